// The centre: explanation first, then the tools, the panes and the read-out.
"use strict";
(() => {
  const S = window.Snapfarm;
  let host = null,
    readout = null,
    zoomValue = null,
    clusterValue = null,
    ticket = 0,
    lastShown = null;

  const small = (name, fn, content) =>
    S.h("button", { class: "icon-button", "aria-label": name, title: name, onclick: fn }, content);
  const onModeKey = i => e => {
    const d = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!d) return;
    e.preventDefault();
    S.setMode(S.MODES[(i + d + S.MODES.length) % S.MODES.length][0]);
    document.querySelector('.segments [aria-checked="true"]')?.focus();
  };
  const modes = () =>
    S.h(
      "div",
      { class: "segments", role: "radiogroup", "aria-label": "View" },
      S.MODES.map(([id, name], i) => {
        const on = S.state.mode === id,
          props = { role: "radio", "aria-checked": String(on), tabindex: on ? 0 : -1, title: `${name} (${i + 1})` };
        return S.h(
          "button",
          { ...props, onclick: () => S.setMode(id), onkeydown: onModeKey(i) },
          name,
          S.h("small", { "aria-hidden": "true" }, String(i + 1)),
        );
      }),
    );
  const press = (key, name, hint) => {
    const flip = e => {
      S.state[key] = !S.state[key];
      e.currentTarget.setAttribute("aria-pressed", String(S.state[key]));
      S.paintPanes();
    };
    return S.h(
      "button",
      { class: "button", "aria-pressed": String(S.state[key]), title: `${name} (${hint})`, onclick: flip },
      name,
    );
  };
  const tools = r => {
    const both = r.expected && r.actual,
      regions = r.clusters.length > 0,
      marks = r.views.length > 0 || Boolean(r.rows),
      masks = r.masks.length > 0;
    clusterValue = S.h("span", { class: "zoom-value" });
    if (!both && !regions && !marks && !masks) return null;
    const walk = [
      small("Previous region (p)", () => S.previousCluster(), S.icon("left")),
      clusterValue,
      small("Next region (n)", () => S.goCluster(S.state.cluster + 1), S.icon("right")),
    ];
    return S.h(
      "div",
      { class: "toolbar", role: "toolbar", "aria-label": "View tools" },
      both && modes(),
      S.h("span", { class: "gap" }),
      regions && S.h("span", { class: "set" }, walk),
      regions && press("boxes", "Regions", "b"),
      marks && press("outlines", "Outlines", "o"),
      masks && press("masks", "Masks", "m"),
    );
  };
  const zoomTools = () => {
    zoomValue = S.h("span", { class: "zoom-value" });
    return S.h(
      "div",
      { class: "zoom", role: "group", "aria-label": "Zoom" },
      small("Zoom out (−)", () => S.zoomCentre(1 / 1.5), "−"),
      zoomValue,
      small("Zoom in (+)", () => S.zoomCentre(1.5), "+"),
      S.h("button", { class: "button", title: "Fit (0)", onclick: S.fit }, "Fit"),
    );
  };
  const drawNumbers = () => {
    const r = S.current(),
      scale = S.view.scale;
    if (!r) return;
    if (zoomValue)
      zoomValue.textContent = scale >= 8 ? `${scale.toFixed(0)} × pixel` : `${Math.round(scale * 100)} %`;
    if (clusterValue)
      clusterValue.textContent =
        S.state.cluster < 0
          ? S.plural(r.clusters.length, "region")
          : `${S.state.cluster + 1} of ${r.clusters.length}`;
    document
      .querySelectorAll(".cluster-list button")
      .forEach((b, i) => b.setAttribute("aria-current", String(i === S.state.cluster)));
  };

  const hex = p =>
    "#" +
    [...p.subarray(0, 3)]
      .map(x => x.toString(16).padStart(2, "0"))
      .join("")
      .toUpperCase();
  const value = (side, pic, at) => {
    const p = pic?.rgba(at.x, at.y),
      mark = S.h("i", { class: "key-mark inline " + side });
    if (p)
      return S.h(
        "span",
        { class: "px" },
        mark,
        S.h("i", { class: "swatch", style: { background: hex(p) } }),
        S.h("b", {}, hex(p)),
        ` ${[...p].join(" ")}`,
      );
    return S.h("span", { class: "px" }, mark, p === undefined && pic ? "not readable in this report" : "outside");
  };
  const HINT = "Point at a picture to read its pixels. Scroll zooms, drag pans, z goes to pixels.";
  const contains = ([x, y, w, h], at) => at.x >= x && at.y >= y && at.x < x + w && at.y < y + h;
  const drawReadout = () => {
    if (!readout) return;
    const at = S.view.hover,
      pair = S.shownPair(),
      r = S.current();
    if (!at || !pair || !r) return readout.replaceChildren(S.h("span", { class: "hint first" }, HINT));
    const e = pair.expected?.rgba(at.x, at.y),
      a = pair.actual?.rgba(at.x, at.y);
    const step = e && a ? Math.max(...[0, 1, 2, 3].map(i => Math.abs(e[i] - a[i]))) : null;
    const inside = r.views.find(w => (w.new || w.old) && contains(w.new ?? w.old, at));
    const parts = [
      S.h("span", { class: "pos" }, "x ", S.h("b", {}, String(at.x)), " y ", S.h("b", {}, String(at.y))),
      r.expected && value("expected", pair.expected, at),
      r.actual && value("actual", pair.actual, at),
      step === 0 && S.h("span", { class: "same" }, "equal"),
      step > 0 && S.h("span", { class: "differ" }, `differs by ${step}`),
      inside && S.h("span", { class: "hint in-view" }, "in " + inside.id),
    ];
    readout.replaceChildren(...parts.filter(Boolean));
  };

  const showText = (...parts) => {
    host = null;
    S.$("stage").replaceChildren(...parts);
  };
  const showList = (explanation, fill) => {
    host = S.h("div", { class: "panes bare" });
    S.$("stage").replaceChildren(explanation, host);
    fill(host);
  };
  const noPicture = r =>
    S.h(
      "div",
      { class: "scroll centred" },
      S.h(
        "p",
        { class: "message" },
        S.icon(r.status),
        ` This report carries no pictures of ${S.isDiff() ? "pairs" : "snapshots"} that are `,
        `${S.STATUS[r.status].word}. `,
        r.reference && ["The reference is ", S.h("code", {}, r.reference), "."],
      ),
    );
  const present = (r, pair, isCrops) => {
    const size = [0, 1].map(i => Math.max(r.expectedSize?.[i] ?? 0, r.actualSize?.[i] ?? 0, 1));
    if (isCrops) {
      host.classList.add("bare");
      S.showCrops(host, r, pair);
    } else {
      Object.assign(S.view, {
        bottom: ["onion", "blink"].includes(S.state.mode) ? 76 : 20,
        width: size[0],
        height: size[1],
      });
      S.view.fitted ||= lastShown !== r.id;
      S.showPanes(host, r, pair, S.state.mode);
      if (S.view.fitted) S.fit();
    }
    lastShown = r.id;
    drawNumbers();
  };
  const showPictures = async (r, mine) => {
    host = S.h("div", { class: "panes" });
    readout = S.h("div", { class: "readout-text", "aria-hidden": "true" });
    const isCrops = S.state.mode === "crops" && r.clusters.length > 0 && r.expected && r.actual;
    const parts = [
      S.explainResult(r),
      tools(r),
      S.h("div", { class: "panes-wrap" }, host),
      S.h("div", { class: "readout", hidden: isCrops }, readout, zoomTools()),
    ];
    S.$("stage").replaceChildren(...parts.filter(Boolean));
    drawReadout();
    try {
      const pair = await S.openPair(r);
      if (mine === ticket) present(r, pair, isCrops);
    } catch (e) {
      if (mine === ticket) host.replaceChildren(S.h("p", { class: "message unread", role: "alert" }, e.message));
    }
    const next = S.peek(1)?.r;
    if (next && mine === ticket) S.openPair(next).catch(() => {});
  };
  S.drawStage = () => {
    const r = S.current(),
      g = S.currentGroup(),
      mine = ++ticket;
    S.flip = null;
    S.forgetPanes();
    readout = zoomValue = clusterValue = null;
    if (S.state.selected?.type === "findings") return showList(S.explainFindings(), S.showFindings);
    if (!g) return showText(S.emptyState());
    if (!r) return showList(S.explainGroup(g), box => S.showGroup(box, g));
    if (r.status === "error" || r.status === "unreadable") return showText(S.explainResult(r), S.errorCard(r));
    if (!r.expected && !r.actual) return showText(S.explainResult(r), noPicture(r));
    return showPictures(r, mine);
  };
  S.setMode = mode => {
    if (S.state.mode === mode) return;
    S.state.mode = mode;
    S.drawStage();
  };
  const onDecide = () => {
    const r = S.current();
    if (r) document.querySelector(".explain")?.replaceWith(S.explainResult(r));
    else if (S.currentGroup()) S.drawStage();
  };
  S.startStage = () => {
    S.on("select", S.drawStage);
    S.on("decide", onDecide);
    S.on("hover", drawReadout);
    S.on("view", drawNumbers);
    S.on("cluster", drawNumbers);
  };
})();
