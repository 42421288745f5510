// The theme, before anything is painted: the page is always told which one is shown, so there is one dark table.
"use strict";
window.Snapfarm = (() => {
  const dark = matchMedia("(prefers-color-scheme: dark)"),
    choices = ["system", "light", "dark"];
  let choice = "system",
    changed = () => {};
  const apply = () => {
    document.documentElement.dataset.theme = choice === "system" ? (dark.matches ? "dark" : "light") : choice;
    changed();
  };
  try {
    const kept = localStorage.getItem("snapfarm.theme");
    if (choices.includes(kept)) choice = kept;
  } catch {} // a browser may keep nothing for a file
  dark.addEventListener("change", apply);
  apply();
  return {
    theme: {
      choice: () => choice,
      next() {
        choice = choices[(choices.indexOf(choice) + 1) % choices.length];
        try {
          localStorage.setItem("snapfarm.theme", choice);
        } catch {}
        apply();
      },
      onChange(fn) {
        changed = fn;
      },
    },
  };
})();
