// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart01 {
  static let text: StaticString = #"""
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-CNwBzh+ltopxtQXvkRZJEDKminOPj5r1mXC4M6RA90M=' 'sha256-hILcz3wUQOljK92JWvZ3Ap+nvL+n5dHBgbC3WUz8pEI=' 'strict-dynamic'; style-src 'sha256-G4gchuHkgwqfxmuJ9Rm3WwEszjdiQWmWKDKpmOxRuTE='; img-src 'self' data:; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Review · Snapfarm</title>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect x='2' y='5' width='13' height='17' rx='3' fill='none' stroke='%230b6bcb' stroke-width='2.4' stroke-dasharray='4 2.4'/%3E%3Crect x='9' y='2' width='13' height='17' rx='3' fill='%23d1571b'/%3E%3C/svg%3E">
    <style>
    /* Tokens. The chrome is neutral on purpose: it must not tint the judgement of a picture's colours. */
    :root {
      color-scheme: light;
      --bg: #f3f3f4;
      --surface: #ffffff;
      --raised: #ffffff;
      --sunken: #ebebed;
      --canvas: #dcdde0;
      --canvas-dot: #cfd0d4;
      --line: #dcdce0;
      --line-strong: #8a8b94;
      --ink: #17181b;
      --ink-2: #4b4c55;
      --ink-3: #62636d;
      --accent: #1d5bd6;
      --accent-ink: #ffffff;
      --accent-soft: #e3ecfd;
      --hover: #ececef;
      --selected: #dfe9fd;
      --st-changed: #8f4700;
      --st-changed-bg: #fdeedd;
      --st-size-changed: #6a3bbf;
      --st-size-changed-bg: #f0e9fc;
      --st-missing: #00618f;
      --st-missing-bg: #e0f1fa;
      --st-error: #b3201b;
      --st-error-bg: #fdeae8;
      --st-tolerance: #50565f;
      --st-tolerance-bg: #ebedf0;
      --st-unchanged: #17693a;
      --st-unchanged-bg: #e2f3e8;
      --expected: #0b5cb0;
      --actual: #b8430b;
      --expected-mark: #0b6bcb;
      --actual-mark: #d1571b;
      --halo: #ffffff;
      --shadow-1: 0 1px 2px rgb(20 22 28 / 0.08);
      --shadow-2: 0 8px 28px rgb(20 22 28 / 0.18), 0 1px 3px rgb(20 22 28 / 0.14);
      --s-1: 2px;
      --s-2: 4px;
      --s-3: 8px;
      --s-4: 12px;
      --s-5: 16px;
      --s-6: 24px;
      --s-7: 32px;
      --s-8: 48px;
      --t-1: 0.6875rem;
      --t-2: 0.75rem;
      --t-3: 0.8125rem;
      --t-4: 0.875rem;
      --t-5: 1rem;
      --t-6: 1.25rem;
      --t-7: 1.625rem;
      --r-1: 4px;
      --r-2: 7px;
      --r-3: 11px;
      --r-pill: 999px;
      --list-w: 20rem;
      --details-w: 18.5rem;
      --top-h: 3.25rem;
      --sans: Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
      --mono: ui-monospace, "SF Mono", "Cascadia Mono", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      --quick: 120ms;
      --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --bg: #141416;
      --surface: #1b1b1e;
      --raised: #242428;
      --sunken: #111113;
      --canvas: #0b0b0c;
      --canvas-dot: #1a1a1d;
      --line: #303036;
      --line-strong: #777883;
      --ink: #f1f1f3;
      --ink-2: #c0c1c8;
      --ink-3: #9b9ca6;
      --accent: #86b0ff;
      --accent-ink: #0b1730;
      --accent-soft: #1c2c4c;
      --hover: #26262b;
      --selected: #1f3156;
      --st-changed: #f6b26b;
      --st-changed-bg: #38260f;
      --st-size-changed: #c8aeff;
      --st-size-changed-bg: #2d2344;
      --st-missing: #79cbf3;
      --st-missing-bg: #10303f;
      --st-error: #ff9d94;
      --st-error-bg: #431c19;
      --st-tolerance: #b6bcc6;
      --st-tolerance-bg: #2a2d32;
      --st-unchanged: #7bd598;
      --st-unchanged-bg: #143222;
      --expected: #7fb8f5;
      --actual: #f79a66;
      --expected-mark: #4aa3ff;
      --actual-mark: #ff8a4c;
      --halo: #000000;
      --shadow-1: 0 1px 2px rgb(0 0 0 / 0.5);
      --shadow-2: 0 10px 34px rgb(0 0 0 / 0.6), 0 0 0 1px rgb(255 255 255 / 0.07);
    }
    /* Base */
    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }
    [hidden] {
      display: none !important;
    }
    html {
      height: 100%;
      font-size: 16px;
    }
    body {
      margin: 0;
      height: 100%;
      display: flex;
      flex-direction: column;
      background: var(--bg);
      color: var(--ink);
      font: 400 var(--t-4) / 1.45 var(--sans);
      overflow: hidden;
      -webkit-font-smoothing: antialiased;
    }
    h1,
    h2,
    h3,
    p,
    dl,
    dd,
    ul,
    ol,
    figure,
    pre {
      margin: 0;
      padding: 0;
    }
    ul,
    ol {
      list-style: none;
    }
    code,
    .mono {
      font-family: var(--mono);
      font-size: 0.93em;
      font-variant-ligatures: none;
    }
    .num,
    dd,
    .mono {
      font-variant-numeric: tabular-nums;
    }
    :focus {
      outline: none;
    }
    :focus-visible {
      outline: 2px solid var(--accent);
      outline-offset: 2px;
    }
    button,
    input,
    select {
      font: inherit;
      color: inherit;
    }
    .i {
      width: 1em;
      height: 1em;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.7;
      stroke-linecap: round;
      stroke-linejoin: round;
      flex: none;
    }
    kbd {
      font: 500 var(--t-1) / 1 var(--mono);
      padding: 3px 5px;
      border: 1px solid var(--line);
      border-bottom-width: 2px;
      border-radius: var(--r-1);
      color: var(--ink-2);
      background: var(--surface);
      min-width: 1.5em;
      text-align: center;
      display: inline-block;
    }
    .skip-link {
      position: absolute;
      left: var(--s-3);
      top: -60px;
      z-index: 60;
      background: var(--accent);
      color: var(--accent-ink);
      padding: var(--s-3) var(--s-4);
      border-radius: var(--r-2);
    }
    .skip-link:focus {
      top: var(--s-3);
    }
    .noscript {
      padding: var(--s-7);
    }
    .sr {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .cut {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    /* Buttons */
    .button,
    .quiet,
    .icon-button {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      gap: 6px;
      height: 2rem;
      border-radius: var(--r-2);
      border: 1px solid var(--line);
      background: var(--surface);
      padding: 0 10px;
      cursor: pointer;
      white-space: nowrap;
      font-weight: 500;
      font-size: var(--t-3);
      transition: background var(--quick);
    }
    .button:hover,
    .quiet:hover,
    .icon-button:hover {
      background: var(--hover);
    }
    .icon-button {
      width: 2rem;
      padding: 0;
      font-size: var(--t-5);
      border-color: transparent;
      background: transparent;
      color: var(--ink-2);
      flex: none;
    }
    .quiet {
      border-color: transparent;
      background: transparent;
      color: var(--accent);
      padding: 0 6px;
    }
    .button.primary {
      background: var(--accent);
      border-color: var(--accent);
      color: var(--accent-ink);
    }
    .button.primary:hover {
      background: color-mix(in srgb, var(--accent) 88%, var(--ink));
    }
    .button.primary kbd {
      background: transparent;
      color: inherit;
      border-color: color-mix(in srgb, var(--accent-ink) 45%, transparent);
    }
    .button[aria-pressed="true"],
    .icon-button[aria-pressed="true"] {
      background: var(--selected);
      border-color: color-mix(in srgb, var(--accent) 55%, var(--line));
      color: var(--ink);
    }
    .button:disabled {
      color: var(--ink-3);
      background: var(--sunken);
      border-color: var(--line);
      cursor: not-allowed;
    }
    /* Status: always an icon and a word */
    .status {
      display: inline-flex;
      align-items: center;
      gap: 5px;
      font-weight: 600;
      white-space: nowrap;
      color: var(--st);
    }
    .tag {
      display: inline-flex;
      align-items: center;
      gap: 5px;
      height: 1.5rem;
      padding: 0 8px;
      border-radius: var(--r-pill);
      font-size: var(--t-2);
      font-weight: 600;
      color: var(--st);
      background: var(--st-bg);
      white-space: nowrap;
    }
    [data-status="changed"] {
      --st: var(--st-changed);
      --st-bg: var(--st-changed-bg);
    }
    [data-status="size-changed"] {
      --st: var(--st-size-changed);
      --st-bg: var(--st-size-changed-bg);
    }
    [data-status="missing"],
    [data-status="added"],
    [data-status="removed"] {
      --st: var(--st-missing);
      --st-bg: var(--st-missing-bg);
    }
    [data-status="error"] {
      --st: var(--st-error);
      --st-bg: var(--st-error-bg);
    }
    [data-status="within-tolerance"] {
      --st: var(--st-tolerance);
      --st-bg: var(--st-tolerance-bg);
    }
    [data-status="unchanged"] {
      --st: var(--st-unchanged);
      --st-bg: var(--st-unchanged-bg);
    }
    [data-status="plain"] {
      --st: var(--ink-2);
      --st-bg: var(--sunken);
    }
    [data-status="unreadable"] {
      --st: var(--st-error);
      --st-bg: var(--st-error-bg);
    }
    [data-status="recorded"],
    [data-status="updated"],
    [data-status="rendered"] {
      --st: var(--ink-2);
      --st-bg: var(--sunken);
    }
    /* Header */
    .top {
      display: flex;
      align-items: center;
      gap: var(--s-4);
      min-height: var(--top-h);
      padding: 0 var(--s-4);
      background: var(--surface);
      border-bottom: 1px solid var(--line);
      flex: none;
    }
    .brand {
      display: flex;
      align-items: center;
      gap: var(--s-3);
      min-width: 0;
      flex: none;
    }
    .brand h1 {
      max-width: 24rem;
      overflow: hidden;
      text-overflow: ellipsis;
      font-size: var(--t-4);
      font-weight: 650;
      letter-spacing: -0.01em;

    """#
}
