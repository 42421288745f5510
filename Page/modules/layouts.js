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
