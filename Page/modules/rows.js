// The rows of the list: findings, groups, results.
"use strict";
(() => {
  const S = window.Snapfarm;
  S.ROW = { findings: 56, group: 56, item: 66 };

  const DECISION = { accepted: "accept", rejected: "reject", skipped: "skip" };
  S.decisionTag = d => d && S.h("span", { class: "decision", "data-d": d }, S.icon(DECISION[d]), d);

  const percent = (a, b) => (100 * a) / b + "%";
  const thumb = r => {
    const path = r.actual ?? r.expected,
      size = r.actualSize ?? r.expectedSize;
    if (!path || !size) return S.h("div", { class: "thumb none", "aria-hidden": "true" }, S.icon(r.status));
    const [w, h] = size.map(n => Math.max(1, n)),
      k = Math.min(38 / w, 52 / h);
    const load = { loading: "lazy", decoding: "async", draggable: "false" };
    const image = S.h("img", { src: S.pictureURL(path), alt: "", ...load });
    const frame = S.h(
      "span",
      { style: { width: `${Math.max(2, w * k)}px`, height: `${Math.max(2, h * k)}px` } },
      image,
    );
    if (r.box) {
      const [x, y, bw, bh] = r.box;
      frame.append(
        S.h("i", {
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
