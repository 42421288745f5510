// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart11 {
  static let text: StaticString = #"""
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
    // The views: side by side, slider, onion skin, blink, heat map. Each builds its panes in a host.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        L = S.layers,
        v = S.view;

      S.layouts = {
        side(host, { pair, result, makePane }) {
          const heat =
            host.clientWidth > 1150 && pair.expected && pair.actual && result.status !== "unchanged" && pair.heat();
          const out = [];
          if (pair.expected)
            out.push(
              makePane(
                "expected",
                "Expected",
                S.size(result.expectedSize),
                L.one(() => pair.expected),
              ),
            );
          if (pair.actual)
            out.push(
              makePane(
                "actual",
                pair.expected ? "Actual" : "New picture",
                S.size(result.actualSize),
                L.one(() => pair.actual),
              ),
            );
          if (heat)
            out.push(
              makePane(
                "diff",
                result.diff ? "Difference" : "Heat map",
                null,
                L.one(() => heat),
              ),
            );
          host.append(...out.map(p => p.el));
        },
        slider(host, { pair, makePane }) {
          const pane = makePane("both", "Expected", null, (c, dpr, k) => {
            const x = S.state.slider * v.paneW;
            for (const [pic, a, b] of [
              [pair.expected, 0, x],
              [pair.actual, x, v.paneW],
            ]) {
              c.save();
              c.beginPath();
              c.rect(a, 0, b - a, v.paneH);
              c.clip();
              L.one(() => pic)(c, dpr, k);
              c.restore();
            }
          });
          pane.el.querySelector(".key-mark").classList.add("expected");
          const handle = S.h("div", {
            class: "slider-handle",
            role: "slider",
            tabindex: 0,
            "aria-label": "Divider: expected on the left, actual on the right",
            "aria-valuemin": 0,
            "aria-valuemax": 100,
          });
          const set = t => {
            S.state.slider = Math.min(1, Math.max(0, t));
            handle.style.left = S.state.slider * 100 + "%";
            handle.setAttribute("aria-valuenow", Math.round(S.state.slider * 100));
            handle.setAttribute("aria-valuetext", `${Math.round(S.state.slider * 100)} % expected`);
            S.paintPanes();
          };
          handle.addEventListener("pointerdown", e => handle.setPointerCapture(e.pointerId));
          handle.addEventListener("pointermove", e => {
            if (handle.hasPointerCapture(e.pointerId)) {
              const b = pane.el.getBoundingClientRect();
              set((e.clientX - b.left) / b.width);
            }
          });
          handle.addEventListener("keydown", e => {
            const d = { ArrowLeft: -0.01, ArrowRight: 0.01, PageDown: -0.1, PageUp: 0.1, Home: -1, End: 1 }[e.key];
            if (d) {
              e.preventDefault();
              e.stopPropagation();
              set(S.state.slider + d * (e.shiftKey ? 5 : 1));
            }
          });
          pane.el.append(handle, S.h("div", { class: "pane-label right" }, S.h("i", { class: "key-mark" }), "Actual"));
          host.append(pane.el);
          set(S.state.slider);
        },
        onion(host, { pair, makePane }) {
          const pane = makePane("both", "Onion skin", "actual over expected", (c, dpr, k) => {
            L.drawPicture(c, pair.expected, dpr);
            L.drawPicture(c, pair.actual, dpr, S.state.onion);
            L.edge(c, pair.actual, dpr, k);
            L.grid(c, pair.actual, dpr, false);
          });
          const input = S.h("input", {
            type: "range",
            min: 0,
            max: 100,
            value: S.state.onion * 100,
            "aria-label": "How much of the actual picture shows",
            oninput: e => {
              S.state.onion = e.target.value / 100;
              e.target.setAttribute("aria-valuetext", e.target.value + " % actual");
              S.paintPanes();
            },
          });
          pane.el.append(S.h("label", { class: "float-control" }, "Expected", input, "Actual"));
          host.append(pane.el);
        },
        blink(host, { pair, makePane }) {
          const pane = makePane("both", "Blink", null, (c, dpr, k) =>
            L.one(() => (pane.showActual ? pair.actual : pair.expected))(c, dpr, k),
          );
          const name = S.h("b", {}),
            button = S.h("button", { class: "button", "aria-pressed": "true" }, "Running");
          const show = on => {
            pane.showActual = on;
            name.textContent = on ? "Actual" : "Expected";
            pane.side = on ? "actual" : "expected";
            pane.el.querySelector(".key-mark").className = "key-mark " + pane.side;
            S.paintPanes();
          };
          let timer = 0;
          const run = on => {
            clearInterval(timer);
            timer = 0;
            if (on) timer = setInterval(() => (pane.el.isConnected ? show(!pane.showActual) : clearInterval(timer)), 700);
            button.setAttribute("aria-pressed", String(on));
            button.textContent = on ? "Running" : "Paused";
          };
          S.flip = () => {
            run(false);
            show(!pane.showActual);
          };
          button.onclick = () => run(!timer);
          pane.el.append(
            S.h(
              "div",
              { class: "float-control" },
              name,
              button,
              S.h("span", {}, S.h("kbd", {}, "Space"), " flips by hand"),
            ),
          );
          host.append(pane.el);
          show(false);
          run(!S.reducedMotion.matches);
        },
        heat(host, { pair, result, makePane }) {
          const [name, note] = result.diff ? ["Difference", null] : ["Heat map", "the darker, the larger the step"];
          host.append(makePane("diff", name, note, L.one(pair.heat)).el);
        },
      };
    })();
    // Changed only: each differing region, enlarged by a whole factor, expected beside actual beside heat.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        MOST = 24;
      const cut = (pic, [x, y, w, h], k) => {
        const c = S.h("canvas", { width: w * k, height: h * k, style: { width: w * k + "px" } }),
          ctx = c.getContext("2d");
        ctx.imageSmoothingEnabled = false;
        ctx.drawImage(pic.image, x, y, w, h, 0, 0, w * k, h * k);
        return c;
      };
      S.on("cluster", () => document.querySelectorAll(".crop")[S.state.cluster]?.scrollIntoView({ block: "nearest" }));
      /** A box with some pixels around it, within the picture. */
      S.pad = (box, pic, n) => {
        const x = Math.max(0, box[0] - n),
          y = Math.max(0, box[1] - n);
        return [
          x,
          y,
          Math.max(1, Math.min(pic.width, box[0] + box[2] + n) - x),
          Math.max(1, Math.min(pic.height, box[1] + box[3] + n) - y),
        ];
      };

      // As many columns as fit, unless one below the other is much larger.
      const arrange = (box, width) => {
        const factor = n => Math.max(1, Math.min(8, Math.floor((width / n - 28) / box[2]))),
          fits = n => width / n - 28 >= box[2];
        if (fits(3) && factor(3) * 2 > factor(1)) return [3, factor(3)];
        return fits(2) && factor(2) * 2 > factor(1) && box[3] > box[2] ? [2, factor(2)] : [1, factor(1)];
      };
      const crop = (r, cluster, i, pair, width) => {
        const box = S.pad(cluster.box, pair.actual, 10),
          [columns, k] = arrange(box, width),
          [x, y, w, h] = cluster.box;
        const part = (side, name, pic) =>
          pic &&
          S.h("figure", {}, S.h("figcaption", {}, S.h("i", { class: "key-mark " + side }), name), cut(pic, box, k));
        const show = () => {
          S.setMode("side");
          S.goCluster(i);
        };
        const words = `${S.plural(cluster.pixels, "pixel")} · x ${x}, y ${y} · ${w} × ${h} · shown at ${k}×`;
        return S.h(
          "article",
          { class: "crop", "aria-label": `Region ${i + 1}` },
          S.h(
            "header",
            {},
            S.h("b", {}, `Region ${i + 1}`),
            S.h("span", { class: "num" }, words),
            S.h("button", { class: "quiet", onclick: show }, "Show in place"),
          ),
          S.h(
            "div",
            { class: "crop-row", style: { "grid-template-columns": `repeat(${columns}, minmax(0, 1fr))` } },
            part("expected", "Expected", pair.expected),
            part("", "Actual", pair.actual),
            part("diff", r.diff ? "Difference" : "Heat map", pair.heat()),
          ),
        );
      };
      S.showCrops = (host, r, pair) => {
        const width = host.clientWidth - 32,
          list = S.h("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Changed regions" });
        list.append(...r.clusters.slice(0, MOST).map((cluster, i) => crop(r, cluster, i, pair, width)));
        if (r.clusters.length > MOST)
          list.append(
            S.h("p", { class: "note" }, `${S.number(r.clusters.length - MOST)} more regions are not shown here.`),
          );
        host.replaceChildren(list);
      };
    })();
    // Group view: the same change on every device at a glance, one decision for all.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        BATCH = 60;

      const outline = (c, frame, [ox, oy, k], name, dash) => {
        const [x, y, w, h] = [ox + frame[0] * k - 1, oy + frame[1] * k - 1, frame[2] * k + 2, frame[3] * k + 2];
        c.setLineDash([]);
        c.lineWidth = 3;
        c.strokeStyle = S.token("--halo");
        c.strokeRect(x, y, w, h);
        c.setLineDash(dash);
        c.lineWidth = 1.5;
        c.strokeStyle = S.token(name);
        c.strokeRect(x, y, w, h);
      };
      const draw = async (canvas, r, side) => {
        const pic = await S.openPicture(r[side], false).catch(() => null);
        const dpr = devicePixelRatio || 1,
          w = canvas.clientWidth,
          h = canvas.clientHeight,
          c = canvas.getContext("2d");
        if (!pic || !w || !canvas.isConnected) return;
        canvas.width = w * dpr;
        canvas.height = h * dpr;
        c.scale(dpr, dpr);
        const box = r.views[0]?.new ?? r.box,
          isWhole = !box || box[2] * box[3] > 0.6 * pic.width * pic.height;
        const focus = isWhole ? [0, 0, pic.width, pic.height] : S.pad(box, pic, 14);
        const k = Math.min((w - 12) / focus[2], (h - 12) / focus[3], 2);
        const ox = w / 2 - (focus[0] + focus[2] / 2) * k,
          oy = h / 2 - (focus[1] + focus[3] / 2) * k;
        c.imageSmoothingQuality = "high";
        c.drawImage(pic.image, ox, oy, pic.width * k, pic.height * k);
        for (const view of r.views) {
          if (view.old) outline(c, view.old, [ox, oy, k], "--expected-mark", [5, 3]);
          if (view.new && side === "actual") outline(c, view.new, [ox, oy, k], "--actual-mark", []);
        }
      };

      const isWide = r => {
        const b = r.views[0]?.new ?? r.box;
        return b && r.expected && b[2] > b[3] * 1.6;
      };
      const pictures = r => {
        const half = (side, name) => {
          const canvas = S.h("canvas", { "data-side": side, "aria-hidden": "true" });
          canvas.result = r;
          return S.h("span", {}, canvas, S.h("em", {}, name));
        };
        const both = r.expected && r.actual;
        if (!r.expected && !r.actual) return null;
        return S.h(
          "span",
          { class: isWide(r) ? "pair stack" : "pair", style: both ? {} : { "grid-template-columns": "1fr" } },
          r.expected && half("expected", both ? "Expected" : "Reference"),
          r.actual && half("actual", both ? "Actual" : "New"),
        );
      };
      const card = (r, g) => {
        const label = `${S.nameOn(r)}, ${S.STATUS[r.status].word}, ${S.rowText(r)}`;
        const name = g.real && g.scenes.length === 1 ? S.shortName(r) : S.longName(r);
        return S.h(
          "button",
          { class: "card", onclick: () => S.select("result", r.id), "aria-label": label },
          pictures(r),
          S.h(
            "span",
            { class: "cap" },
            S.h("span", { class: "row-title" }, S.h("span", {}, name), S.decisionTag(S.decision(r.id))),
            S.h("span", { class: "row-sub num" }, S.rowText(r)),
          ),
        );
      };
      S.showGroup = (host, g) => {
        const grid = S.h("div", { class: "gallery", role: "group", "aria-label": "Every snapshot of the group" });
        const seen = new IntersectionObserver(
          entries => {
            for (const e of entries) {
              if (!e.isIntersecting) continue;
              seen.unobserve(e.target);
              e.target.querySelectorAll("canvas").forEach(c => draw(c, c.result, c.dataset.side));
            }
          },
          { rootMargin: "300px" },
        );
        const more = S.h("button", { class: "button more", onclick: () => add() });
        const add = () => {
          const from = grid.childElementCount;
          for (const r of g.members.slice(from, from + BATCH)) {
            const el = card(r, g);
            grid.append(el);
            seen.observe(el);
          }
          const left = g.members.length - grid.childElementCount;
          more.hidden = left <= 0;
          more.textContent = `Show ${S.number(Math.min(BATCH, left))} of ${S.number(left)} more`;
        };

    """#
}
