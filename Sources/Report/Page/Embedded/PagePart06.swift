// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart06 {
  static let text: StaticString = #"""
      .panes {
        flex: none;
        height: 60vh;
        min-height: 20rem;
      }
      .zoom {
        justify-content: center;
      }
      .zoom .icon-button {
        width: 3rem;
        height: 2.5rem;
      }
      .zoom .button {
        height: 2.25rem;
      }
      .toolbar {
        padding: var(--s-3);
        gap: var(--s-2);
      }
      .segments {
        max-width: 100%;
        overflow-x: auto;
        scrollbar-width: none;
        order: -1;
        width: 100%;
      }
      .segments button {
        flex: 1 0 auto;
        justify-content: center;
        height: 2.25rem;
      }
      .toolbar .gap {
        display: none;
      }
      .toolbar .button,
      .toolbar .icon-button {
        height: 2.25rem;
      }
      .toolbar {
        justify-content: space-between;
      }
      .readout {
        flex-direction: column-reverse;
        align-items: stretch;
        gap: 0;
        padding: var(--s-2) var(--s-4);
      }
      .readout-text {
        flex-wrap: wrap;
        white-space: normal;
        padding-bottom: var(--s-2);
      }
      .readout .hint {
        margin: 0;
      }
      .readout .px {
        min-width: 0;
        width: 100%;
      }
      .scroll {
        overflow: visible;
        padding: var(--s-4);
      }
      .pane-label {
        left: var(--s-3);
        top: var(--s-3);
      }
      .pane-label span {
        display: none;
      }
      .gallery {
        grid-template-columns: 1fr;
      }
      .float-control input {
        width: 110px;
      }
      .details {
        border: 0;
      }
      .details .decide {
        display: none;
      }
      .actions-bar {
        display: grid;
        grid-template-columns: 2.75rem 1fr 1fr 1fr 2.75rem;
        gap: var(--s-2);
        padding: var(--s-3);
        background: var(--surface);
        border-top: 1px solid var(--line);
        flex: none;
      }
      .actions-bar .button {
        height: 2.75rem;
        padding: 0 4px;
      }
      .actions-bar kbd {
        display: none;
      }
      .toasts {
        bottom: 5rem;
      }
      .empty .facts-grid {
        grid-template-columns: 1fr;
      }
      .help .cols {
        padding: var(--s-4) var(--s-5);
      }
    }
    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after {
        animation: none !important;
        transition: none !important;
        scroll-behavior: auto !important;
      }
    }
    @media (prefers-contrast: more) {
      :root {
        --line: var(--line-strong);
        --ink-2: var(--ink);
        --ink-3: var(--ink);
      }
    }
    @media (forced-colors: active) {
      .row[aria-selected="true"],
      .segments button[aria-checked="true"] {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      .thumb i,
      .swatch,
      .progress-fill {
        forced-color-adjust: none;
      }
    }
    </style>
    <script>
    // The theme, before anything is painted: the page is always told which one is shown, so there is one dark table.
    "use strict";
    window.Snapfarm = (() => {
      const dark = matchMedia("(prefers-color-scheme: dark)"),
        choices = ["system", "light", "dark"];
      let choice = "system",
        changed = () => {};
      const apply = () => {
        document.documentElement.dataset.theme = choice === "system" ? (dark.matches ? "dark" : "light") : choice;
        changed();
      };
      try {
        const kept = localStorage.getItem("snapfarm.theme");
        if (choices.includes(kept)) choice = kept;
      } catch {} // a browser may keep nothing for a file
      dark.addEventListener("change", apply);
      apply();
      return {
        theme: {
          choice: () => choice,
          next() {
            choice = choices[(choices.indexOf(choice) + 1) % choices.length];
            try {
              localStorage.setItem("snapfarm.theme", choice);
            } catch {}
            apply();
          },
          onChange(fn) {
            changed = fn;
          },
        },
      };
    })();
    </script>
    </head>
    <body>
    <svg width="0" height="0" aria-hidden="true" class="sr">
      <defs>
        <symbol id="i-changed" viewBox="0 0 16 16"><path d="M8 2.2 14.6 13.6H1.4z" /></symbol>
        <symbol id="i-size-changed" viewBox="0 0 16 16"><path d="M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4.3 4.3M2.5 13.5l4.3-4.3" /></symbol>
        <symbol id="i-missing" viewBox="0 0 16 16"><rect x="2.5" y="2.5" width="11" height="11" rx="2" stroke-dasharray="2.6 1.9" /><path d="M8 5.5v5M5.5 8h5" /></symbol>
        <symbol id="i-added" viewBox="0 0 16 16"><rect x="2.5" y="2.5" width="11" height="11" rx="2" stroke-dasharray="2.6 1.9" /><path d="M8 5.5v5M5.5 8h5" /></symbol>
        <symbol id="i-removed" viewBox="0 0 16 16"><rect x="2.5" y="2.5" width="11" height="11" rx="2" stroke-dasharray="2.6 1.9" /><path d="M5.5 8h5" /></symbol>
        <symbol id="i-error" viewBox="0 0 16 16"><path d="M5.3 1.8h5.4l3.5 3.5v5.4l-3.5 3.5H5.3l-3.5-3.5V5.3zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4" /></symbol>
        <symbol id="i-unreadable" viewBox="0 0 16 16"><path d="M2.5 2.5h11v4.2l-3 2.3-2.6-2-2.4 2-3-2zM2.5 10.8v2.7h11v-3.2" /></symbol>
        <symbol id="i-recorded" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.6" /><circle cx="8" cy="8" r="2" fill="currentColor" /></symbol>
        <symbol id="i-updated" viewBox="0 0 16 16"><path d="M13.2 6.2A5.6 5.6 0 0 0 3 5.4M2.8 9.8A5.6 5.6 0 0 0 13 10.6M13.5 2.6v3.8H9.8M2.5 13.4V9.6h3.7" /></symbol>
        <symbol id="i-rendered" viewBox="0 0 16 16"><rect x="2.5" y="2.5" width="11" height="11" rx="2" /></symbol>
        <symbol id="i-within-tolerance" viewBox="0 0 16 16"><path d="M2 6.2c2-2.6 4-2.6 6 0s4 2.6 6 0M2 11c2-2.6 4-2.6 6 0s4 2.6 6 0" /></symbol>
        <symbol id="i-unchanged" viewBox="0 0 16 16"><path d="M2.5 8.6 6.3 12.3 13.5 4.2" /></symbol>
        <symbol id="i-accept" viewBox="0 0 16 16"><path d="M2.5 8.6 6.3 12.3 13.5 4.2" /></symbol>
        <symbol id="i-reject" viewBox="0 0 16 16"><path d="M3.5 3.5l9 9M12.5 3.5l-9 9" /></symbol>
        <symbol id="i-skip" viewBox="0 0 16 16"><path d="M3 3.5 9 8l-6 4.5zM12.5 3.5v9" /></symbol>
        <symbol id="i-undo" viewBox="0 0 16 16"><path d="M6 2.8 2.8 6 6 9.2M3 6h6.5a3.7 3.7 0 0 1 0 7.4H6" /></symbol>
        <symbol id="i-menu" viewBox="0 0 16 16"><path d="M2 4h12M2 8h12M2 12h12" /></symbol>
        <symbol id="i-search" viewBox="0 0 16 16"><circle cx="7" cy="7" r="4.5" /><path d="M10.4 10.4 14 14" /></symbol>
        <symbol id="i-theme" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.8" /><path d="M8 2.2a5.8 5.8 0 0 1 0 11.6z" fill="currentColor" /></symbol>
        <symbol id="i-help" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.2" /><path d="M6.2 6.3A1.9 1.9 0 1 1 8 8.3v.9M8 11.3v.2" /></symbol>
        <symbol id="i-copy" viewBox="0 0 16 16"><rect x="5.5" y="5.5" width="8" height="8" rx="1.5" /><path d="M10.5 5.5v-3h-8v8h3" /></symbol>
        <symbol id="i-left" viewBox="0 0 16 16"><path d="M10 3 5 8l5 5" /></symbol>
        <symbol id="i-right" viewBox="0 0 16 16"><path d="M6 3l5 5-5 5" /></symbol>
        <symbol id="i-close" viewBox="0 0 16 16"><path d="M3.5 3.5l9 9M12.5 3.5l-9 9" /></symbol>
        <symbol id="i-chevron" viewBox="0 0 16 16"><path d="M4 6l4 4 4-4" /></symbol>
      </defs>
    </svg>

    <a class="skip-link" href="#stage">Skip to the pictures</a>

    <header class="top" id="top">
      <button class="icon-button only-narrow" id="open-list" aria-controls="list-panel" aria-expanded="false" aria-label="Open the list of snapshots"><svg class="i"><use href="#i-menu"/></svg></button>
      <div class="brand">
        <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="5" width="13" height="17" rx="3"/><rect x="9" y="2" width="13" height="17" rx="3"/></svg>
        <h1 id="suite"></h1>
      </div>
      <div class="chips" id="chips" role="group" aria-label="Show or hide by status"></div>
      <dl class="facts" id="facts" aria-label="About this run"></dl>
      <div class="progress" id="progress" role="progressbar" aria-label="Decided" aria-valuemin="0"><span class="progress-track"><span class="progress-fill"></span></span><span class="progress-text"></span></div>
      <button class="icon-button" id="theme"><svg class="i"><use href="#i-theme"/></svg></button>
      <button class="icon-button" id="help-open" aria-label="Keyboard help" title="Keyboard help (?)"><svg class="i"><use href="#i-help"/></svg></button>
    </header>

    <p class="notice" id="notice" role="alert" hidden></p>
    <div class="work">
      <nav class="list-panel" id="list-panel" aria-label="Snapshots">
        <div class="list-tools">
          <label class="search"><svg class="i" aria-hidden="true"><use href="#i-search"/></svg><input id="search" type="search" placeholder="Filter by scene, device, text" aria-label="Filter the list" autocomplete="off" spellcheck="false"><kbd aria-hidden="true">/</kbd></label>
          <button class="icon-button only-narrow" id="close-list" aria-label="Close the list"><svg class="i"><use href="#i-close"/></svg></button>
          <select id="device-filter" aria-label="Device"></select>
          <button class="quiet" id="collapse-all">Collapse groups</button>
        </div>
        <div class="tree" id="tree" role="tree" tabindex="0" aria-label="Results, grouped by identical change"><div class="sticky" id="sticky" aria-hidden="true" hidden></div><div class="tree-body" id="tree-body" role="presentation"></div></div>
        <div class="list-foot"><span id="list-count" role="status"></span><button class="quiet" id="accept-all"></button></div>
      </nav>

      <main class="stage" id="stage" tabindex="-1" aria-label="Comparison"></main>
      <aside class="details" id="details" aria-label="Details"></aside>
    </div>

    <div class="actions-bar" id="actions-bar" role="region" aria-label="Decide"></div>
    <div class="scrim" id="scrim" hidden></div>
    <div class="toasts" id="toasts" role="status" aria-live="polite"></div>
    <dialog class="help" id="help" aria-labelledby="help-title"></dialog>
    <noscript><p class="noscript">This report needs JavaScript.</p></noscript>
    <script>
    // State, events and the only DOM builder. Classic scripts on one namespace: browsers refuse `import` from a file, and
    // this page must open from a file without a build.
    "use strict";
    (() => {
      const S = window.Snapfarm;

      S.state = {
        doc: null,
        byId: new Map(),
        groups: [],
        findings: [],
        selected: null,
        mode: "side",
        text: "",
        device: "",
        hidden: new Set(),
        collapsed: new Set(),
        cluster: -1,
        outlines: true,
        masks: true,
        boxes: true,
        slider: 0.5,
        onion: 0.5,
      };

      const bus = new EventTarget();
      S.on = (name, fn) => bus.addEventListener(name, e => fn(e.detail));
      S.emit = (name, detail) => bus.dispatchEvent(new CustomEvent(name, { detail }));

      // What turns the text around it, or cannot be seen, is spelled out.
      const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
      const spelled = c => `\\u{${c.codePointAt(0).toString(16).toUpperCase()}}`;
      /** A text with everything in it visible. */
      S.visible = text => text.replace(HIDDEN, spelled);

      /** Builds an element. Text and attributes only: data never becomes markup. */
      S.h = (tag, props = {}, ...kids) => {
        const el = document.createElement(tag);
        for (const [k, v] of Object.entries(props)) {
          if (v == null || v === false) continue;
          if (k.startsWith("on")) el.addEventListener(k.slice(2), v);
          else if (k === "style") for (const [p, x] of Object.entries(v)) el.style.setProperty(p, x);
          else el.setAttribute(k, v === true ? "" : String(v));
        }
        const shown = kids.flat(3).filter(k => k != null && k !== false && k !== "");
        el.append(...shown.map(k => (typeof k === "string" ? S.visible(k) : k)));
        return el;
      };
      const SVG = "http://www.w3.org/2000/svg";
      /** Builds an element of a drawing. */
      S.s = (tag, props = {}, ...kids) => {
        const el = document.createElementNS(SVG, tag);
        for (const [k, v] of Object.entries(props)) el.setAttribute(k, v);
        el.append(...kids);
        return el;
      };
      S.icon = name => S.s("svg", { class: "i", "aria-hidden": "true" }, S.s("use", { href: "#i-" + name }));
      S.$ = id => document.getElementById(id);
      S.reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
      S.token = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

      /** Whether the page shows a comparison of any pictures, of which nothing can be accepted. */
      S.isDiff = () => S.state.doc.run.verb === "diff";
      S.groupOf = r => S.state.groupOf.get(r.id);
      S.current = () => (S.state.selected?.type === "result" ? (S.state.byId.get(S.state.selected.id) ?? null) : null);
      S.currentGroup = () => {
        const { selected, groups } = S.state;
        if (selected?.type === "group") return groups.find(g => g.id === selected.id) ?? null;
        const r = S.current();
        return r ? S.groupOf(r) : null;
      };
      /** Shows a `result`, a `group` or the `findings`. */
      S.select = (type, id) => {
        const old = S.state.selected;
        if (old && old.type === type && old.id === id) return;
        S.state.selected = { type, id };
        S.state.cluster = -1;
        S.emit("select");
      };
    })();
    // Words for people: statuses, numbers, headlines. What changed is said from views and properties where they are known,
    // otherwise from the numbers of the comparison.
    "use strict";
    (() => {
      const S = window.Snapfarm;

      /** The word, and whether a person has to look, and can decide. The icon is the symbol `i-<status>`. */
      S.STATUS = {
        changed: { word: "changed", open: true, decidable: true },
        "size-changed": { word: "size changed", open: true, decidable: true },
        missing: { word: "missing", open: true, decidable: true },
        added: { word: "added", open: true },
        removed: { word: "removed", open: true },
        unreadable: { word: "unreadable", open: true },
        error: { word: "error", open: true },
        "within-tolerance": { word: "within tolerance" },
        recorded: { word: "recorded" },
        updated: { word: "updated" },
        rendered: { word: "rendered" },
        unchanged: { word: "unchanged" },
      };
      S.MODES = [
        ["side", "Side by side"],
        ["slider", "Slider"],
        ["onion", "Onion skin"],
        ["blink", "Blink"],
        ["heat", "Heat map"],
        ["crops", "Changed only"],
      ];

      S.number = n => n.toLocaleString("en-US");
      S.plural = (n, one, many = one + "s") => `${S.number(n)} ${n === 1 ? one : many}`;
      /** A number of what the page is about. */
      S.things = n => S.plural(n, S.isDiff() ? "picture" : "snapshot");
      S.percent = (a, b) => {
        const p = (100 * a) / Math.max(1, b);
        return p > 0 && p < 0.001 ? "under 0.001 %" : `${p < 0.1 ? p.toFixed(3) : p.toFixed(1)} %`;
      };
      S.size = s => (s ? `${s[0]} × ${s[1]}` : "none");
      S.status = (s, text) => S.h("span", { class: "tag", "data-status": s }, S.icon(s), text ?? S.STATUS[s].word);
      S.place = at => (at?.file ? [at.file, at.line, at.column].filter(x => x != null).join(":") : "");
      S.capital = text => text.charAt(0).toUpperCase() + text.slice(1);

      const SHIFTS = {
        "rows-inserted": s => `${S.plural(s.count, "row")} inserted at y=${s.at}`,
        "rows-removed": s => `${S.plural(s.count, "row")} removed at y=${s.at}`,
        "columns-inserted": s => `${S.plural(s.count, "column")} inserted at x=${s.at}`,
        "columns-removed": s => `${S.plural(s.count, "column")} removed at x=${s.at}`,
        moved: s => `moved by ${s.dx}, ${s.dy} pixels`,
      };
      const shiftText = r => {
        // More of them are another text rather than something that moved; then numbers say more.
        if (!r.shifts.length || r.shifts.length > 2) return null;
        if (!r.shifts.every(s => Object.hasOwn(SHIFTS, s.kind))) return null;
        const left = r.shifts.reduce((sum, s) => sum + s.remaining, 0);
        const rest = left === 0 ? "the rest identical" : left > 0 && `${S.plural(left, "pixel")} beside it`;
        return r.shifts.map(s => SHIFTS[s.kind](s)).join(", ") + (rest ? `, ${rest}` : "");
      };

    """#
}
