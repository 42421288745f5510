// The results document: what is left out is filled in here, once, so that no other module has to ask.
"use strict";
(() => {
  const S = window.Snapfarm;

  // A picture stands beside the page; nothing else is ever fetched.
  const picture = path =>
    typeof path === "string" && /^[\w-][\w./-]*\.png$/.test(path) && !path.includes("..") ? path : null;
  const shown = status => (Object.hasOwn(S.STATUS, status) ? status : "error");
  const complete = (r, doc) => {
    const list = name => r[name] ?? [];
    Object.assign(r, {
      status: shown(r.status),
      deviceName: r.deviceName ?? r.device,
      variant: r.variant ?? "",
      expected: picture(r.expected),
      actual: picture(r.actual),
      diff: picture(r.diff),
      explanation: list("explanation"),
      views: list("views"),
      clusters: list("clusters"),
      shifts: list("shifts"),
      masks: list("masks"),
      notes: list("notes"),
      facts: list("facts"),
      findings: list("findings").map(i => doc.findings[i]),
    });
    if (r.box && !r.clusters.length && r.counts) r.clusters = [{ box: r.box, pixels: r.counts.different }];
    r.rows = r.shifts.find(s => s.kind === "rows-inserted" || s.kind === "rows-removed");
    // The page's own map compares rows in their new places.
    if (r.rows) r.diff = null;
    r.message ??= r.findings.find(f => f.severity === "error")?.message;
    r.stem ??= r.id;
    for (const f of r.findings) f.results.push(r);
  };
  const group = (g, members) => {
    const status = members.some(r => r.status !== members[0].status) ? "changed" : members[0].status;
    return { ...g, members, status, scenes: [...new Set(members.map(r => r.scene))] };
  };
  // Groups of changes in the order of the run, then one for each status, what needs a look before what does not.
  const groups = doc => {
    const members = new Map();
    for (const r of doc.results) {
      const id = r.group ?? "status:" + r.status;
      if (!members.has(id)) members.set(id, []);
      members.get(id).push(r);
    }
    const real = doc.groups
      .filter(g => members.has(g.id))
      .map(g => group({ ...g, real: g.kind !== "engine" }, members.get(g.id)));
    const sections = Object.keys(S.STATUS)
      .filter(s => members.has("status:" + s))
      .map(s => group({ id: "status:" + s, kind: "section", real: false }, members.get("status:" + s)));
    return [...real.filter(g => g.real), ...real.filter(g => !g.real), ...sections];
  };

  // `diff` has words of its own, and shows its own picture of a difference.
  const renameForDiff = () => {
    S.STATUS.changed.word = "different";
    S.STATUS.unchanged.word = "identical";
    S.MODES.find(([id]) => id === "heat")[1] = "Difference";
  };

  /** Takes the results document and shows the page. */
  S.load = doc => {
    const s = S.state;
    doc.findings = (doc.findings ?? []).map((f, i) => ({ ...f, id: i, results: [] }));
    doc.groups ??= [];
    for (const r of doc.results) complete(r, doc);
    s.doc = doc;
    if (S.isDiff()) renameForDiff();
    Object.assign(s, { findings: doc.findings, groups: groups(doc) });
    s.byId = new Map(doc.results.map(r => [r.id, r]));
    s.groupOf = new Map(s.groups.flatMap(g => g.members.map(r => [r.id, g])));
    for (const g of s.groups) if (!S.STATUS[g.status].open) s.collapsed.add(g.id);
    S.start();
  };
})();
