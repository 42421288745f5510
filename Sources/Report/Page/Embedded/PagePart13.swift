// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart13 {
  static let text: StaticString = #"""
          masks && press("masks", "Masks", "m"),
        );
      };
      const zoomTools = () => {
        zoomValue = S.h("span", { class: "zoom-value" });
        return S.h(
          "div",
          { class: "zoom", role: "group", "aria-label": "Zoom" },
          small("Zoom out (−)", () => S.zoomCentre(1 / 1.5), "−"),
          zoomValue,
          small("Zoom in (+)", () => S.zoomCentre(1.5), "+"),
          S.h("button", { class: "button", title: "Fit (0)", onclick: S.fit }, "Fit"),
        );
      };
      const drawNumbers = () => {
        const r = S.current(),
          scale = S.view.scale;
        if (!r) return;
        if (zoomValue)
          zoomValue.textContent = scale >= 8 ? `${scale.toFixed(0)} × pixel` : `${Math.round(scale * 100)} %`;
        if (clusterValue)
          clusterValue.textContent =
            S.state.cluster < 0
              ? S.plural(r.clusters.length, "region")
              : `${S.state.cluster + 1} of ${r.clusters.length}`;
        document
          .querySelectorAll(".cluster-list button")
          .forEach((b, i) => b.setAttribute("aria-current", String(i === S.state.cluster)));
      };

      const hex = p =>
        "#" +
        [...p.subarray(0, 3)]
          .map(x => x.toString(16).padStart(2, "0"))
          .join("")
          .toUpperCase();
      const value = (side, pic, at) => {
        const p = pic?.rgba(at.x, at.y),
          mark = S.h("i", { class: "key-mark inline " + side });
        if (p)
          return S.h(
            "span",
            { class: "px" },
            mark,
            S.h("i", { class: "swatch", style: { background: hex(p) } }),
            S.h("b", {}, hex(p)),
            ` ${[...p].join(" ")}`,
          );
        return S.h("span", { class: "px" }, mark, p === undefined && pic ? "not readable in this report" : "outside");
      };
      const HINT = "Point at a picture to read its pixels. Scroll zooms, drag pans, z goes to pixels.";
      const contains = ([x, y, w, h], at) => at.x >= x && at.y >= y && at.x < x + w && at.y < y + h;
      const drawReadout = () => {
        if (!readout) return;
        const at = S.view.hover,
          pair = S.shownPair(),
          r = S.current();
        if (!at || !pair || !r) return readout.replaceChildren(S.h("span", { class: "hint first" }, HINT));
        const e = pair.expected?.rgba(at.x, at.y),
          a = pair.actual?.rgba(at.x, at.y);
        const step = e && a ? Math.max(...[0, 1, 2, 3].map(i => Math.abs(e[i] - a[i]))) : null;
        const inside = r.views.find(w => (w.new || w.old) && contains(w.new ?? w.old, at));
        const parts = [
          S.h("span", { class: "pos" }, "x ", S.h("b", {}, String(at.x)), " y ", S.h("b", {}, String(at.y))),
          r.expected && value("expected", pair.expected, at),
          r.actual && value("actual", pair.actual, at),
          step === 0 && S.h("span", { class: "same" }, "equal"),
          step > 0 && S.h("span", { class: "differ" }, `differs by ${step}`),
          inside && S.h("span", { class: "hint in-view" }, "in " + inside.id),
        ];
        readout.replaceChildren(...parts.filter(Boolean));
      };

      const showText = (...parts) => {
        host = null;
        S.$("stage").replaceChildren(...parts);
      };
      const showList = (explanation, fill) => {
        host = S.h("div", { class: "panes bare" });
        S.$("stage").replaceChildren(explanation, host);
        fill(host);
      };
      const noPicture = r =>
        S.h(
          "div",
          { class: "scroll centred" },
          S.h(
            "p",
            { class: "message" },
            S.icon(r.status),
            ` This report carries no pictures of ${S.isDiff() ? "pairs" : "snapshots"} that are `,
            `${S.STATUS[r.status].word}. `,
            r.reference && ["The reference is ", S.h("code", {}, r.reference), "."],
          ),
        );
      const present = (r, pair, isCrops) => {
        const size = [0, 1].map(i => Math.max(r.expectedSize?.[i] ?? 0, r.actualSize?.[i] ?? 0, 1));
        if (isCrops) {
          host.classList.add("bare");
          S.showCrops(host, r, pair);
        } else {
          Object.assign(S.view, {
            bottom: ["onion", "blink"].includes(S.state.mode) ? 76 : 20,
            width: size[0],
            height: size[1],
          });
          S.view.fitted ||= lastShown !== r.id;
          S.showPanes(host, r, pair, S.state.mode);
          if (S.view.fitted) S.fit();
        }
        lastShown = r.id;
        drawNumbers();
      };
      const showPictures = async (r, mine) => {
        host = S.h("div", { class: "panes" });
        readout = S.h("div", { class: "readout-text", "aria-hidden": "true" });
        const isCrops = S.state.mode === "crops" && r.clusters.length > 0 && r.expected && r.actual;
        const parts = [
          S.explainResult(r),
          tools(r),
          S.h("div", { class: "panes-wrap" }, host),
          S.h("div", { class: "readout", hidden: isCrops }, readout, zoomTools()),
        ];
        S.$("stage").replaceChildren(...parts.filter(Boolean));
        drawReadout();
        try {
          const pair = await S.openPair(r);
          if (mine === ticket) present(r, pair, isCrops);
        } catch (e) {
          if (mine === ticket) host.replaceChildren(S.h("p", { class: "message unread", role: "alert" }, e.message));
        }
        const next = S.peek(1)?.r;
        if (next && mine === ticket) S.openPair(next).catch(() => {});
      };
      S.drawStage = () => {
        const r = S.current(),
          g = S.currentGroup(),
          mine = ++ticket;
        S.flip = null;
        S.forgetPanes();
        readout = zoomValue = clusterValue = null;
        if (S.state.selected?.type === "findings") return showList(S.explainFindings(), S.showFindings);
        if (!g) return showText(S.emptyState());
        if (!r) return showList(S.explainGroup(g), box => S.showGroup(box, g));
        if (r.status === "error" || r.status === "unreadable") return showText(S.explainResult(r), S.errorCard(r));
        if (!r.expected && !r.actual) return showText(S.explainResult(r), noPicture(r));
        return showPictures(r, mine);
      };
      S.setMode = mode => {
        if (S.state.mode === mode) return;
        S.state.mode = mode;
        S.drawStage();
      };
      const onDecide = () => {
        const r = S.current();
        if (r) document.querySelector(".explain")?.replaceWith(S.explainResult(r));
        else if (S.currentGroup()) S.drawStage();
      };
      S.startStage = () => {
        S.on("select", S.drawStage);
        S.on("decide", onDecide);
        S.on("hover", drawReadout);
        S.on("view", drawNumbers);
        S.on("cluster", drawNumbers);
      };
    })();
    // The right column: decide, numbers, regions, files, commands. Also the bar of actions on narrow screens.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        REGIONS = 12;
      const section = (title, ...body) => S.h("section", {}, title && S.h("h3", {}, title), ...body);
      const pairs = list =>
        S.h(
          "dl",
          { class: "pairs" },
          list.filter(Boolean).map(([k, v, mono]) => [S.h("dt", {}, k), S.h("dd", { class: mono ? "mono" : "num" }, v)]),
        );
      const command = text =>
        S.h(
          "div",
          { class: "command" },
          S.h("pre", {}, text),
          S.h(
            "button",
            { class: "icon-button", "aria-label": "Copy the command", title: "Copy", onclick: () => S.copy(text) },
            S.icon("copy"),
          ),
        );
      const key = k => S.h("kbd", { "aria-hidden": "true" }, k);

      const decide = (r, g) => {
        const left = S.undecided(g.members).length,
          act = (k, icon, text, look, off) =>
            S.h("button", { class: "button" + look, disabled: off, onclick: () => S.act(k) }, S.icon(icon), text, key(k));
        const rest = left
          ? `Accept the ${left === g.members.length ? "group" : "rest"}, ${S.things(left)}`
          : "The whole group is decided";
        return section(
          "Decide",
          S.h(
            "div",
            { class: "decide" },
            r
              ? act("a", "accept", "Accept", " primary wide")
              : act("A", "accept", `Accept all ${S.number(left)}`, " primary wide"),
            act(r ? "r" : "R", "reject", "Reject", ""),
            act(r ? "s" : "S", "skip", "Skip", ""),
            r && g.real && g.members.length > 1 && act("A", "accept", rest, " wide", !left),
          ),
        );
      };
      const numbers = r => {
        const c = r.counts,
          t = r.tolerance;
        if (!c) return null;
        return section(
          "Difference",
          pairs([
            ["Pixels", `${S.number(c.different)} of ${S.number(c.total)}`],
            ["Share", S.percent(c.different, c.total)],
            c.maxDelta != null && ["Largest channel step", String(c.maxDelta)],
            c.meanDelta != null && ["Mean channel step", String(c.meanDelta)],
            c.forgiven > 0 && ["Forgiven as antialiasing", S.number(c.forgiven)],
            c.belowThreshold > 0 && ["Below the threshold", S.number(c.belowThreshold)],
            c.masked > 0 && ["Left out by masks", S.number(c.masked)],
            ...r.facts.map(f => [f.name, f.value]),
            t?.maxDiffPixels != null && ["Allowed", S.plural(t.maxDiffPixels, "pixel")],
          ]),
        );
      };
      const region = (cluster, i) => {
        const [x, y, w, h] = cluster.box;
        return S.h(
          "li",
          {},
          S.h(
            "button",
            { onclick: () => S.goCluster(i) },
            S.h("span", { class: "n" }, String(i + 1)),
            S.h("span", {}, `${w} × ${h}`, S.h("small", {}, ` at ${x}, ${y}`)),
            S.h("small", {}, `${S.number(cluster.pixels)} px`),
          ),
        );
      };
      const regions = r => {
        const all = r.clusterCount ?? r.clusters.length;
        if (!r.clusters.length) return null;
        return section(
          S.plural(all, "region"),
          S.h("ul", { class: "cluster-list" }, r.clusters.slice(0, REGIONS).map(region)),
          all > REGIONS && S.h("p", { class: "note" }, `${S.number(all - REGIONS)} more`),
        );
      };
      const legend = r => {
        const rows = r.expected && r.actual && S.legend(r);
        return rows && section(`Colours of the ${r.diff ? "difference" : "heat map"}`, rows);
      };
      const sizes = r => {
        if (S.isDiff() && !r.expectedSize && !r.actualSize) return null;
        const [a, b] = [r.expectedSize, r.actualSize],
          step = (d, word) => d !== 0 && `${d > 0 ? "+" : "−"}${S.plural(Math.abs(d), word)}`;
        const change = a && b && [step(b[0] - a[0], "column"), step(b[1] - a[1], "row")].filter(Boolean).join(", ");
        const same = a && b && !change;
        return section(
          "Size",
          pairs([
            same && ["Both", S.size(a) + " px"],
            !same && (a || r.status === "missing") && ["Expected", a ? `${S.size(a)} px` : "no reference"],
            !same && ["Actual", b ? `${S.size(b)} px` : "not drawn"],
            change && ["Difference", change],
            r.scale && ["Scale", `@${r.scale}x`],
            r.platform && ["Platform", r.platform],
          ]),
        );
      };
      const compared = ({ expected, actual }) => [
        expected && ["Expected", expected, true],
        actual && ["Actual", actual, true],
      ];
      const files = r =>
        section(
          "Files",
          pairs(
            r.files
              ? compared(r.files)
              : [
                  r.source && ["Source", S.place(r.source), true],
                  ["Reference", r.reference ?? "none yet", true],
                  r.digest && ["Pixels", r.digest.slice(0, 12), true],
                ],
          ),
        );
      const found = r =>
        r.findings.length > 0 &&
        section(S.plural(r.findings.length, "diagnostic"), r.findings.slice(0, 20).map(S.finding));
      const groupFacts = g => {
        const total = g.members.reduce((n, m) => n + (m.counts?.different ?? 0), 0),
          left = S.undecided(g.members).length;
        return section(
          "Group",
          pairs([
            [S.isDiff() ? "Pictures" : "Snapshots", S.number(g.members.length)],
            g.members.some(S.needsDecision) && ["Still to decide", S.number(left)],
            total > 0 && ["Differing pixels", S.number(total)],
            !S.isDiff() && g.scenes.length > 1 && ["Scenes", S.number(g.scenes.length)],
          ]),
        );
      };
      const NOTE =
        "Moves the pending picture into place without drawing again. Refused if the reference has changed since.";
      const WRITE = "This report cannot write files. Run this in the suite's folder.";
      const decisions = cmds => section("Your decisions", cmds.map(command), S.h("p", { class: "note" }, WRITE));
      const runFacts = run =>
        section(
          "Run",
          pairs([
            run.command && ["Command", run.command, true],
            run.compared && ["Compared", run.compared],
            run.record && ["Recording", run.record],
          ]),
          run.engine?.length > 0 &&
            S.h(
              "details",
              { class: "engine" },
              S.h("summary", {}, "Drawn with"),
              S.h(
                "ul",
                { class: "mono" },
                run.engine.map(x => S.h("li", {}, x)),
              ),
            ),
        );

      const drawBar = (r, g, can) => {
        const bar = S.$("actions-bar"),
          left = g ? S.undecided(g.members).length : 0;
        const mini = (k, icon, text, look = "") =>
          S.h(
            "button",
            { class: "button" + look, disabled: !can, onclick: () => S.act(r ? k : k.toUpperCase()) },
            S.icon(icon),
            text,
          );
        const arrow = (icon, name, n) =>
          S.h("button", { class: "button", "aria-label": name, onclick: () => S.step(n) }, S.icon(icon));
        const decide = S.isDiff()
          ? [S.h("span", { class: "gap" })]
          : [
              mini("r", "reject", "Reject"),
              mini("s", "skip", "Skip"),
              mini("a", "accept", r ? "Accept" : `Accept ${S.number(left)}`, " primary"),
            ];
        bar.hidden = !g;
        bar.replaceChildren(arrow("left", "Previous", -1), ...decide, arrow("right", "Next", 1));
      };
      const draw = () => {
        const r = S.current(),
          g = S.currentGroup(),
          can = r ? S.needsDecision(r) : g && g.members.some(S.needsDecision),
          cmds = S.commands();
        const parts = [
          g && can && decide(r, g),
          r && numbers(r),
          r && regions(r),
          r && legend(r),
          r && r.status !== "error" && found(r),
          r && sizes(r),
          r && files(r),
          !r && g && groupFacts(g),
          can &&
            section(
              "Without this page",
              command(S.commandFor("accept", r ? [r] : g.members)),
              S.h("p", { class: "note" }, NOTE),
            ),
        ];
        if (cmds.length) parts[S.undecided(S.pending()).length ? "push" : "unshift"](decisions(cmds));
        parts.push(runFacts(S.state.doc.run));
        S.$("details").replaceChildren(...parts.filter(Boolean));

    """#
}
