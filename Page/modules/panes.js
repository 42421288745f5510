// A pane: a canvas that paints its layers through the shared viewport, and the pointer on it.
"use strict";
(() => {
  const S = window.Snapfarm,
    v = S.view,
    L = S.layers;
  let panes = [],
    pair = null,
    result = null,
    frame = 0;

  const paintPane = (pane, k) => {
    const dpr = devicePixelRatio || 1,
      { canvas } = pane,
      w = Math.round(v.paneW * dpr),
      h = Math.round(v.paneH * dpr);
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
    }
    const c = canvas.getContext("2d");
    c.setTransform(dpr, 0, 0, dpr, 0, 0);
    c.clearRect(0, 0, v.paneW, v.paneH);
    pane.paint(c, dpr, k);
    if (S.state.outlines && result.rows && result.actualSize) L.shiftedRows(c, result, pane.side, dpr, k);
    if (S.state.outlines && pane.side !== "diff") L.outlines(c, result, pane.side, dpr, k);
    if (S.state.masks) L.masks(c, result, dpr, k);
    if (S.state.boxes) L.brackets(c, result, dpr, k);
    L.cursor(c, dpr, k);
  };
  const paintAll = () => {
    frame = 0;
    if (!pair || !result) return;
    const k = L.colours();
    for (const p of panes) paintPane(p, k);
  };
  S.paintPanes = () => {
    frame ||= requestAnimationFrame(paintAll);
  };

  const bind = pane => {
    const { canvas, el } = pane;
    const fingers = new Map();
    let spread = 0;
    const at = e => {
      const b = canvas.getBoundingClientRect();
      return [e.clientX - b.left, e.clientY - b.top];
    };
    canvas.addEventListener(
      "wheel",
      e => {
        e.preventDefault();
        if (e.shiftKey) S.panBy(-e.deltaY - e.deltaX, 0);
        else S.zoomAt(...at(e), Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0022)));
      },
      { passive: false },
    );
    canvas.addEventListener("pointerdown", e => {
      canvas.setPointerCapture(e.pointerId);
      fingers.set(e.pointerId, at(e));
      spread = 0;
      el.classList.add("panning");
    });
    canvas.addEventListener("pointermove", e => {
      const p = at(e),
        old = fingers.get(e.pointerId);
      if (old && fingers.size === 1) S.panBy(p[0] - old[0], p[1] - old[1]);
      if (old) fingers.set(e.pointerId, p);
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()],
          d = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (spread) S.zoomAt((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, d / spread);
        spread = d;
      }
      v.hover = S.toPicture(...p);
      S.emit("hover");
      S.paintPanes();
    });
    const up = e => {
      fingers.delete(e.pointerId);
      spread = 0;
      el.classList.remove("panning");
    };
    canvas.addEventListener("pointerup", up);
    canvas.addEventListener("pointercancel", up);
    canvas.addEventListener("pointerleave", () => {
      v.hover = null;
      S.emit("hover");
      S.paintPanes();
    });
    canvas.addEventListener("dblclick", e => S.zoomAt(...at(e), 2));
    canvas.addEventListener("keydown", e => {
      const d = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[e.key];
      if (d) {
        e.preventDefault();
        S.panBy(...d);
      }
    });
  };
  const makePane = (side, name, note, paint, labelClass = "") => {
    const canvas = S.h("canvas", {
      tabindex: 0,
      role: "img",
      "aria-label": `${name} picture of ${S.longName(result)}. Arrow keys pan, plus and minus zoom.`,
    });
    const el = S.h(
      "div",
      { class: "pane" },
      canvas,
      S.h(
        "div",
        { class: "pane-label " + labelClass },
        S.h("i", { class: "key-mark " + side }),
        name,
        note && S.h("span", {}, note),
      ),
    );
    const pane = { el, canvas, side, paint };
    bind(pane);
    panes.push(pane);
    return pane;
  };

  const measure = () => {
    if (!panes[0]?.el.isConnected) return;
    S.paneSized(panes[0].el.clientWidth, panes[0].el.clientHeight);
    S.paintPanes();
  };
  const sizes = new ResizeObserver(measure);
  /** Shows a result in a mode, or side by side where the mode needs a picture that does not exist. */
  S.showPanes = (host, r, pictures, mode) => {
    panes = [];
    pair = pictures;
    result = r;
    host.replaceChildren();
    const usable = pair.expected && pair.actual && (mode !== "heat" || pair.heat()) ? mode : "side";
    S.layouts[usable](host, { pair, result, makePane });
    sizes.disconnect();
    if (!panes.length) return;
    sizes.observe(panes[0].el);
    measure();
  };
  S.forgetPanes = () => {
    panes = [];
    pair = result = null;
  };
  S.shownPair = () => pair;
  for (const e of ["view", "cluster"]) S.on(e, S.paintPanes);
})();
