// One viewport for all panes: zoom and pan are shared, so panes cannot drift apart. Units: CSS px per picture pixel.
"use strict";
(() => {
  const S = window.Snapfarm,
    MIN = 0.05,
    MAX = 96;
  const v = {
    scale: 1,
    cx: 0,
    cy: 0,
    fitted: true,
    width: 1,
    height: 1,
    paneW: 1,
    paneH: 1,
    top: 52,
    bottom: 20,
    hover: null,
  };
  S.view = v;
  const changed = () => S.emit("view");
  const clampScale = s => Math.min(MAX, Math.max(MIN, s));

  S.frameView = (w, h) => {
    v.width = w;
    v.height = h;
    S.fit();
  };
  S.fit = () => {
    v.fitted = true;
    v.scale = clampScale(Math.min((v.paneW - 32) / v.width, (v.paneH - v.top - v.bottom) / v.height));
    v.cx = v.width / 2;
    v.cy = v.height / 2 - (v.top - v.bottom) / 2 / v.scale;
    changed();
  };
  S.paneSized = (w, h) => {
    if (w === v.paneW && h === v.paneH) return;
    v.paneW = w;
    v.paneH = h;
    if (v.fitted) S.fit();
    else changed();
  };
  /** Zooms by a factor and keeps the picture point under (px, py) of a pane still. */
  S.zoomAt = (px, py, factor) => {
    const s = clampScale(v.scale * factor),
      dx = px - v.paneW / 2,
      dy = py - v.paneH / 2;
    v.cx += dx / v.scale - dx / s;
    v.cy += dy / v.scale - dy / s;
    v.scale = s;
    v.fitted = false;
    hold();
    changed();
  };
  S.zoomCentre = factor => S.zoomAt(v.paneW / 2, v.paneH / 2, factor);
  S.panBy = (dx, dy) => {
    v.cx -= dx / v.scale;
    v.cy -= dy / v.scale;
    v.fitted = false;
    hold();
    changed();
  };
  const hold = () => {
    v.cx = Math.min(v.width, Math.max(0, v.cx));
    v.cy = Math.min(v.height, Math.max(0, v.cy));
  };
  S.zoomTo = (scale, cx = v.cx, cy = v.cy) => {
    v.scale = clampScale(scale);
    v.cx = cx;
    v.cy = cy;
    v.fitted = false;
    changed();
  };
  S.showBox = ([x, y, w, h]) => {
    const k = Math.min((v.paneW - 96) / w, (v.paneH - 150) / h);
    S.zoomTo(Math.max(0.5, Math.min(8, k >= 1 ? Math.floor(k) : k)), x + w / 2, y + h / 2);
  };
  /** z: fit, then actual size, then pixels of the current cluster. */
  S.cycleZoom = () => {
    const r = S.current(),
      c = r?.clusters[Math.max(0, S.state.cluster)]?.box;
    if (v.fitted) {
      const p = c ?? [v.cx, v.cy, 0, 0];
      S.zoomTo(1, p[0] + p[2] / 2, p[1] + p[3] / 2);
    } else if (v.scale < 16) {
      const p = v.hover ?? (c ? { x: c[0] + Math.min(c[2], 14), y: c[1] + Math.min(c[3], 8) } : { x: v.cx, y: v.cy });
      S.zoomTo(24, p.x, p.y);
    } else S.fit();
  };
  S.toPicture = (px, py) => ({
    x: Math.floor(v.cx + (px - v.paneW / 2) / v.scale),
    y: Math.floor(v.cy + (py - v.paneH / 2) / v.scale),
  });
  S.previousCluster = () => S.goCluster(S.state.cluster < 0 ? -1 : S.state.cluster - 1);
  S.goCluster = n => {
    const r = S.current();
    if (!r?.clusters.length) {
      S.toast("This snapshot has no differing region");
      return;
    }
    S.state.cluster = (n + r.clusters.length) % r.clusters.length;
    if (S.state.mode !== "crops") S.showBox(r.clusters[S.state.cluster].box);
    S.emit("cluster");
  };
})();
