// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart09 {
  static let text: StaticString = #"""
              style: { left: percent(x, w), top: percent(y, h), width: percent(bw, w), height: percent(bh, h) },
            }),
          );
        }
        return S.h("div", { class: "thumb", "aria-hidden": "true" }, frame);
      };
      const text = (title, ...sub) =>
        S.h(
          "div",
          { class: "row-text" },
          S.h("div", { class: "row-title" }, title),
          S.h("div", { class: "row-sub" }, sub),
        );
      const count = (n, words) => S.h("span", { class: "count", "aria-label": words }, S.number(n));

      const findingsRow = (row, common) => {
        const worst = S.state.findings.some(f => f.severity === "error") ? "error" : "within-tolerance";
        return S.h(
          "div",
          { ...common, class: "row group findings", "data-status": worst },
          S.h("span", { class: "twist none" }),
          text("Diagnostics", S.h("span", {}, row.words)),
          count(row.n, row.words),
        );
      };
      const groupRow = (row, common) => {
        const g = row.g,
          all = row.members.filter(S.needsDecision).length,
          left = S.undecided(row.members).length;
        const more = all > 0 && left < all && `· ${S.number(all - left)} decided`;
        return S.h(
          "div",
          { ...common, class: "row group", "aria-expanded": String(row.open), "data-status": g.status },
          S.h("span", { class: "twist" }, S.icon("chevron")),
          text(
            S.groupName(g),
            S.h("span", { class: "status" }, S.icon(g.status), S.STATUS[g.status].word),
            more && S.h("span", {}, more),
          ),
          count(row.members.length, S.things(row.members.length)),
        );
      };
      const itemRow = (row, common) => {
        const r = row.r,
          word = S.STATUS[r.status].word,
          g = S.groupOf(r),
          isAlone = row.level === 1 || !g.real || g.scenes.length > 1;
        return S.h(
          "div",
          { ...common, class: "row item", "aria-posinset": row.pos, "aria-setsize": row.of, "data-status": r.status },
          thumb(r),
          text(
            isAlone ? S.longName(r) : S.shortName(r),
            S.h("span", { class: "status", title: word }, S.icon(r.status), S.h("span", { class: "sr" }, word)),
            S.h("span", { class: "num cut" }, S.rowText(r)),
          ),
          S.decisionTag(S.decision(r.id)),
        );
      };
      /** The element of a row; `onclick` gets the event. */
      S.buildRow = (row, onclick) => {
        const { selected } = S.state,
          isSelected = selected?.type === row.type && selected.id === row.id;
        const common = {
          id: "row-" + row.i,
          role: "treeitem",
          "aria-level": row.level,
          "aria-selected": String(isSelected),
          onclick,
          style: { transform: `translateY(${row.y}px)` },
        };
        return { findings: findingsRow, group: groupRow, result: itemRow }[row.type](row, common);
      };
    })();
    // The list: a virtual tree of groups and results. Only the rows in sight exist; heights are fixed.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        H = S.ROW,
        OVERSCAN = 6;
      let rows = [],
        live = new Map(),
        frame = 0;

      const haystack = r =>
        (r.hay ??= [
          r.id,
          r.deviceName,
          r.platform,
          r.status,
          r.message,
          ...r.explanation.map(S.lineText),
          ...r.findings.map(f => f.message),
        ]
          .join(" ")
          .toLowerCase());
      const matches = r => {
        const s = S.state;
        if (s.hidden.has(r.status) || (s.device && r.device !== s.device)) return false;
        return s.words.every(w => haystack(r).includes(w));
      };
      const isFiltered = () => S.state.text !== "" || S.state.device !== "" || S.state.hidden.size > 0;

      const findingsWords = () => {
        const n = {};
        for (const f of S.state.findings) n[f.severity] = (n[f.severity] ?? 0) + 1;
        return ["error", "warning", "note"]
          .filter(s => n[s])
          .map(s => S.plural(n[s], s))
          .join(", ");
      };
      const collect = () => {
        const out = [];
        let y = 0;
        const add = (row, h) => {
          out.push({ ...row, y, h, i: out.length });
          y += h;
        };
        if (S.state.findings.length && !isFiltered())
          add(
            { type: "findings", id: "findings", level: 1, words: findingsWords(), n: S.state.findings.length },
            H.findings,
          );
        for (const g of S.state.groups) {
          const members = g.members.filter(matches);
          if (!members.length) continue;
          if (g.real && g.members.length === 1) {
            add({ type: "result", id: members[0].id, r: members[0], level: 1 }, H.item);
            continue;
          }
          const open = !S.state.collapsed.has(g.id) || (S.state.text !== "" && S.STATUS[g.status].open);
          add({ type: "group", id: g.id, g, members, open, level: 1 }, H.group);
          if (open)
            members.forEach((r, i) =>
              add({ type: "result", id: r.id, r, level: 2, pos: i + 1, of: members.length }, H.item),
            );
        }
        return [out, y];
      };
      const clear = () => {
        for (const el of live.values()) el.remove();
        live.clear();
      };
      const rebuild = () => {
        S.state.words = S.state.text.toLowerCase().split(/\s+/).filter(Boolean);
        const [all, height] = collect();
        rows = all;
        S.$("tree-body").style.height = height + "px";
        repaint();
      };
      const repaint = () => {
        clear();
        paint();
        foot();
      };

      const firstInSight = top => {
        let lo = 0,
          hi = rows.length;
        while (lo < hi) {
          const m = (lo + hi) >> 1;
          if (rows[m].y + H.item < top) lo = m + 1;
          else hi = m;
        }
        return lo;
      };
      const click = row => e => (e.target.closest(".twist") && row.type === "group" ? toggle(row.id) : pick(row));
      const paint = () => {
        frame = 0;
        const tree = S.$("tree"),
          body = S.$("tree-body"),
          top = tree.scrollTop,
          bottom = top + tree.clientHeight,
          keep = new Set();
        const from = firstInSight(top);
        for (let i = Math.max(0, from - OVERSCAN); i < rows.length && (rows[i].y < bottom || i - from < OVERSCAN); i++)
          keep.add(rows[i]);
        for (const [row, el] of live)
          if (!keep.has(row)) {
            el.remove();
            live.delete(row);
          }
        for (const row of keep)
          if (!live.has(row)) {
            const el = S.buildRow(row, click(row));
            live.set(row, el);
            body.append(el);
          }
        const at = index();
        if (at >= 0 && live.has(rows[at])) tree.setAttribute("aria-activedescendant", "row-" + at);
        else tree.removeAttribute("aria-activedescendant");
        stick(top);
        sayEmpty(body);
      };
      // The name of the group whose rows fill the view.
      const stick = top => {
        const g = rows.findLast(x => x.level === 1 && x.y < top),
          stuck = g?.type === "group" && g.open && top > g.y + 22;
        S.$("sticky").hidden = !stuck;
        if (!stuck) return;
        const icon = S.h("span", { class: "status" }, S.icon(g.g.status)),
          n = S.h("span", { class: "count" }, S.number(g.members.length));
        const props = { tabindex: -1, "data-status": g.g.status, onclick: () => pick(g) };
        S.$("sticky").replaceChildren(S.h("button", props, icon, S.h("span", {}, S.groupName(g.g)), n));
      };
      const sayEmpty = body => {
        const none = body.querySelector(".list-empty");
        if (rows.length) none?.remove();
        else if (!none)
          body.append(
            S.h(
              "p",
              { class: "list-empty" },
              isFiltered()
                ? [
                    `No ${S.isDiff() ? "picture" : "snapshot"} matches. `,
                    S.h("button", { class: "quiet", onclick: S.clearFilters }, "Clear the filters"),
                  ]
                : `No ${S.isDiff() ? "picture" : "snapshot"} was part of this run.`,
            ),
          );
      };

      const index = () => rows.findIndex(x => x.type === S.state.selected?.type && x.id === S.state.selected.id);
      const reveal = () => {
        const r = S.current(),
          tree = S.$("tree");
        if (r && S.state.collapsed.delete(S.groupOf(r).id)) rebuild();
        const row = rows[index()];
        if (row && row.y - 8 < tree.scrollTop) tree.scrollTop = Math.max(0, row.y - H.group);
        else if (row && row.y + row.h + 8 > tree.scrollTop + tree.clientHeight)
          tree.scrollTop = row.y + row.h - tree.clientHeight + 24;
        repaint();
      };
      const shownResults = () => rows.flatMap(x => (x.type === "group" ? x.members : x.level === 1 && x.r ? [x.r] : []));
      const foot = () => {
        const shown = shownResults(),
          open = S.undecided(shown),
          b = S.$("accept-all");
        S.$("list-count").textContent = `${S.things(shown.length)} shown`;
        b.hidden = !open.length;
        b.textContent = b.dataset.sure
          ? `Really accept ${S.number(open.length)}?`
          : `Accept all shown (${S.number(open.length)})`;
        b.onclick = () => {
          if (b.dataset.sure) {
            delete b.dataset.sure;
            S.decide(open, "accepted");
            return;
          }
          b.dataset.sure = "1";
          setTimeout(() => {
            delete b.dataset.sure;
            foot();
          }, 4000);
          foot();
        };
      };
      const toggle = id => {
        S.state.collapsed.has(id) ? S.state.collapsed.delete(id) : S.state.collapsed.add(id);
        rebuild();
      };
      const pick = row => {
        S.select(row.type, row.id);
        S.closeList?.();
      };

      // A group row is a step where it is folded: its results are not in the list.
      const isStep = x => x.type !== "group" || !x.open;
      /** The row that many steps away. */
      S.peek = n => {
        const at = index(),
          list = rows.filter(isStep),
          here = list.indexOf(rows[at]);
        if (here >= 0) return list[here + n];
        return n > 0 ? rows.slice(at + 1).find(isStep) : rows.slice(0, Math.max(0, at)).findLast(isStep);
      };
      S.step = n => {
        const row = S.peek(n);
        if (row) S.select(row.type, row.id);
      };
      S.position = () => {
        const list = rows.filter(x => x.type === "result");
        return { at: list.findIndex(x => x.id === S.state.selected?.id) + 1, of: list.length };
      };
      S.nextUndecided = () => {
        const from = index(),
          open = x => x.type === "result" && S.undecided([x.r]).length;
        const row = rows.slice(from + 1).find(open) ?? rows.find(open);
        if (row) S.select("result", row.id);
        else repaint();
      };
      S.clearFilters = () => {
        Object.assign(S.state, { text: "", device: "" });
        S.state.hidden.clear();
        S.$("search").value = S.$("device-filter").value = "";
        S.emit("filter");
        S.drawChips();
      };

      const go = row => row && S.select(row.type, row.id);
      const unfold = (row, at) => row?.type === "group" && (row.open ? go(rows[at + 1]) : toggle(row.id));
      const fold = (row, at) => {
        if (row?.type === "group" && row.open) toggle(row.id);
        else if (row?.level === 2) go(rows.slice(0, at).findLast(x => x.type === "group"));
      };
      const onKey = e => {
        if (e.ctrlKey || e.metaKey || e.altKey) return;
        const at = index(),
          row = rows[at];
        const act = {
          ArrowDown: () => go(rows[at + 1]),
          ArrowUp: () => go(rows[at - 1]),
          Home: () => go(rows[0]),
          End: () => go(rows.at(-1)),
          ArrowRight: () => unfold(row, at),
          ArrowLeft: () => fold(row, at),
        }[e.key];
        if (!act) return;
        e.preventDefault();
        e.stopPropagation();
        act();
      };
      const collapseAll = () => {
        const { groups, collapsed } = S.state,
          any = groups.some(g => !collapsed.has(g.id));
        for (const g of groups) {
          if (any) collapsed.add(g.id);
          else if (S.STATUS[g.status].open) collapsed.delete(g.id);
        }
        S.$("collapse-all").textContent = any ? "Expand groups" : "Collapse groups";
        rebuild();
      };
      S.startList = () => {
        const tree = S.$("tree"),
          pickDevice = S.$("device-filter"),
          names = new Map(S.state.doc.results.map(r => [r.device, r.deviceName]));
        if (S.isDiff()) S.$("search").placeholder = "Filter by name or text";
        pickDevice.hidden = names.size < 2;
        pickDevice.append(
          S.h("option", { value: "" }, "All devices"),
          ...[...names].map(([id, name]) => S.h("option", { value: id }, name)),
        );
        pickDevice.onchange = () => {
          S.state.device = pickDevice.value;
          S.emit("filter");
        };
        S.$("search").oninput = e => {
          S.state.text = e.target.value.trim();
          S.emit("filter");
        };
        S.$("collapse-all").onclick = collapseAll;
        const later = () => {
          frame ||= requestAnimationFrame(paint);
        };
        tree.addEventListener("scroll", later, { passive: true });
        new ResizeObserver(later).observe(tree);
        tree.addEventListener("keydown", onKey);
        S.on("filter", rebuild);
        S.on("select", reveal);
        S.on("decide", repaint);
        rebuild();
      };
    })();
    // The layers of a pane: checkerboard, picture, grid and values, edge, rows that came or went, outlines, masks, regions, cursor.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        v = S.view,
        GRID = 8,
        VALUES = 56;
      const colours = () => ({
        expected: S.token("--expected-mark"),
        actual: S.token("--actual-mark"),
        halo: S.token("--halo"),
        surface: S.token("--surface"),
        ink: S.token("--ink"),
        accent: S.token("--accent"),
        line: S.token("--line-strong"),
        size: S.token("--st-size-changed"),

    """#
}
