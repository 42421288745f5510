// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart12 {
  static let text: StaticString = #"""
        host.replaceChildren(S.h("div", { class: "scroll" }, grid, more));
        add();
      };
    })();
    // What was found while drawing: warnings and errors, each once, with its place and the snapshots concerned.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        ORDER = ["error", "warning", "note"],
        MOST = 12;

      /** The lines of a file around a place, the place marked. */
      S.sourceLines = f => {
        if (!f.source?.lines?.length) return null;
        const row = (text, i) => {
          const n = f.source.first + i,
            isHit = n === f.line,
            at = (f.column ?? 1) - 1;
          const word = isHit ? (/^[^\s,\]}]+/.exec(text.slice(at)) ?? [""])[0] : "";
          const parts = isHit ? [text.slice(0, at), S.h("u", {}, word), text.slice(at + word.length)] : [text];
          return S.h("div", { class: isHit && "hit" }, S.h("span", { class: "ln" }, String(n)), parts);
        };
        return S.h(
          "div",
          { class: "source", role: "group", tabindex: 0, "aria-label": "Source, " + S.place(f) },
          f.source.lines.map(row),
        );
      };
      const copyPlace = f =>
        f.file &&
        S.h(
          "button",
          { class: "quiet place", title: "Copy the place", onclick: () => S.copy(S.place(f)) },
          S.icon("copy"),
          S.place(f),
        );
      S.finding = f =>
        S.h(
          "div",
          { class: "finding", "data-severity": f.severity },
          S.h("span", { class: "severity" }, f.severity, f.code && S.h("span", { class: "code" }, f.code)),
          S.h("p", {}, f.message),
          S.h("div", { class: "finding-place" }, copyPlace(f), f.view && S.h("span", {}, "view ", S.h("b", {}, f.view))),
        );

      // What one place of a file causes is one finding, though views, devices and numbers differ; the first is told.
      const merged = () => {
        const out = new Map();
        for (const f of S.state.findings) {
          const key = f.file ? [f.code, f.severity, S.place(f)].join("\n") : "finding " + f.id,
            known = out.get(key);
          if (known) known.results.push(...f.results);
          else out.set(key, { first: f, results: [...f.results] });
        }
        return [...out.values()].sort((a, b) => ORDER.indexOf(a.first.severity) - ORDER.indexOf(b.first.severity));
      };
      const extent = results => {
        if (!results.length) return null;
        const links = results
          .slice(0, MOST)
          .map(r => S.h("button", { class: "quiet", onclick: () => S.select("result", r.id) }, S.longName(r)));
        const more = results.length > MOST && S.h("span", {}, `and ${S.number(results.length - MOST)} more`);
        return S.h(
          "details",
          { class: "extent" },
          S.h("summary", {}, "On ", S.things(results.length)),
          S.h("div", {}, links, more),
        );
      };
      S.showFindings = host => {
        const list = merged().map(({ first, results }) =>
          S.h("li", { class: "message-card" }, S.finding(first), S.sourceLines(first), extent([...new Set(results)])),
        );
        host.replaceChildren(S.h("div", { class: "scroll" }, S.h("ul", { class: "findings-list" }, list)));
      };
    })();
    // The explanation above the pictures, and the states that have none: errors, and nothing to review.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        KIND = { layout: "Layout", style: "Style", text: "Text", image: "Image", renderer: "Renderer only" };

      const turn = () => {
        const p = S.position(),
          arrow = (icon, name, n) =>
            S.h(
              "button",
              { class: "icon-button", "aria-label": name, title: name, onclick: () => S.step(n) },
              S.icon(icon),
            );
        return S.h(
          "div",
          { class: "turn" },
          S.h("span", {}, p.at ? `${S.number(p.at)} of ${S.number(p.of)}` : ""),
          arrow("left", "Previous snapshot (k)", -1),
          arrow("right", "Next snapshot (j)", 1),
        );
      };
      const kind = k => KIND[k] && S.h("span", { class: "tag", "data-status": "plain" }, KIND[k]);
      const top = (title, where, right) =>
        S.h(
          "div",
          { class: "explain-top" },
          S.h("div", { class: "explain-text" }, S.h("h2", {}, title), S.h("div", { class: "where" }, where)),
          right,
        );
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
        ...r.notes.filter(n => !S.headline(r).includes(n)).map(n => S.h("p", { class: "note" }, S.capital(n))),
        r.companionDiffers && S.h("p", { class: "note" }, "The pixels are equal; the SVG companion reads differently."),
      ];
      S.explainResult = r => {
        const g = S.groupOf(r),
          same = g.real ? g.members.length : 0;
        const where = [
          S.status(r.status),
          kind(r.kind),
          S.h("span", {}, S.h("b", {}, r.scene), S.shortName(r) && ` on ${S.shortName(r)}`),
          S.decisionTag(S.decision(r.id)),
          same > 1 &&
            S.h(
              "button",
              { class: "quiet", onclick: () => S.select("group", g.id) },
              `Same change on ${S.things(same)}`,
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
        const title = S.capital(`${S.groupTitle(g)}: ${S.things(g.members.length)}`),
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
            S.h("img", { src: S.pictureURL(r.actual), alt: "What was drawn, hatched where something is missing" }),
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
              S.isDiff() && S.h("p", { class: "mono" }, r.scene),
              f && S.sourceLines(f),
              !S.isDiff() && S.h("p", {}, remedy(r)),
              !S.isDiff() &&
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
        if (run.title) return [run.title, run.summary];
        if (run.incomplete) return ["The run is incomplete", "This is what was done until it ended."];
        const n = s => results.filter(r => r.status === s).length,
          compared = n("unchanged") + n("within-tolerance");
        if (!results.length) return ["Nothing was drawn", "No snapshot was part of this run."];
        if (!compared) return ["Nothing to review", `${S.things(results.length)}: nothing was compared.`];
        const within = n("within-tolerance"),
          rest = within ? `, ${S.number(within)} within the stated tolerance` : "";
        return [
          "Nothing to review",
          `${S.things(compared)} compared: ${S.number(n("unchanged"))} equal to the reference${rest}.`,
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
              cell(S.isDiff() ? "Pictures" : "Snapshots", S.number(results.length)),
              !S.isDiff() && cell("Scenes", S.number(new Set(results.map(r => r.scene)).size)),
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

    """#
}
