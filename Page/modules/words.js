// Words for people: statuses, numbers, headlines. What changed is said from views and properties where they are known,
// otherwise from the numbers of the comparison.
"use strict";
(() => {
  const S = window.Snapfarm;

  /** The word, and whether a person has to look, and can decide. The icon is the symbol `i-<status>`. */
  S.STATUS = {
    changed: { word: "changed", open: true, decidable: true },
    "size-changed": { word: "size changed", open: true, decidable: true },
    missing: { word: "missing", open: true, decidable: true },
    added: { word: "added", open: true },
    removed: { word: "removed", open: true },
    unreadable: { word: "unreadable", open: true },
    error: { word: "error", open: true },
    "within-tolerance": { word: "within tolerance" },
    recorded: { word: "recorded" },
    updated: { word: "updated" },
    rendered: { word: "rendered" },
    unchanged: { word: "unchanged" },
  };
  S.MODES = [
    ["side", "Side by side"],
    ["slider", "Slider"],
    ["onion", "Onion skin"],
    ["blink", "Blink"],
    ["heat", "Heat map"],
    ["crops", "Changed only"],
  ];

  S.number = n => n.toLocaleString("en-US");
  S.plural = (n, one, many = one + "s") => `${S.number(n)} ${n === 1 ? one : many}`;
  /** A number of what the page is about. */
  S.things = n => S.plural(n, S.isDiff() ? "picture" : "snapshot");
  S.percent = (a, b) => {
    const p = (100 * a) / Math.max(1, b);
    return p > 0 && p < 0.001 ? "under 0.001 %" : `${p < 0.1 ? p.toFixed(3) : p.toFixed(1)} %`;
  };
  S.size = s => (s ? `${s[0]} × ${s[1]}` : "none");
  S.status = (s, text) => S.h("span", { class: "tag", "data-status": s }, S.icon(s), text ?? S.STATUS[s].word);
  S.place = at => (at?.file ? [at.file, at.line, at.column].filter(x => x != null).join(":") : "");
  S.capital = text => text.charAt(0).toUpperCase() + text.slice(1);

  const SHIFTS = {
    "rows-inserted": s => `${S.plural(s.count, "row")} inserted at y=${s.at}`,
    "rows-removed": s => `${S.plural(s.count, "row")} removed at y=${s.at}`,
    "columns-inserted": s => `${S.plural(s.count, "column")} inserted at x=${s.at}`,
    "columns-removed": s => `${S.plural(s.count, "column")} removed at x=${s.at}`,
    moved: s => `moved by ${s.dx}, ${s.dy} pixels`,
  };
  const shiftText = r => {
    // More of them are another text rather than something that moved; then numbers say more.
    if (!r.shifts.length || r.shifts.length > 2) return null;
    if (!r.shifts.every(s => Object.hasOwn(SHIFTS, s.kind))) return null;
    const left = r.shifts.reduce((sum, s) => sum + s.remaining, 0);
    const rest = left === 0 ? "the rest identical" : left > 0 && `${S.plural(left, "pixel")} beside it`;
    return r.shifts.map(s => SHIFTS[s.kind](s)).join(", ") + (rest ? `, ${rest}` : "");
  };
  const sizeText = r => {
    const [a, b] = [r.expectedSize, r.actualSize];
    if (!a || !b) return "The size changed";
    const step = (d, one) => d !== 0 && `${d > 0 ? "+" : "−"}${S.plural(Math.abs(d), one)}`;
    const steps = [step(b[0] - a[0], "column"), step(b[1] - a[1], "row")].filter(Boolean).join(", ");
    return `Expected ${a[0]}×${a[1]}, got ${b[0]}×${b[1]}` + (steps && ` (${steps})`);
  };
  const differ = n => `${S.number(n)} ${n === 1 ? "pixel differs" : "pixels differ"}`;
  const countsText = r => {
    const c = r.counts,
      n = r.clusterCount ?? r.clusters.length;
    if (!c) return "Pixels differ";
    const of = `${S.number(c.different)} of ${S.plural(c.total, "pixel")} ${c.different === 1 ? "differs" : "differ"}`;
    return `${of}, largest step ${c.maxDelta}` + (n > 1 ? `, in ${S.plural(n, "region")}` : "");
  };
  const allowed = t =>
    t?.maxDiffPixels != null ? `${S.number(t.maxDiffPixels)} are allowed` : "within what is allowed";
  const HEADLINES = {
    changed: r => shiftText(r) ?? countsText(r),
    "size-changed": r => [sizeText(r), shiftText(r)].filter(Boolean).join("; "),
    missing: () => "New: there is no reference to compare with",
    added: () => "Only the second folder has this picture",
    removed: () => "Only the first folder has this picture",
    unreadable: () => "The reference cannot be read",
    error: r => {
      if (S.isDiff()) return "This pair could not be compared";
      return r.actual ? "This snapshot must not be trusted" : "This snapshot could not be drawn";
    },
    "within-tolerance": r =>
      r.counts ? `${differ(r.counts.different)}, ${allowed(r.tolerance)}` : "Within tolerance",
    recorded: () => "Recorded as a new reference",
    updated: () => "Recorded over a reference that differed",
    rendered: () => "Drawn; nothing was compared",
    unchanged: () => (S.isDiff() ? "Identical" : "Equal to the reference, pixel for pixel"),
  };
  /** One sentence: what changed. */
  S.headline = r => {
    if (r.explanation.length) return S.groupOf(r).title ?? S.lineText(r.explanation[0]);
    return S.capital(HEADLINES[r.status](r));
  };

  const SECTIONS = {
    changed: "pictures changed",
    "size-changed": "sizes changed",
    missing: "no reference yet",
    added: "only in the second folder",
    removed: "only in the first folder",
    unreadable: "the reference cannot be read",
    error: "could not be drawn",
    "within-tolerance": "passed within tolerance",
    recorded: "recorded",
    updated: "recorded over another",
    rendered: "drawn",
    unchanged: "equal to the reference",
  };
  const DIFF_SECTIONS = {
    changed: "pictures differ",
    error: "could not be compared",
    "within-tolerance": "within what was allowed",
    unchanged: "identical",
  };
  const change = r =>
    shiftText(r) ??
    (r.status === "size-changed" ? sizeText(r) : r.counts ? differ(r.counts.different) : "pixels differ");
  /** What the members of a group share. */
  S.groupTitle = g => {
    if (g.title) return g.title;
    if (S.isDiff() && DIFF_SECTIONS[g.status]) return DIFF_SECTIONS[g.status];
    if (g.kind === "engine") return "references of another engine";
    return g.kind === "change" ? change(g.members[0]) : SECTIONS[g.status];
  };
  /** A group in the list: the scene, or how many, and what they share. */
  S.groupName = g => {
    if (!g.real) return S.capital(S.groupTitle(g));
    return `${g.scenes.length === 1 ? g.scenes[0] : S.plural(g.scenes.length, "scene")}: ${S.groupTitle(g)}`;
  };
  /** A result where its scene is said already, and where it is not. */
  S.shortName = r => [r.deviceName, r.variant].filter(Boolean).join(", ");
  S.longName = r => [r.scene, S.shortName(r)].filter(Boolean).join(" · ");
  /** The same in a sentence. */
  S.nameOn = r => [r.scene, S.shortName(r)].filter(Boolean).join(" on ");
  /** What a row of the list says below the name. */
  S.rowText = r => {
    const line = r.explanation[0];
    if (line) return `${line.property} ${line.old} → ${line.new}`;
    if (r.status === "error" || r.status === "unreadable") return r.message ?? S.STATUS[r.status].word;
    if (r.status === "missing") return "no reference yet";
    if (r.counts?.different || r.shifts.length || r.status === "size-changed") return change(r);
    return S.size(r.actualSize ?? r.expectedSize);
  };

  /** `view — property old → new`, as a row of parts. A colour value shows its swatch. */
  S.changeLine = l => {
    const value = v => [/^#[0-9a-f]{6}$/i.test(v) && S.h("i", { class: "swatch", style: { background: v } }), v];
    const what = S.h("span", { class: "what" }, S.h("b", {}, l.view), " — " + l.property);
    if (l.delta) return S.h("li", { class: "change-line" }, what, S.h("span", { class: "new step" }, l.delta));
    return S.h(
      "li",
      { class: "change-line" },
      what,
      S.h("span", { class: "old" }, S.h("span", { class: "sr" }, "from "), value(l.old)),
      S.h("span", { class: "arrow", "aria-hidden": "true" }, "→"),
      S.h("span", { class: "new" }, S.h("span", { class: "sr" }, "to "), value(l.new)),
    );
  };
  S.lineText = l => `${l.view} — ${l.property} ${l.old} → ${l.new}`;
  /** The lines of a group: a line equal on all members as it is, a number that moved equally as its step. */
  S.sharedLines = members =>
    members[0].explanation.flatMap((l, i) => {
      const all = members.map(r => r.explanation[i]);
      if (all.some(x => !x || x.view !== l.view || x.property !== l.property)) return [];
      if (all.every(x => x.old === l.old && x.new === l.new)) return [l];
      const steps = new Set(all.map(x => Math.round((parseFloat(x.new) - parseFloat(x.old)) * 100) / 100)),
        [d] = steps;
      if (steps.size !== 1 || !Number.isFinite(d)) return [];
      const unit = l.new.replace(/^[\d.,\s-]+/, "");
      return [{ view: l.view, property: l.property, delta: `${d > 0 ? "+" : "−"}${Math.abs(d)} ${unit}` }];
    });
})();
