/// The style sheet of the page: the tokens first, then the areas from top to bottom.
///
/// The chrome is neutral on purpose: it must not tint the judgement of a picture's colours.
let htmlStyle = htmlTokens + htmlAreas + htmlPanes

private let htmlTokens = """

  :root {
    color-scheme: light dark;
    --bg: #f3f3f4; --surface: #ffffff; --sunken: #ebebed; --canvas: #dcdde0; --canvas-dot: #cfd0d4;
    --line: #dcdce0; --line-strong: #8a8b94; --ink: #17181b; --ink-2: #4b4c55; --ink-3: #62636d;
    --accent: #1d5bd6; --accent-ink: #ffffff; --hover: #ececef; --selected: #dfe9fd;
    --changed: #8f4700; --changed-bg: #fdeedd; --size-changed: #6a3bbf; --size-changed-bg: #f0e9fc;
    --missing: #00618f; --missing-bg: #e0f1fa; --error: #b3201b; --error-bg: #fdeae8;
    --passed: #17693a; --passed-bg: #e2f3e8; --expected-mark: #0b6bcb; --actual-mark: #d1571b;
    --shadow: 0 1px 2px rgb(20 22 28 / .08);
    --sans: Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  }
  @media (prefers-color-scheme: dark) { :root {
    --bg: #141416; --surface: #1b1b1e; --sunken: #111113; --canvas: #0b0b0c; --canvas-dot: #1a1a1d;
    --line: #303036; --line-strong: #777883; --ink: #f1f1f3; --ink-2: #c0c1c8; --ink-3: #9b9ca6;
    --accent: #86b0ff; --accent-ink: #0b1730; --hover: #26262b; --selected: #1f3156;
    --changed: #f6b26b; --changed-bg: #38260f; --size-changed: #c8aeff; --size-changed-bg: #2d2344;
    --missing: #79cbf3; --missing-bg: #10303f; --error: #ff9d94; --error-bg: #431c19;
    --passed: #7bd598; --passed-bg: #143222; --expected-mark: #4aa3ff; --actual-mark: #ff8a4c;
    --shadow: 0 1px 2px rgb(0 0 0 / .5);
  } }
  [data-status="changed"] { --st: var(--changed); --st-bg: var(--changed-bg); }
  [data-status="size-changed"] { --st: var(--size-changed); --st-bg: var(--size-changed-bg); }
  [data-status="missing"] { --st: var(--missing); --st-bg: var(--missing-bg); }
  [data-status="error"], [data-severity="error"] { --st: var(--error); --st-bg: var(--error-bg); }
  [data-severity="warning"] { --st: var(--changed); --st-bg: var(--changed-bg); }
  [data-status="passed"] { --st: var(--passed); --st-bg: var(--passed-bg); }
  [data-status="plain"], [data-severity="note"] { --st: var(--ink-2); --st-bg: var(--sunken); }

  """

