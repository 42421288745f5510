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
