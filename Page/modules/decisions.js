// Decisions and undo. The static report keeps them as commands; a served review sends each one before it is shown.
"use strict";
(() => {
  const S = window.Snapfarm,
    made = new Map(),
    history = [];
  const WORD = { accepted: "Accepted", rejected: "Rejected", skipped: "Skipped" };
  S.decision = id => made.get(id);
  S.needsDecision = r => Boolean(S.STATUS[r.status].decidable) && !S.isDiff();
  S.pending = () => S.state.doc.results.filter(S.needsDecision);
  S.undecided = list => list.filter(r => S.needsDecision(r) && !made.has(r.id));

  const refusal = r => {
    if (S.isDiff()) return "This page compares, and has nothing to decide";
    return r && S.STATUS[r.status].open
      ? "Nothing to decide: it has to be repaired first"
      : "Nothing to decide here: it already passed";
  };
  S.decide = (results, what, label) => {
    const list = results.filter(S.needsDecision);
    if (!list.length) return S.toast(refusal(results[0]));
    history.push(list.map(r => [r.id, made.get(r.id)]));
    for (const r of list) made.set(r.id, what);
    S.emit("decide");
    const one = list.length === 1 && S.nameOn(list[0]);
    S.toast(`${WORD[what]} ${label || one || S.things(list.length)}`, true);
  };
  S.undo = () => {
    const last = history.pop();
    if (!last) return S.toast("Nothing to undo");
    for (const [id, old] of last) old ? made.set(id, old) : made.delete(id);
    S.emit("decide");
    if (last.length === 1) S.select("result", last[0][0]);
    S.toast(last.length === 1 ? "Undone" : `Undone for ${S.things(last.length)}`);
  };

  /** A key or button of deciding: `a r s` for the snapshot shown, `A R S` for its group. */
  S.act = key => {
    const r = S.current(),
      g = S.currentGroup(),
      what = { a: "accepted", r: "rejected", s: "skipped" }[key.toLowerCase()];
    if (!g) return;
    if (key !== key.toLowerCase() || !r) {
      const left = S.undecided(g.members),
        list = left.length ? left : g.members;
      S.decide(list, what, list.length > 1 && g.real && `${S.things(list.length)}: ${S.groupTitle(g)}`);
    } else S.decide([r], what);
    if (!S.needsDecision(r ?? g.members[0])) return;
    if (S.undecided(S.pending()).length) S.nextUndecided();
    else S.toast(`All ${S.number(S.pending().length)} are decided`, true);
  };

  S.toast = (text, undo) => {
    const again = () => {
      el.remove();
      S.undo();
    };
    const el = S.h(
      "div",
      { class: "toast" },
      S.h("span", {}, text),
      undo && S.h("button", { onclick: again }, "Undo"),
    );
    S.$("toasts").replaceChildren(el);
    setTimeout(() => el.remove(), undo ? 6000 : 3500);
  };
  S.copy = async text => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = S.h("textarea", { class: "sr", "aria-hidden": "true" });
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    S.toast("Copied");
  };
})();
