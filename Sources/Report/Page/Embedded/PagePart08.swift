// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart08 {
  static let text: StaticString = #"""
          known = cache.get(key);
        if (known) {
          cache.delete(key);
          cache.set(key, known);
          return known.promise;
        }
        const held = block(path),
          open = held ? inside(path, held) : S.state.doc.live ? served(path) : readable ? twin(path) : plain(path);
        const entry = { promise: open, pixels: 0 };
        cache.set(key, entry);
        entry.promise.then(
          p => {
            entry.pixels = p.width * p.height;
            trim();
          },
          () => cache.delete(key),
        );
        return entry.promise;
      };
      /** The pictures of a result; `heat` makes the heat map when it is first asked for. */
      S.openPair = async r => {
        const readable = r.twins !== false;
        const [expected, actual, diff] = await Promise.all([
          S.openPicture(r.expected, readable),
          S.openPicture(r.actual, readable),
          S.openPicture(r.diff, false),
        ]);
        let heat;
        return { expected, actual, heat: () => (heat ??= diff ?? S.makeHeat(expected, actual, r)) };
      };
    })();
    // The heat map: on the actual picture, greyed, each pixel that differs in a colour that falls in lightness with the
    // largest step of its channels. Where rows came or went, those below are compared in their new place.
    "use strict";
    (() => {
      const S = window.Snapfarm;
      const STOPS = [
        [0, 250, 176, 5],
        [0.55, 214, 40, 57],
        [1, 98, 9, 110],
      ];

      const word = (r, g, b) => ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0; // little-endian RGBA, as ImageData has it
      const ramp = Uint32Array.from({ length: 256 }, (_, i) => {
        const t = i / 255,
          n = t <= STOPS[1][0] ? 0 : 1,
          [a, b] = [STOPS[n], STOPS[n + 1]],
          k = (t - a[0]) / (b[0] - a[0]);
        return word(...[1, 2, 3].map(c => Math.round(a[c] + (b[c] - a[c]) * k)));
      });
      // White where the picture is white and 84 % where it is black, so that every colour of the ramp stands out.
      const greys = Uint32Array.from({ length: 256 }, (_, i) => {
        const g = 214 + Math.round((i * 38) / 255);
        return word(g, g, g);
      });
      const OUTSIDE = [word(106, 59, 191), word(226, 215, 247)];

      /** The row of the expected picture that a row of the actual one is compared with; -1 for none. */
      const partner = (y, rows) => {
        if (!rows || y < rows.at) return y;
        if (rows.kind === "rows-removed") return y + rows.count;
        return y < rows.at + rows.count ? -1 : y - rows.count;
      };

      const grey = (p, i) => greys[(p[i] * 54 + p[i + 1] * 183 + p[i + 2] * 19) >> 8];
      const step = (a, i, b, j) => {
        let most = 0;
        for (let c = 0; c < 4; c++) {
          const d = a[i + c] - b[j + c];
          if (d > most) most = d;
          else if (-d > most) most = -d;
        }
        return most;
      };

      /** Paints the map, or gives null where the pictures cannot be read. */
      S.makeHeat = (expected, actual, r) => {
        if (!expected?.pixels || !actual?.pixels) return null;
        const width = Math.max(expected.width, actual.width),
          height = r.rows ? actual.height : Math.max(expected.height, actual.height);
        const canvas = new OffscreenCanvas(width, height),
          c = canvas.getContext("2d");
        const data = c.createImageData(width, height),
          out = new Uint32Array(data.data.buffer);
        const [e, a] = [expected.pixels(), actual.pixels()];
        for (let y = 0; y < height; y++) {
          const from = partner(y, r.rows),
            inBoth = from >= 0 && from < expected.height;
          for (let x = 0; x < width; x++) {
            const here = x < actual.width && y < actual.height,
              there = inBoth && x < expected.width,
              i = (y * actual.width + x) * 4;
            const at = y * width + x,
              hatch = OUTSIDE[((x + y) >> 2) & 1];
            if (here && there) {
              const d = step(a, i, e, (from * expected.width + x) * 4);
              out[at] = d ? ramp[d] : grey(a, i);
            } else if (here || (x < expected.width && y < expected.height)) out[at] = hatch;
          }
        }
        c.putImageData(data, 0, 0);
        return { image: canvas, width, height, rgba: () => undefined };
      };
    })();
    // What the colours of a picture of a difference mean: the heat map that the page makes, or the overlay that `diff` painted.
    "use strict";
    (() => {
      const S = window.Snapfarm;
      const HEAT = "linear-gradient(90deg, rgb(250 176 5), rgb(214 40 57) 55%, rgb(98 9 110))",
        HATCH = "repeating-linear-gradient(135deg, rgb(106 59 191) 0 3px, rgb(226 215 247) 3px 6px)";
      const hasOtherSize = r => String(r.expectedSize) !== String(r.actualSize);
      const isSpeck = ({ box }) => box[2] <= 3 && box[3] <= 3;
      const heat = r => [
        [HEAT, "the larger the step of a channel, the darker"],
        hasOtherSize(r) && [HATCH, "only in one of the pictures"],
        ["rgb(233 233 233)", "equal"],
      ];
      const overlay = r => [
        ["#ff0000", "differs"],
        r.clusters.some(isSpeck) && ["#202020", "a frame around a few pixels"],
        r.counts?.forgiven > 0 && ["#ffff00", "forgiven as antialiasing"],
        r.tinted && ["#ffd5a5", "below the threshold"],
        r.masks.length + (r.counts?.masked ?? 0) > 0 && ["#cfebff", "left out by masks"],
        hasOtherSize(r) && ["#8a2be2", "only in one of the pictures"],
        ["#ececec", "equal"],
      ];
      /** The colours that the picture of the difference of a result can have. */
      S.legend = r =>
        S.h(
          "ul",
          { class: "legend" },
          (r.diff ? overlay(r) : heat(r))
            .filter(Boolean)
            .map(([background, text]) =>
              S.h("li", {}, S.h("i", { class: "swatch", "aria-hidden": "true", style: { background } }), text),
            ),
        );
    })();
    // Decisions and undo. The static report keeps them as commands; a served review sends each one before it is shown.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        made = new Map(),
        history = [];
      const WORD = { accepted: "Accepted", rejected: "Rejected", skipped: "Skipped" };
      S.decision = id => made.get(id);
      S.needsDecision = r => Boolean(S.STATUS[r.status].decidable) && !S.isDiff();
      S.pending = () => S.state.doc.results.filter(S.needsDecision);
      S.undecided = list => list.filter(r => S.needsDecision(r) && !made.has(r.id));

      const refusal = r => {
        if (S.isDiff()) return "This page compares, and has nothing to decide";
        return r && S.STATUS[r.status].open
          ? "Nothing to decide: it has to be repaired first"
          : "Nothing to decide here: it already passed";
      };
      S.decide = (results, what, label) => {
        const list = results.filter(S.needsDecision);
        if (!list.length) return S.toast(refusal(results[0]));
        history.push(list.map(r => [r.id, made.get(r.id)]));
        for (const r of list) made.set(r.id, what);
        S.emit("decide");
        const one = list.length === 1 && S.nameOn(list[0]);
        S.toast(`${WORD[what]} ${label || one || S.things(list.length)}`, true);
      };
      S.undo = () => {
        const last = history.pop();
        if (!last) return S.toast("Nothing to undo");
        for (const [id, old] of last) old ? made.set(id, old) : made.delete(id);
        S.emit("decide");
        if (last.length === 1) S.select("result", last[0][0]);
        S.toast(last.length === 1 ? "Undone" : `Undone for ${S.things(last.length)}`);
      };

      /** A key or button of deciding: `a r s` for the snapshot shown, `A R S` for its group. */
      S.act = key => {
        const r = S.current(),
          g = S.currentGroup(),
          what = { a: "accepted", r: "rejected", s: "skipped" }[key.toLowerCase()];
        if (!g) return;
        if (key !== key.toLowerCase() || !r) {
          const left = S.undecided(g.members),
            list = left.length ? left : g.members;
          S.decide(list, what, list.length > 1 && g.real && `${S.things(list.length)}: ${S.groupTitle(g)}`);
        } else S.decide([r], what);
        if (!S.needsDecision(r ?? g.members[0])) return;
        if (S.undecided(S.pending()).length) S.nextUndecided();
        else S.toast(`All ${S.number(S.pending().length)} are decided`, true);
      };

      S.toast = (text, undo) => {
        const again = () => {
          el.remove();
          S.undo();
        };
        const el = S.h(
          "div",
          { class: "toast" },
          S.h("span", {}, text),
          undo && S.h("button", { onclick: again }, "Undo"),
        );
        S.$("toasts").replaceChildren(el);
        setTimeout(() => el.remove(), undo ? 6000 : 3500);
      };
      S.copy = async text => {
        try {
          await navigator.clipboard.writeText(text);
        } catch {
          const area = S.h("textarea", { class: "sr", "aria-hidden": "true" });
          area.value = text;
          document.body.append(area);
          area.select();
          document.execCommand("copy");
          area.remove();
        }
        S.toast("Copied");
      };
    })();
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
    // Header: counts by status (they filter), facts of the run, progress, theme.
    "use strict";
    (() => {
      const S = window.Snapfarm;
      const toggle = k => {
        const { hidden } = S.state;
        hidden.has(k) ? hidden.delete(k) : hidden.add(k);
        drawChips();
        S.emit("filter");
      };
      const drawChips = () => {
        const count = {};
        for (const r of S.state.doc.results) count[r.status] = (count[r.status] ?? 0) + 1;
        const chips = Object.entries(S.STATUS)
          .filter(([k]) => count[k])
          .map(([k, { word }]) => {
            const number = S.h("span", { class: "num" }, S.number(count[k]));
            const props = {
              class: "chip",
              "data-status": k,
              "aria-pressed": String(!S.state.hidden.has(k)),
              title: `Show or hide: ${word}`,
            };
            return S.h("button", { ...props, onclick: () => toggle(k) }, S.icon(k), number, word);
          });
        const focused = [...S.$("chips").children].indexOf(document.activeElement);
        S.$("chips").replaceChildren(...chips);
        chips[focused]?.focus();
      };
      S.drawChips = drawChips;

      const drawProgress = () => {
        const all = S.pending().length,
          done = all - S.undecided(S.state.doc.results).length,
          el = S.$("progress");
        const text = `${S.number(done)} of ${S.number(all)} decided`;
        el.hidden = !all;
        for (const [k, v] of [
          ["max", all],
          ["now", done],
          ["text", text],
        ])
          el.setAttribute("aria-value" + k, v);
        el.querySelector(".progress-fill").style.transform = `scaleX(${all ? done / all : 0})`;
        el.querySelector(".progress-text").textContent = text;
      };

      const nameTheme = () => {
        S.$("theme").setAttribute("aria-label", `Theme: ${S.theme.choice()}. Change`);
        S.$("theme").title = `Theme: ${S.theme.choice()} (t)`;
      };
      S.cycleTheme = () => {
        S.theme.next();
        nameTheme();
        S.toast(`Theme: ${S.theme.choice()}`);
      };

      const title = () => {
        const { results } = S.state.doc,
          suite = S.visible(S.state.doc.suite),
          open = results.filter(r => S.STATUS[r.status].open).length;
        const words = open ? `${S.number(open)} to look at` : (S.state.doc.run.title ?? "Nothing to review");
        document.title = `${words} · ${suite} · Snapfarm`;
        S.$("suite").textContent = suite;
        S.$("suite").title = suite;
      };
      S.startHeader = () => {
        const { run } = S.state.doc,
          fact = (k, v) => v && S.h("div", {}, S.h("dt", {}, k), S.h("dd", {}, v));
        const facts = [
          fact("Branch", run.branch),
          fact("at", run.commit),
          fact("Plan", run.plan),
          fact("Compared", run.compared),
        ];
        const notices = [run.incomplete && `These results are not of everything: ${run.incomplete}.`, run.notice];
        S.$("notice").textContent = S.visible(notices.filter(Boolean).join(" "));
        S.$("notice").hidden = !S.$("notice").textContent;
        S.$("facts").replaceChildren(...facts.filter(Boolean));
        S.$("theme").addEventListener("click", S.cycleTheme);
        S.theme.onChange(() => S.emit("view"));
        title();
        nameTheme();
        drawChips();
        drawProgress();
        S.on("decide", drawProgress);
      };
    })();
    // The rows of the list: findings, groups, results.
    "use strict";
    (() => {
      const S = window.Snapfarm;
      S.ROW = { findings: 56, group: 56, item: 66 };

      const DECISION = { accepted: "accept", rejected: "reject", skipped: "skip" };
      S.decisionTag = d => d && S.h("span", { class: "decision", "data-d": d }, S.icon(DECISION[d]), d);

      const percent = (a, b) => (100 * a) / b + "%";
      const thumb = r => {
        const path = r.actual ?? r.expected,
          size = r.actualSize ?? r.expectedSize;
        if (!path || !size) return S.h("div", { class: "thumb none", "aria-hidden": "true" }, S.icon(r.status));
        const [w, h] = size.map(n => Math.max(1, n)),
          k = Math.min(38 / w, 52 / h);
        const load = { loading: "lazy", decoding: "async", draggable: "false" };
        const image = S.h("img", { src: S.pictureURL(path), alt: "", ...load });
        const frame = S.h(
          "span",
          { style: { width: `${Math.max(2, w * k)}px`, height: `${Math.max(2, h * k)}px` } },
          image,
        );
        if (r.box) {
          const [x, y, bw, bh] = r.box;
          frame.append(
            S.h("i", {

    """#
}
