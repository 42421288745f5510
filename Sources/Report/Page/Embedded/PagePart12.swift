// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart12 {
  static let text: StaticString = #"""
      const notes = r => [
        r.status !== "error" && r.message && S.h("p", { class: "note" }, S.capital(r.message)),
        r.tolerance?.reason && S.h("p", { class: "note" }, "Reason given: " + r.tolerance.reason),
        r.masks.length > 0 &&
          S.h(
            "p",
            { class: "note" },
            `${S.plural(r.masks.length, "area")} left out of the comparison, hatched in the pictures.`,
          ),
        r.engineDiffers &&
          S.h("p", { class: "note" }, "Another engine drew the reference: what differs may be no change of the design."),
        r.companionDiffers && S.h("p", { class: "note" }, "The pixels are equal; the SVG companion reads differently."),
      ];
      S.explainResult = r => {
        const g = S.groupOf(r),
          same = g.real ? g.members.length : 0;
        const where = [
          S.status(r.status),
          kind(r.kind),
          S.h("span", {}, S.h("b", {}, r.scene), ` on ${S.shortName(r)}`),
          S.decisionTag(S.decision(r.id)),
          same > 1 &&
            S.h(
              "button",
              { class: "quiet", onclick: () => S.select("group", g.id) },
              `Same change on ${S.plural(same, "snapshot")}`,
            ),
        ];
        return S.h(
          "section",
          { class: "explain", "aria-label": "What changed" },
          top(S.headline(r), where, turn()),
          r.explanation.length > 0 && S.h("ul", { class: "lines" }, r.explanation.map(S.changeLine)),
          notes(r),
        );
      };
      const ENGINE = [
        "These references were drawn by another engine, and the pictures differ.",
        "Compare with the engine that drew them, or record them again with this one.",
      ].join(" ");
      S.explainGroup = g => {
        const left = S.undecided(g.members).length,
          all = g.members.some(S.needsDecision),
          shared = S.sharedLines(g.members);
        const title = S.capital(`${S.groupTitle(g)}: ${S.plural(g.members.length, "snapshot")}`),
          names = g.scenes.slice(0, 4).join(", ");
        const where = [
          S.status(g.status),
          kind(g.kind),
          S.h("span", {}, S.h("b", {}, names), g.scenes.length > 4 && ` and ${S.number(g.scenes.length - 4)} more`),
          all && S.h("span", {}, left ? S.number(left) + " to decide" : "all decided"),
        ];
        const accept =
          left > 0 &&
          S.h(
            "div",
            { class: "turn" },
            S.h(
              "button",
              { class: "button primary", onclick: () => S.act("A") },
              S.icon("accept"),
              `Accept all ${S.number(left)}`,
              S.h("kbd", { "aria-hidden": "true" }, "A"),
            ),
          );
        return S.h(
          "section",
          { class: "explain", "aria-label": "What changed" },
          top(title, where, accept),
          shared.length > 0 && S.h("ul", { class: "lines" }, shared.map(S.changeLine)),
          g.kind === "engine" && S.h("p", { class: "note" }, ENGINE),
        );
      };
      S.explainFindings = () =>
        S.h(
          "section",
          { class: "explain", "aria-label": "Diagnostics" },
          top(
            "Diagnostics of this run",
            [S.h("span", {}, "What was found while scenes were read, laid out and drawn")],
            null,
          ),
        );

      const remedy = r => {
        const f = r.findings.find(x => x.severity === "error"),
          place = S.place(f) || S.place(r.source),
          again = `snapfarm test ${S.quote(r.scene)}`;
        if (r.status === "unreadable")
          return [
            `Get ${r.reference ?? "the reference"} back from version control, or draw it anew: `,
            S.h("code", {}, `snapfarm record --filter ${S.quote(r.id)}`),
          ];
        return [place && `Correct ${place}, then draw again: `, !place && "Then draw again: ", S.h("code", {}, again)];
      };
      /** An error: the sentence, the source with the mark, the remedy. */
      S.errorCard = r => {
        const errors = r.findings.filter(f => f.severity === "error"),
          f = errors[0],
          place = S.place(f) || S.place(r.source);
        const rest = r.findings.filter(x => x !== f),
          word = S.h("span", { class: "status" }, S.icon(r.status), S.capital(S.STATUS[r.status].word));
        const picture =
          r.actual &&
          S.h(
            "figure",
            { class: "drawn" },
            S.h("img", { src: r.actual, alt: "What was drawn, hatched where something is missing" }),
            S.h("figcaption", {}, "What was drawn; it is hatched where something is missing."),
          );
        return S.h(
          "div",
          { class: "scroll centred" },
          S.h(
            "div",
            { class: "message" },
            S.h(
              "div",
              { class: "message-card", role: "alert" },
              S.h("h3", { "data-status": r.status }, word),
              S.h("p", { class: "sentence" }, S.capital(r.message ?? "The picture could not be drawn.")),
              f && S.sourceLines(f),
              S.h("p", {}, remedy(r)),
              S.h(
                "p",
                {},
                r.status === "error"
                  ? "The reference is untouched. Nothing can be accepted until the scene draws."
                  : "Nothing can be accepted before that.",
              ),
              rest.length > 0 && rest.slice(0, 20).map(S.finding),
              picture,
              place &&
                S.h(
                  "div",
                  { class: "message-actions" },
                  S.h(
                    "button",
                    { class: "button primary", onclick: () => S.copy(place) },
                    S.icon("copy"),
                    S.h("span", { class: "cut" }, "Copy ", place),
                  ),
                ),
            ),
          ),
        );
      };

      const drawing = isGood => {
        const rect = { x: 22, y: 12, width: 46, height: 76, rx: 9, "stroke-width": 2.5 },
          sign = isGood ? "M70 48l8 8 15-18" : "M81 36v14M81 58v1";
        return S.s(
          "svg",
          { viewBox: "0 0 132 96", "aria-hidden": "true" },
          S.s("rect", { ...rect, class: "drawn-expected" }),
          S.s("rect", { ...rect, class: isGood ? "drawn-good" : "drawn-bad", transform: "translate(36 -2)" }),
          S.s("path", {
            d: sign,
            class: isGood ? "drawn-good" : "drawn-bad",
            "stroke-width": 4,
            "stroke-linecap": "round",
            "stroke-linejoin": "round",
          }),
        );
      };
      const summary = (results, run) => {
        if (run.incomplete) return ["The run is incomplete", "This is what was done until it ended."];
        const n = s => results.filter(r => r.status === s).length,
          compared = n("unchanged") + n("within-tolerance");
        if (!results.length) return ["Nothing was drawn", "No snapshot was part of this run."];
        if (!compared) return ["Nothing to review", `${S.plural(results.length, "snapshot")}: nothing was compared.`];
        const within = n("within-tolerance"),
          rest = within ? `, ${S.number(within)} within the stated tolerance` : "";
        return [
          "Nothing to review",
          `${S.plural(compared, "snapshot")} compared: ${S.number(n("unchanged"))} equal to the reference${rest}.`,
        ];
      };
      /** What is shown where there is nothing to look at. */
      S.emptyState = () => {
        const { results, run } = S.state.doc,
          [title, text] = summary(results, run),
          cell = (k, x) => x && S.h("div", {}, S.h("dt", {}, k), S.h("dd", {}, x));
        return S.h(
          "div",
          { class: "scroll centred" },
          S.h(
            "div",
            { class: "empty" },
            drawing(run.exitCode === 0),
            S.h("h2", {}, title),
            S.h("p", {}, text),
            S.h(
              "dl",
              { class: "facts-grid" },
              cell("Snapshots", S.number(results.length)),
              cell("Scenes", S.number(new Set(results.map(r => r.scene)).size)),
              cell("Comparison", run.compared),
            ),
          ),
        );
      };
    })();
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
          marks = r.views.length + r.masks.length > 0;
        clusterValue = S.h("span", { class: "zoom-value" });
        if (!both && !regions && !marks) return null;
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
            ` This report carries no pictures of snapshots that are ${S.STATUS[r.status].word}. `,
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

    """#
}
