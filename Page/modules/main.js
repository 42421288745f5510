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
