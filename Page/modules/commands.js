// The shortest commands that carry out decisions: everything, whole scenes, then single snapshots. A short form is used
// only where nothing else is pending that it would take along.
"use strict";
(() => {
  const S = window.Snapfarm,
    WIDTH = 72;
  const quote = s => (/^[\w./@:+%~][\w./@:+%~-]*$/.test(s) ? s : `'${s.replaceAll("'", "'\\''")}'`);
  S.quote = quote;
  const folder = r => r.stem.split("/")[0];
  const byFolder = list => {
    const out = new Map();
    for (const r of list) out.set(folder(r), [...(out.get(folder(r)) ?? []), r]);
    return out;
  };

  const words = list => {
    const all = S.pending(),
      others = S.state.doc.run.otherPending;
    if (others && !others.length && list.length === all.length && list.length > 1) return [];
    const whole = byFolder(all);
    return [...byFolder(list)].flatMap(([name, mine]) => {
      const isWhole = others && !others.includes(name) && mine.length === whole.get(name).length && mine.length > 1;
      return isWhole ? [quote(name + "/*")] : mine.map(r => quote(r.stem));
    });
  };
  const command = (verb, list) => {
    const lines = ["snapfarm " + verb];
    for (const word of words(list)) {
      const line = `${lines.at(-1)} ${word}`;
      if (line.length <= WIDTH || lines.at(-1) === "") lines[lines.length - 1] = line;
      else lines.push(` ${word}`);
    }
    return lines.join(" \\\n ");
  };

  /** The command for some results, decided or not. */
  S.commandFor = (verb, results) => command(verb, results.filter(S.needsDecision));
  /** The commands for all decisions made. */
  S.commands = () =>
    [
      ["accepted", "accept"],
      ["rejected", "reject"],
    ].flatMap(([what, verb]) => {
      const list = S.pending().filter(r => S.decision(r.id) === what);
      return list.length ? [command(verb, list)] : [];
    });
})();
