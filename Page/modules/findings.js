// What was found while drawing: warnings and errors, each once, with its place and the snapshots concerned.
"use strict";
(() => {
  const S = window.Snapfarm,
    ORDER = ["error", "warning", "note"],
    MOST = 12;

  /** The lines of a file around a place, the place marked. */
  S.sourceLines = f => {
    if (!f.source?.lines?.length) return null;
    const row = (text, i) => {
      const n = f.source.first + i,
        isHit = n === f.line,
        at = (f.column ?? 1) - 1;
      const word = isHit ? (/^[^\s,\]}]+/.exec(text.slice(at)) ?? [""])[0] : "";
      const parts = isHit ? [text.slice(0, at), S.h("u", {}, word), text.slice(at + word.length)] : [text];
      return S.h("div", { class: isHit && "hit" }, S.h("span", { class: "ln" }, String(n)), parts);
    };
    return S.h(
      "div",
      { class: "source", role: "group", tabindex: 0, "aria-label": "Source, " + S.place(f) },
      f.source.lines.map(row),
    );
  };
  const copyPlace = f =>
    f.file &&
    S.h(
      "button",
      { class: "quiet place", title: "Copy the place", onclick: () => S.copy(S.place(f)) },
      S.icon("copy"),
      S.place(f),
    );
  S.finding = f =>
    S.h(
      "div",
      { class: "finding", "data-severity": f.severity },
      S.h("span", { class: "severity" }, f.severity, f.code && S.h("span", { class: "code" }, f.code)),
      S.h("p", {}, f.message),
      S.h("div", { class: "finding-place" }, copyPlace(f), f.view && S.h("span", {}, "view ", S.h("b", {}, f.view))),
    );

  // What one place of a file causes is one finding, though views, devices and numbers differ; the first is told.
  const merged = () => {
    const out = new Map();
    for (const f of S.state.findings) {
      const key = f.file ? [f.code, f.severity, S.place(f)].join("\n") : "finding " + f.id,
        known = out.get(key);
      if (known) known.results.push(...f.results);
      else out.set(key, { first: f, results: [...f.results] });
    }
    return [...out.values()].sort((a, b) => ORDER.indexOf(a.first.severity) - ORDER.indexOf(b.first.severity));
  };
  const extent = results => {
    if (!results.length) return null;
    const links = results
      .slice(0, MOST)
      .map(r => S.h("button", { class: "quiet", onclick: () => S.select("result", r.id) }, S.longName(r)));
    const more = results.length > MOST && S.h("span", {}, `and ${S.number(results.length - MOST)} more`);
    return S.h(
      "details",
      { class: "extent" },
      S.h("summary", {}, "On ", S.things(results.length)),
      S.h("div", {}, links, more),
    );
  };
  S.showFindings = host => {
    const list = merged().map(({ first, results }) =>
      S.h("li", { class: "message-card" }, S.finding(first), S.sourceLines(first), extent([...new Set(results)])),
    );
    host.replaceChildren(S.h("div", { class: "scroll" }, S.h("ul", { class: "findings-list" }, list)));
  };
})();
