// Header: counts by status (they filter), facts of the run, progress, theme.
"use strict";
(() => {
  const S = window.Snapfarm;
  const toggle = k => {
    const { hidden } = S.state;
    hidden.has(k) ? hidden.delete(k) : hidden.add(k);
    drawChips();
    S.emit("filter");
  };
  const drawChips = () => {
    const count = {};
    for (const r of S.state.doc.results) count[r.status] = (count[r.status] ?? 0) + 1;
    const chips = Object.entries(S.STATUS)
      .filter(([k]) => count[k])
      .map(([k, { word }]) => {
        const number = S.h("span", { class: "num" }, S.number(count[k]));
        const props = {
          class: "chip",
          "data-status": k,
          "aria-pressed": String(!S.state.hidden.has(k)),
          title: `Show or hide: ${word}`,
        };
        return S.h("button", { ...props, onclick: () => toggle(k) }, S.icon(k), number, word);
      });
    const focused = [...S.$("chips").children].indexOf(document.activeElement);
    S.$("chips").replaceChildren(...chips);
    chips[focused]?.focus();
  };
  S.drawChips = drawChips;

  const drawProgress = () => {
    const all = S.pending().length,
      done = all - S.undecided(S.state.doc.results).length,
      el = S.$("progress");
    const text = `${S.number(done)} of ${S.number(all)} decided`;
    el.hidden = !all;
    for (const [k, v] of [
      ["max", all],
      ["now", done],
      ["text", text],
    ])
      el.setAttribute("aria-value" + k, v);
    el.querySelector(".progress-fill").style.transform = `scaleX(${all ? done / all : 0})`;
    el.querySelector(".progress-text").textContent = text;
  };

  const nameTheme = () => {
    S.$("theme").setAttribute("aria-label", `Theme: ${S.theme.choice()}. Change`);
    S.$("theme").title = `Theme: ${S.theme.choice()} (t)`;
  };
  S.cycleTheme = () => {
    S.theme.next();
    nameTheme();
    S.toast(`Theme: ${S.theme.choice()}`);
  };

  const title = () => {
    const { results } = S.state.doc,
      suite = S.visible(S.state.doc.suite),
      open = results.filter(r => S.STATUS[r.status].open).length;
    const words = open ? `${S.number(open)} to look at` : (S.state.doc.run.title ?? "Nothing to review");
    document.title = `${words} · ${suite} · Snapfarm`;
    S.$("suite").textContent = suite;
    S.$("suite").title = suite;
  };
  S.startHeader = () => {
    const { run } = S.state.doc,
      fact = (k, v) => v && S.h("div", {}, S.h("dt", {}, k), S.h("dd", {}, v));
    const facts = [
      fact("Branch", run.branch),
      fact("at", run.commit),
      fact("Plan", run.plan),
      fact("Compared", run.compared),
    ];
    const notices = [run.incomplete && `These results are not of everything: ${run.incomplete}.`, run.notice];
    S.$("notice").textContent = S.visible(notices.filter(Boolean).join(" "));
    S.$("notice").hidden = !S.$("notice").textContent;
    S.$("facts").replaceChildren(...facts.filter(Boolean));
    S.$("theme").addEventListener("click", S.cycleTheme);
    S.theme.onChange(() => S.emit("view"));
    title();
    nameTheme();
    drawChips();
    drawProgress();
    S.on("decide", drawProgress);
  };
})();
