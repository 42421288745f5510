// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart13 {
  static let text: StaticString = #"""
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
          ? `Accept the ${left === g.members.length ? "group" : "rest"}, ${S.plural(left, "snapshot")}`
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
        if (!c?.different) return null;
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
      const sizes = r => {
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
      const files = r =>
        section(
          "Files",
          pairs([
            r.source && ["Source", S.place(r.source), true],
            ["Reference", r.reference ?? "none yet", true],
            r.digest && ["Pixels", r.digest.slice(0, 12), true],
          ]),
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
            ["Snapshots", S.number(g.members.length)],
            g.members.some(S.needsDecision) && ["Still to decide", S.number(left)],
            total > 0 && ["Differing pixels", S.number(total)],
            g.scenes.length > 1 && ["Scenes", S.number(g.scenes.length)],
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
        bar.hidden = !g;
        bar.replaceChildren(
          arrow("left", "Previous snapshot", -1),
          mini("r", "reject", "Reject"),
          mini("s", "skip", "Skip"),
          mini("a", "accept", r ? "Accept" : `Accept ${S.number(left)}`, " primary"),
          arrow("right", "Next snapshot", 1),
        );
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
        drawBar(r, g, can);
      };
      S.startDetails = () => {
        S.on("select", draw);
        S.on("decide", draw);
        draw();
      };
    })();
    // Keyboard. One table makes the behaviour and the help, so they cannot disagree.
    "use strict";
    (() => {
      const S = window.Snapfarm;
      const flag = k => () => {
        S.state[k] = !S.state[k];
        S.drawStage();
      };
      const search = () => {
        S.openList?.();
        S.$("search").focus();
      };
      const toGroup = () => S.currentGroup() && S.select("group", S.currentGroup().id);
      const toFirst = () => !S.current() && S.currentGroup() && S.select("result", S.currentGroup().members[0].id);
      const toFindings = () =>
        S.state.findings.length ? S.select("findings", "findings") : S.toast("No diagnostics in this run");
      const TABLE = [
        [
          "Move",
          [
            ["j", "Next snapshot", () => S.step(1)],
            ["k", "Previous snapshot", () => S.step(-1)],
            ["g", "The group of this snapshot", toGroup],
            ["Enter", "First snapshot of the group", toFirst],
            ["d", "Diagnostics of the run", toFindings],
            ["/", "Filter the list", search],
          ],
        ],
        [
          "Decide",
          [
            ["a", "Accept", () => S.act("a")],
            ["r", "Reject", () => S.act("r")],
            ["s", "Skip", () => S.act("s")],
            ["A", "Accept the whole group", () => S.act("A")],
            ["R", "Reject the whole group", () => S.act("R")],
            ["S", "Skip the whole group", () => S.act("S")],
            ["u", "Undo", () => S.undo()],
          ],
        ],
        [
          "View",
          [
            ...S.MODES.map(([id, name], i) => [String(i + 1), name, () => S.setMode(id)]),
            ["Space", "Flip by hand in Blink", () => S.flip?.()],
          ],
        ],
        [
          "Look",
          [
            ["n", "Next changed region", () => S.goCluster(S.state.cluster + 1)],
            ["p", "Previous changed region", () => S.previousCluster()],
            ["z", "Fit, actual size, pixels", () => S.cycleZoom()],
            ["+", "Zoom in", () => S.zoomCentre(1.5)],
            ["-", "Zoom out", () => S.zoomCentre(1 / 1.5)],
            ["0", "Fit", () => S.fit()],
            ["b", "Regions on or off", flag("boxes")],
            ["o", "Outlines on or off", flag("outlines")],
          ],
        ],
        [
          "Page",
          [
            ["t", "Theme: system, light, dark", () => S.cycleTheme()],
            ["?", "This help", () => S.$("help").showModal()],
            ["Esc", "Close, or leave the filter", () => {}],
          ],
        ],
      ];
      const byKey = new Map(TABLE.flatMap(([, list]) => list.map(([key, , fn]) => [key === "Space" ? " " : key, fn])));
      byKey.set("=", byKey.get("+"));

      const escape = (t, isTyping) => {
        if (isTyping) {
          t.blur();
          S.$("tree").focus({ preventScroll: true });
        }
        S.closeList?.();
      };
      const onKey = e => {
        if (e.ctrlKey || e.metaKey || e.altKey || S.$("help").open) return;
        const t = e.target,
          isTyping = t.matches("input:not([type=range]), select, textarea");
        if (e.key === "Escape") return escape(t, isTyping);
        if (isTyping || ((e.key === " " || e.key === "Enter") && t.closest("button, a, summary"))) return;
        const fn = byKey.get(e.key);
        if (!fn) return;
        e.preventDefault();
        fn();
      };
      S.startKeys = () => {
        const help = S.$("help"),
          row = ([key, text]) => S.h("li", {}, S.h("span", {}, text), S.h("span", {}, S.h("kbd", {}, key)));
        help.append(
          S.h(
            "div",
            { class: "help-top" },
            S.h("h2", { id: "help-title" }, "Keyboard"),
            S.h("button", { class: "icon-button", "aria-label": "Close", onclick: () => help.close() }, S.icon("close")),
          ),
          S.h(
            "div",
            { class: "cols" },
            TABLE.map(([title, list]) => S.h("section", {}, S.h("h3", {}, title), S.h("ul", {}, list.map(row)))),
          ),
        );
        help.addEventListener("click", e => e.target === help && help.close());
        S.$("help-open").onclick = () => help.showModal();
        document.addEventListener("keydown", onKey);
      };
    })();
    // Start, the list as a drawer on narrow screens, and the results, which come from the file beside the page.
    "use strict";
    (() => {
      const S = window.Snapfarm;
      const drawer = () => {
        const panel = S.$("list-panel"),
          button = S.$("open-list"),
          scrim = S.$("scrim"),
          narrow = matchMedia("(max-width: 720px)");
        S.openList = () => {

    """#
}
