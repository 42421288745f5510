// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart14 {
  static let text: StaticString = #"""
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
            ["j", "Next", () => S.step(1)],
            ["k", "Previous", () => S.step(-1)],
            ["g", "Its group", toGroup],
            ["Enter", "The first of the group", toFirst],
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
            ["m", "Masks on or off", flag("masks")],
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
            TABLE.filter(([title]) => title !== "Decide" || !S.isDiff()).map(([title, list]) =>
              S.h("section", {}, S.h("h3", {}, title), S.h("ul", {}, list.map(row))),
            ),
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
          if (!narrow.matches) return;
          panel.classList.add("open");
          scrim.hidden = false;
          button.setAttribute("aria-expanded", "true");
          S.$("tree").focus({ preventScroll: true });
        };
        S.closeList = () => {
          if (!panel.classList.contains("open")) return;
          panel.classList.remove("open");
          scrim.hidden = true;
          button.setAttribute("aria-expanded", "false");
          button.focus();
        };
        button.onclick = S.openList;
        S.$("close-list").onclick = S.closeList;
        scrim.onclick = S.closeList;
        narrow.addEventListener("change", S.closeList);
      };

      const wanted = () => {
        try {
          return decodeURIComponent(location.hash.slice(1));
        } catch {
          return "";
        }
      };
      const keepPlace = () => {
        const { type, id } = S.state.selected;
        try {
          history.replaceState(null, "", "#" + encodeURIComponent((type === "result" ? "" : type + ":") + id));
        } catch {} // a browser may refuse this for a file
      };
      const selectFirst = () => {
        const s = S.state,
          place = wanted(),
          first = s.groups.find(g => S.STATUS[g.status].open);
        if (s.byId.has(place)) S.select("result", place);
        else if (s.groups.some(g => "group:" + g.id === place)) S.select("group", place.slice(6));
        else if (first) S.select("result", first.members[0].id);
        else if (s.findings.some(f => f.severity === "error")) S.select("findings", "findings");
        else S.drawStage();
      };
      S.start = () => {
        for (const part of ["Header", "List", "Stage", "Details", "Keys"]) S["start" + part]();
        drawer();
        selectFirst();
        S.on("select", keepPlace);
        S.$("tree").focus({ preventScroll: true });
        performance.mark("snapfarm.shown");
      };

      const noResults = () => {
        const text = S.h(
          "p",
          { class: "message unread", role: "alert" },
          "The results are missing: results.js has to stand beside this page.",
        );
        S.$("stage").replaceChildren(S.h("div", { class: "scroll centred" }, text));
      };
      // A page of one file holds its results. Otherwise they stand beside it, in a script: one that this one adds may run,
      // but none that stands in the page's markup, unless its digest is stated.
      const held = S.$("results");
      if (held) S.load(JSON.parse(held.textContent));
      else document.head.append(S.h("script", { src: "results.js", onerror: noResults }));
    })();
    </script>
    </body>
    </html>

    """#
}
