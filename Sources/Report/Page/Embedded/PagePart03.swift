// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart03 {
  static let text: StaticString = #"""
    .row.findings {
      border-top: 0;
    }
    .row.item[aria-level="1"] {
      padding-left: var(--s-4);
      border-top: 1px solid var(--line);
    }
    /* Stage */
    .stage {
      display: flex;
      flex-direction: column;
      min-width: 0;
      min-height: 0;
    }
    .explain {
      padding: var(--s-5) var(--s-5) var(--s-4);
      background: var(--surface);
      border-bottom: 1px solid var(--line);
      flex: none;
    }
    .explain-top {
      display: flex;
      align-items: flex-start;
      gap: var(--s-4);
    }
    .explain h2 {
      font-size: var(--t-6);
      line-height: 1.25;
      font-weight: 650;
      letter-spacing: -0.015em;
      text-wrap: balance;
    }
    .explain .where {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px var(--s-3);
      margin-top: 5px;
      color: var(--ink-2);
      font-size: var(--t-3);
    }
    .explain .where .quiet {
      height: 1.5rem;
      margin-left: -6px;
    }
    .explain .where b {
      font-weight: 600;
      color: var(--ink);
    }
    .explain .turn {
      margin-left: auto;
      display: flex;
      align-items: center;
      gap: 2px;
      flex: none;
      color: var(--ink-2);
      font-size: var(--t-2);
      font-variant-numeric: tabular-nums;
    }
    .lines {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-3);
      margin-top: var(--s-4);
    }
    .change-line {
      display: inline-flex;
      align-items: stretch;
      font-variant-numeric: tabular-nums;
      font-size: var(--t-3);
      border: 1px solid var(--line);
      border-radius: var(--r-2);
      overflow: hidden;
      max-width: 100%;
    }
    .change-line > * {
      padding: 4px 9px;
    }
    .change-line .what {
      background: var(--sunken);
      color: var(--ink-2);
    }
    .change-line .what b {
      color: var(--ink);
      font-weight: 650;
    }
    .change-line .old {
      color: var(--expected);
      text-decoration: line-through;
      text-decoration-thickness: 1px;
      padding-right: 4px;
    }
    .change-line .arrow {
      color: var(--ink-3);
      padding-inline: 0;
    }
    .change-line .new {
      color: var(--actual);
      font-weight: 650;
      padding-left: 4px;
    }
    .swatch {
      display: inline-block;
      width: 0.9em;
      height: 0.9em;
      border-radius: 3px;
      box-shadow: inset 0 0 0 1px rgb(128 128 128 / 0.6);
      vertical-align: -0.1em;
      margin-right: 5px;
    }
    .toolbar {
      display: flex;
      align-items: center;
      flex-wrap: wrap;
      gap: var(--s-3);
      padding: var(--s-3) var(--s-5);
      background: var(--surface);
      border-bottom: 1px solid var(--line);
      flex: none;
    }
    .segments {
      display: inline-flex;
      padding: 2px;
      gap: 1px;
      background: var(--sunken);
      border-radius: var(--r-2);
      box-shadow: inset 0 0 0 1px var(--line);
    }
    .segments button {
      border: 0;
      background: none;
      height: 1.75rem;
      padding: 0 9px;
      border-radius: 5px;
      font-size: var(--t-3);
      font-weight: 500;
      color: var(--ink-2);
      cursor: pointer;
      display: inline-flex;
      align-items: center;
      gap: 6px;
      white-space: nowrap;
    }
    .segments button:hover {
      color: var(--ink);
    }
    .segments button[aria-checked="true"] {
      background: var(--raised);
      color: var(--ink);
      box-shadow:
        var(--shadow-1),
        0 0 0 1px var(--line-strong);
    }
    .segments button small {
      font: 500 var(--t-1) / 1 var(--mono);
      color: var(--ink-3);
    }
    .toolbar .gap {
      flex: 1;
    }
    .toolbar .set {
      display: inline-flex;
      align-items: center;
      gap: 2px;
    }
    .zoom-value {
      min-width: 4.4em;
      padding: 0 2px;
      text-align: center;
      font-size: var(--t-3);
      font-variant-numeric: tabular-nums;
      color: var(--ink-2);
    }
    .panes {
      flex: 1;
      min-width: 0;
      min-height: 0;
      position: relative;
      display: flex;
      gap: 2px;
      background: var(--line-strong);
    }
    .panes-wrap {
      flex: 1;
      min-height: 0;
      position: relative;
      display: flex;
    }
    .zoom {
      display: flex;
      align-items: center;
      gap: 1px;
      flex: none;
      font-family: var(--sans);
    }
    .zoom .icon-button {
      font-weight: 500;
    }
    .zoom .button {
      height: 1.75rem;
    }
    .pane {
      position: relative;
      flex: 1;
      min-width: 0;
      min-height: 0;
      background: var(--canvas) radial-gradient(var(--canvas-dot) 1px, transparent 1.3px) 0 0 / 16px 16px;
      overflow: hidden;
    }
    .pane canvas {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      cursor: crosshair;
      touch-action: none;
      display: block;
    }
    .pane canvas:focus-visible {
      outline-offset: -3px;
    }
    .pane.panning canvas {
      cursor: grabbing;
    }
    .pane-label {
      position: absolute;
      left: var(--s-4);
      top: var(--s-4);
      display: inline-flex;
      align-items: center;
      gap: 7px;
      height: 1.6rem;
      padding: 0 9px;
      border-radius: var(--r-pill);
      background: var(--surface);
      box-shadow:
        var(--shadow-1),
        0 0 0 1px var(--line);
      font-size: var(--t-2);
      font-weight: 600;
      pointer-events: none;
      z-index: 2;
      white-space: nowrap;
    }
    .pane-label.right {
      left: auto;
      right: var(--s-4);
    }
    .pane-label span {
      font-weight: 400;
      color: var(--ink-2);
      font-variant-numeric: tabular-nums;
    }
    .key-mark {
      width: 14px;
      height: 0;
      border-top: 2.5px solid var(--actual-mark);
    }
    .key-mark.expected {
      border-top: 2.5px dashed var(--expected-mark);
    }
    .key-mark.diff {
      height: 9px;
      border: 0;
      border-radius: 2px;
      background: linear-gradient(90deg, #fab005, #d62839 55%, #62096e);
    }
    .slider-handle {
      position: absolute;
      top: 0;
      bottom: 0;
      width: 44px;
      margin-left: -22px;
      cursor: ew-resize;
      z-index: 3;
      touch-action: none;
    }
    .slider-handle::before {
      content: "";
      position: absolute;
      left: 21px;
      top: 0;
      bottom: 0;
      width: 2px;
      background: var(--accent);
      box-shadow: 0 0 0 1px var(--halo);
    }
    .slider-handle::after {
      content: "‹ ›";
      position: absolute;
      left: 4px;
      top: calc(50% - 18px);
      width: 36px;
      height: 36px;
      border-radius: 50%;
      background: var(--accent);
      color: var(--accent-ink);
      display: grid;
      place-items: center;
      font: 600 15px / 1 var(--sans);
      letter-spacing: 2px;
      padding-left: 2px;
      box-shadow: var(--shadow-2);
    }
    .slider-handle:focus-visible {
      outline: none;
    }
    .slider-handle:focus-visible::after {
      outline: 2px solid var(--accent);
      outline-offset: 3px;
    }
    .float-control {
      position: absolute;
      left: 50%;
      bottom: var(--s-5);
      transform: translateX(-50%);
      z-index: 3;
      display: flex;
      align-items: center;
      gap: var(--s-4);
      padding: var(--s-3) var(--s-5);
      border-radius: var(--r-pill);
      background: var(--surface);
      box-shadow: var(--shadow-2);
      font-size: var(--t-2);
      font-weight: 500;
      white-space: nowrap;
    }
    .float-control input {
      width: 180px;
      accent-color: var(--accent);
    }
    .readout {
      display: flex;
      align-items: center;
      min-height: 2.5rem;
      padding: 0 var(--s-3) 0 var(--s-5);
      gap: var(--s-4);
      background: var(--surface);
      border-top: 1px solid var(--line);
      flex: none;
    }
    .readout-text {
      display: flex;
      align-items: center;
      gap: var(--s-2) var(--s-4);
      flex: 1;
      min-width: 0;
      font: 400 var(--t-2) / 1.3 var(--mono);
      font-variant-numeric: tabular-nums;
      color: var(--ink-2);
      overflow: hidden;
      white-space: nowrap;
    }
    .readout b {
      font-weight: 650;
      color: var(--ink);
    }
    .readout .pos {
      min-width: 8.5em;
    }
    .readout .px {
      min-width: 15.5em;
    }
    .readout .same {
      color: var(--st-unchanged);
    }
    .readout .differ {
      color: var(--st-changed);
      font-weight: 650;
    }
    .readout .hint {
      margin-left: auto;
      font-family: var(--sans);
      color: var(--ink-3);
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .explain-text {
      min-width: 0;

    """#
}