private let htmlAreas = """
  *, *::before, *::after { box-sizing: border-box; }
  html { font-size: 16px; scroll-padding-top: 4.5rem; }
  body { margin: 0; background: var(--bg); color: var(--ink); font: 400 .875rem/1.45 var(--sans); }
  h1, h2, p, dl, dd, ul, ol, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  :focus { outline: none; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  code { font-family: var(--mono); font-size: .93em; font-variant-ligatures: none; }
  kbd { font: 500 .6875rem/1 var(--mono); padding: 3px 5px; border: 1px solid var(--line); border-bottom-width: 2px;
    border-radius: 4px; background: var(--surface); }
  .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .skip { position: absolute; left: 8px; top: -60px; z-index: 9; background: var(--accent); color: var(--accent-ink);
    padding: 8px 12px; border-radius: 7px; }
  .skip:focus { top: 8px; }
  .i { width: 1em; height: 1em; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round;
    stroke-linejoin: round; flex: none; }
  .top { position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px;
    min-height: 3.25rem; padding: 8px 16px; background: var(--surface); border-bottom: 1px solid var(--line); }
  .brand { display: flex; align-items: center; gap: 8px; min-width: 0; }
  .brand h1 { font-size: .875rem; font-weight: 650; letter-spacing: -.01em; overflow-wrap: anywhere; }
  .mark { width: 22px; height: 22px; flex: none; }
  .mark rect { fill: none; stroke: var(--expected-mark); stroke-width: 2.2; stroke-dasharray: 3.4 2.2; }
  .mark rect + rect { fill: var(--actual-mark); stroke: var(--surface); stroke-dasharray: none; }
  .chips { display: flex; flex-wrap: wrap; gap: 4px; }
  .chip, .tag { display: inline-flex; align-items: center; gap: 6px; height: 1.75rem; padding: 0 10px 0 8px;
    border-radius: 999px; background: var(--st-bg); color: var(--st); font-size: .75rem; font-weight: 600;
    white-space: nowrap; font-variant-numeric: tabular-nums; }
  .keys { margin-left: auto; font-size: .75rem; color: var(--ink-2); white-space: nowrap; }
  .work { display: grid; grid-template-columns: 17.5rem minmax(0, 1fr); align-items: start; }
  .work.alone { grid-template-columns: minmax(0, 1fr); }
  .index { position: sticky; top: 3.25rem; max-height: calc(100vh - 3.25rem); overflow: auto; padding: 8px;
    scrollbar-width: thin; }
  .index a { display: flex; align-items: center; gap: 10px; padding: 7px 10px; border-radius: 7px; color: var(--ink);
    text-decoration: none; }
  .index a > .i { color: var(--st); }
  .index a > span:not(.sr) { min-width: 0; flex: 1; }
  .index b, .index small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .index b { font-size: .8125rem; font-weight: 600; }
  .index small { font-size: .75rem; color: var(--ink-2); }
  .index a:hover { background: var(--hover); }
  .index a[aria-current] { background: var(--selected); }
  main { min-width: 0; padding: 16px 16px 48px; display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); }
  .work:not(.alone) main { border-left: 1px solid var(--line); min-height: calc(100vh - 3.25rem);
    align-content: start; }
  .overview h2 { font-size: 1.25rem; line-height: 1.25; font-weight: 650; letter-spacing: -.015em; }
  .overview p { margin-top: 4px; color: var(--ink-2); }
  .overview .command, .overview .diagnostics { margin: 12px 0 0; }
  .engines { display: grid; gap: 16px; margin-top: 16px; }
  .green { text-align: center; max-width: 36rem; margin: 12vh auto; text-wrap: balance; }
  .green .sign { width: 4rem; height: 4rem; margin: 0 auto 16px; display: grid; place-items: center;
    border-radius: 50%; background: var(--st-bg); color: var(--st); font-size: 2rem; }
  .green h2 { font-size: 1.625rem; letter-spacing: -.02em; line-height: 1.2; font-weight: 650; }
  .green p { margin-top: 8px; color: var(--ink-2); font-size: 1rem; }
  .passed { font-size: .8125rem; color: var(--ink-2); }
  .passed summary { cursor: pointer; padding: 4px; border-radius: 4px; font-weight: 500; width: fit-content; }
  .passed ul { padding: 4px 4px 4px 20px; display: grid; gap: 4px; font-size: .75rem; }
  .passed b { color: var(--ink); font-weight: 600; margin-right: 4px; }
  .passed li { overflow-wrap: anywhere; }

  """

