// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart10 {
  static let text: StaticString = #"""
      });
      const place = (x, y, dpr) => [
        Math.round((v.paneW / 2 + (x - v.cx) * v.scale) * dpr) / dpr,
        Math.round((v.paneH / 2 + (y - v.cy) * v.scale) * dpr) / dpr,
      ];

      let tiles = null;
      const checker = c => {
        if (!tiles) {
          tiles = S.h("canvas", { width: 16, height: 16 });
          const t = tiles.getContext("2d");
          t.fillStyle = "#fff";
          t.fillRect(0, 0, 16, 16);
          t.fillStyle = "#c9cacf";
          t.fillRect(0, 0, 8, 8);
          t.fillRect(8, 8, 8, 8);
        }
        return c.createPattern(tiles, "repeat");
      };
      const drawPicture = (c, pic, dpr, alpha = 1) => {
        if (!pic) return;
        const [x, y] = place(0, 0, dpr),
          w = pic.width * v.scale,
          h = pic.height * v.scale;
        if (alpha === 1) {
          c.fillStyle = checker(c);
          c.fillRect(x, y, w, h);
        } // seen only through transparent pixels
        c.globalAlpha = alpha;
        c.imageSmoothingEnabled = v.scale * dpr < 1;
        c.imageSmoothingQuality = "high";
        c.drawImage(pic.image, x, y, w, h);
        c.globalAlpha = 1;
      };
      const edge = (c, pic, dpr, k) => {
        if (!pic) return;
        const [x, y] = place(0, 0, dpr);
        c.lineWidth = 1;
        c.strokeStyle = k.line;
        c.globalAlpha = 0.55;
        c.strokeRect(x - 0.5, y - 0.5, pic.width * v.scale + 1, pic.height * v.scale + 1);
        c.globalAlpha = 1;
      };
      const haloRect = (c, x, y, w, h, colour, halo, dash) => {
        c.setLineDash([]);
        c.lineWidth = 4;
        c.strokeStyle = halo;
        c.globalAlpha = 0.75;
        c.strokeRect(x, y, w, h);
        c.globalAlpha = 1;
        c.setLineDash(dash);
        c.lineWidth = 2;
        c.strokeStyle = colour;
        c.strokeRect(x, y, w, h);
        c.setLineDash([]);
      };
      const label = (c, text, x, y, bg, fg, align = "left") => {
        c.font = "600 11px " + S.token("--sans");
        const w = c.measureText(text).width + 10;
        if (align === "right") x -= w;
        x = Math.max(2, Math.min(v.paneW - w - 2, x));
        y = Math.max(40, Math.min(v.paneH - 18, y));
        c.fillStyle = bg;
        c.beginPath();
        c.roundRect(x, y, w, 17, 4);
        c.fill();
        c.fillStyle = fg;
        c.textBaseline = "middle";
        c.textAlign = "left";
        c.fillText(text, x + 5, y + 9);
      };
      const outlines = (c, result, side, dpr, k) => {
        for (const view of result.views) {
          const rect = f => {
            const [x, y] = place(f[0], f[1], dpr);
            return [x - 1, y - 1, f[2] * v.scale + 2, f[3] * v.scale + 2];
          };
          const moved = view.old && view.new && String(view.old) !== String(view.new);
          if (view.old && (side !== "actual" || moved)) haloRect(c, ...rect(view.old), k.expected, k.halo, [6, 4]);
          if (view.new && (side !== "expected" || moved)) {
            if (side !== "expected") haloRect(c, ...rect(view.new), k.actual, k.halo, []);
            else if (moved) {
              c.globalAlpha = 0.55;
              haloRect(c, ...rect(view.new), k.actual, k.halo, []);
              c.globalAlpha = 1;
            }
          }
          const f = side === "expected" ? (view.old ?? view.new) : (view.new ?? view.old),
            [x, y] = place(f[0], f[1], dpr);
          label(c, view.id, x - 2, y - 21, side === "expected" ? k.expected : k.actual, k.surface);
        }
      };
      const brackets = (c, result, dpr, k) => {
        result.clusters.forEach((cl, i) => {
          const [bx, by, bw, bh] = cl.box;
          if (result.rows && by === result.rows.at && bh === result.rows.count) return; // the band says it
          const [px, py] = place(bx, by, dpr),
            pad = 6,
            on = i === S.state.cluster;
          const x = px - pad,
            y = py - pad,
            w = bw * v.scale + 2 * pad,
            h = bh * v.scale + 2 * pad,
            n = Math.min(12, w / 3, h / 3);
          const path = () => {
            c.beginPath();
            for (const [ax, ay, sx, sy] of [
              [x, y, 1, 1],
              [x + w, y, -1, 1],
              [x + w, y + h, -1, -1],
              [x, y + h, 1, -1],
            ]) {
              c.moveTo(ax + sx * n, ay);
              c.lineTo(ax, ay);
              c.lineTo(ax, ay + sy * n);
            }
          };
          c.lineCap = "round";
          path();
          c.lineWidth = 4.5;
          c.strokeStyle = k.halo;
          c.globalAlpha = 0.8;
          c.stroke();
          c.globalAlpha = 1;
          path();
          c.lineWidth = on ? 2.5 : 1.75;
          c.strokeStyle = on ? k.accent : k.ink;
          c.stroke();
          c.lineCap = "butt";
          label(c, String(i + 1), x + w + 2, y + h + 4, on ? k.accent : k.ink, k.surface, "right");
        });
      };
      // A band where the rows are that came or went, and a line in the other picture where they are not.
      const shiftedRows = (c, result, side, dpr, k) => {
        const { at, count, kind } = result.rows,
          isGone = kind === "rows-removed",
          sign = isGone ? "−" : "+";
        const [x, y] = place(0, at, dpr),
          width = (isGone ? result.expectedSize : result.actualSize)[0] * v.scale,
          height = count * v.scale;
        if ((side === "expected") !== isGone) {
          const line = (thickness, colour, dash) => {
            c.setLineDash(dash);
            c.lineWidth = thickness;
            c.strokeStyle = colour;
            c.beginPath();
            c.moveTo(x, y);
            c.lineTo(x + width, y);
            c.stroke();
            c.setLineDash([]);
          };
          line(3.5, k.halo, []);
          line(2, k.size, [5, 4]);
          label(c, `${sign}${S.number(count)} here`, x + width + 8, y - 8, k.size, k.surface);
          return;
        }
        c.fillStyle = k.size;
        c.globalAlpha = 0.16;
        c.fillRect(x, y, width, height);
        c.globalAlpha = 1;
        haloRect(c, x, y, width, height, k.size, k.halo, []);
        label(c, `${sign}${S.plural(count, "row")}`, x + width + 8, y + height / 2 - 8, k.size, k.surface);
      };
      const grid = (c, pic, dpr, numbers) => {
        if (!pic || v.scale < GRID) return;
        const a = S.toPicture(0, 0),
          b = S.toPicture(v.paneW, v.paneH),
          x0 = Math.max(0, a.x),
          y0 = Math.max(0, a.y),
          x1 = Math.min(pic.width, b.x + 1),
          y1 = Math.min(pic.height, b.y + 1);
        const [tx, ty] = place(x0, y0, dpr),
          w = (x1 - x0) * v.scale,
          h = (y1 - y0) * v.scale,
          strength = Math.min(1, (v.scale - GRID + 4) / 20);
        const lines = (every, alpha) => {
          c.beginPath();
          for (let x = x0; x <= x1; x++)
            if (x % every === 0) {
              const p = Math.round((tx + (x - x0) * v.scale) * dpr) / dpr;
              c.moveTo(p, ty);
              c.lineTo(p, ty + h);
            }
          for (let y = y0; y <= y1; y++)
            if (y % every === 0) {
              const p = Math.round((ty + (y - y0) * v.scale) * dpr) / dpr;
              c.moveTo(tx, p);
              c.lineTo(tx + w, p);
            }
          c.lineWidth = 1;
          c.strokeStyle = `rgb(128 128 134 / ${alpha * strength})`;
          c.stroke();
        };
        lines(1, 0.38);
        lines(10, 0.8);
        if (!numbers || v.scale < VALUES) return;
        c.font = `500 ${Math.min(13, v.scale / 5.4)}px ` + S.token("--mono");
        c.textAlign = "center";
        c.textBaseline = "middle";
        for (let y = y0; y < y1; y++)
          for (let x = x0; x < x1; x++) {
            const p = pic.rgba(x, y);
            if (!p) return;
            c.fillStyle = p[0] * 0.299 + p[1] * 0.587 + p[2] * 0.114 > 140 ? "#111" : "#fff";
            const mx = tx + (x - x0 + 0.5) * v.scale,
              my = ty + (y - y0 + 0.5) * v.scale,
              step = v.scale / 4.4;
            for (let i = 0; i < 3; i++) c.fillText(p[i], mx, my + (i - 1) * step);
          }
      };
      const cursor = (c, dpr, k) => {
        if (!v.hover) return;
        const [x, y] = place(v.hover.x, v.hover.y, dpr),
          s = Math.max(v.scale, 5),
          o = (s - v.scale) / 2;
        c.lineWidth = 3.5;
        c.strokeStyle = k.halo;
        c.strokeRect(x - o, y - o, s, s);
        c.lineWidth = 1.5;
        c.strokeStyle = k.accent;
        c.strokeRect(x - o, y - o, s, s);
      };

      // What is left out of the comparison: hatched and outlined in a grey that is neither expected nor actual.
      const masks = (c, result, dpr, k) => {
        for (const m of result.masks) {
          const points = m.polygon ?? corners(m.box);
          if (!points.length) continue;
          const at = points.map(([x, y]) => place(x, y, dpr));
          c.save();
          c.beginPath();
          at.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
          c.closePath();
          c.setLineDash([2, 3]);
          c.lineWidth = 3.5;
          c.strokeStyle = k.halo;
          c.stroke();
          c.lineWidth = 1.75;
          c.strokeStyle = k.ink;
          c.stroke();
          c.clip();
          hatch(c, at, k);
          c.restore();
          label(c, "not compared", at[0][0], at[0][1] - 19, k.ink, k.surface);
        }
      };
      const corners = ([x, y, w, h]) => [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ];
      const hatch = (c, at, k) => {
        const xs = at.map(p => p[0]),
          ys = at.map(p => p[1]),
          clamp = (n, most) => Math.min(most, Math.max(0, n));
        const x0 = clamp(Math.min(...xs), v.paneW),
          x1 = clamp(Math.max(...xs), v.paneW);
        const y0 = clamp(Math.min(...ys), v.paneH),
          y1 = clamp(Math.max(...ys), v.paneH);
        c.beginPath();
        for (let n = Math.floor((x0 + y0) / 9) * 9; n < x1 + y1; n += 9) {
          c.moveTo(n - y0, y0);
          c.lineTo(n - y1, y1);
        }
        c.globalAlpha = 0.35;
        c.lineWidth = 1;
        c.strokeStyle = k.ink;
        c.setLineDash([]);
        c.stroke();
      };

      const one = pic => (c, dpr, k) => {
        drawPicture(c, pic(), dpr);
        grid(c, pic(), dpr, true);
        edge(c, pic(), dpr, k);
      };
      /** What a pane is painted with; `one` is a whole picture with its grid and edge. */
      S.layers = { colours, drawPicture, edge, grid, shiftedRows, outlines, masks, brackets, cursor, one };
    })();
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

    """#
}