private let htmlPanes = """
  .failure { background: var(--surface); border: 1px solid var(--line); border-radius: 11px; overflow: hidden;
    box-shadow: var(--shadow); }
  .failure:focus { outline: none; border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
  .explain { padding: 16px 16px 12px; }
  .explain h2, .explain h3 { margin: 0; font-size: 1.125rem; line-height: 1.25; font-weight: 650; letter-spacing: -.015em;
    overflow-wrap: anywhere; }
  .explain h2 span, .explain h3 span { font-weight: 400; color: var(--ink-2); }
  .where { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; margin-top: 8px; }
  .where strong { font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  .tag { height: 1.5rem; }
  .facts { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-top: 8px; font-size: .75rem; }
  .facts div { display: flex; gap: 5px; min-width: 0; }
  .facts dt { color: var(--ink-3); }
  .facts dd { color: var(--ink-2); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; min-width: 0; }
  .panes { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 1px;
    background: var(--line); border-block: 1px solid var(--line); }
  .pane { min-width: 0; display: flex; flex-direction: column; gap: 8px; padding: 12px;
    background: var(--canvas) radial-gradient(var(--canvas-dot) 1px, transparent 1.3px) 0 0 / 16px 16px; }
  .pane figcaption { align-self: flex-start; display: inline-flex; align-items: center; gap: 7px; height: 1.6rem;
    padding: 0 9px; border-radius: 999px; background: var(--surface); box-shadow: 0 0 0 1px var(--line);
    font-size: .75rem; font-weight: 600; white-space: nowrap; }
  .pane figcaption span { font-weight: 400; color: var(--ink-2); font-variant-numeric: tabular-nums; }
  .key { width: 14px; border-top: 2.5px solid var(--actual-mark); }
  [data-role="expected"] .key { border-top: 2.5px dashed var(--expected-mark); }
  [data-role="difference"] .key { height: 9px; border: 0; border-radius: 2px;
    background: linear-gradient(90deg, #fab005, #d62839 55%, #62096e); }
  .pane button { all: unset; flex: 1; display: grid; place-items: start safe center; overflow: auto; cursor: zoom-in;
    min-height: 3rem; padding: 6px; border-radius: 4px; scrollbar-width: thin; }
  .pane button:focus-visible { outline: 2px solid var(--accent); }
  .pane img { display: block; max-width: calc(100% * var(--w, 1)); width: auto; height: auto;
    max-height: calc(min(52rem, 70vh) * var(--h, 1));
    outline: 2px solid var(--actual-mark); outline-offset: 2px; background: var(--surface); }
  [data-role="expected"] img { outline: 2px dashed var(--expected-mark); }
  [data-role="difference"] img { outline: 1px solid var(--line-strong); }
  [data-zoom] .pane button[aria-pressed="true"] { cursor: zoom-out; max-height: 80vh; place-items: start; }
  [data-zoom="actual"] .pane img, [data-zoom="pixels"] .pane img { max-width: none; max-height: none;
    image-rendering: pixelated; }
  [data-zoom="pixels"] .pane img { zoom: 6; outline-width: .4px; outline-offset: .4px; }
  .diagnostics { display: grid; gap: 4px; }
  .failure > .diagnostics { padding: 0 16px; margin: 12px 0; }
  .diagnostics li { padding: 8px 12px; border-radius: 7px; background: var(--st-bg); color: var(--ink);
    box-shadow: inset 3px 0 0 var(--st); font: 400 .8125rem/1.5 var(--mono); overflow-wrap: anywhere; }
  .diagnostics small { display: block; color: var(--ink-2); font: 400 .75rem/1.5 var(--sans); }
  .command { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 12px; margin: 12px 16px; padding: 5px 5px
    5px 12px; background: var(--sunken); border: 1px solid var(--line); border-radius: 7px; font-size: .75rem; }
  .command span { color: var(--ink-2); }
  .command code { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; }
  .copy { font: 500 .75rem/1 var(--sans); color: inherit; height: 1.75rem; padding: 0 10px; cursor: pointer;
    min-width: 4.75rem; border: 1px solid var(--line-strong); border-radius: 7px; background: var(--surface); }
  .copy:hover { background: var(--hover); }
  @media (min-width: 1900px) { html { font-size: 17px; } .work { grid-template-columns: 22rem minmax(0, 1fr); } }
  @media (max-width: 1040px) {
    .work { grid-template-columns: minmax(0, 1fr); }
    .index { display: none; }
    .work:not(.alone) main { border-left: 0; }
    .keys { display: none; }
  }
  @media (max-width: 720px) {
    .top { position: static; }
    html { scroll-padding-top: 8px; }
    main { padding: 12px 12px 48px; }
    .panes { grid-auto-flow: row; }
    .command { padding: 8px; }
    .command span, .copy { flex: 1 1 100%; }
    .copy { height: 2.75rem; }
    .chip { height: 1.5rem; }
  }
  @media (prefers-contrast: more) { :root { --line: var(--line-strong); --ink-2: var(--ink); --ink-3: var(--ink); } }
  @media (prefers-reduced-motion: no-preference) { .index a, .copy { transition: background 120ms; } }
  @media print { .index, .keys, .copy { display: none; } .top { position: static; } }

  """
