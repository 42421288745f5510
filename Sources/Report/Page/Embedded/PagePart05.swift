// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart05 {
  static let text: StaticString = #"""
      overflow-wrap: anywhere;
    }
    .message-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-3);
      margin-top: var(--s-5);
    }
    .message-actions .button {
      max-width: 100%;
    }
    .drawn {
      margin-top: var(--s-5);
    }
    .drawn img {
      display: block;
      max-width: 100%;
      max-height: 60vh;
      box-shadow: 0 0 0 1px var(--line);
    }
    .drawn figcaption {
      font-size: var(--t-2);
      color: var(--ink-2);
      margin-top: var(--s-3);
    }
    .findings-list {
      display: grid;
      gap: var(--s-4);
      max-width: 60rem;
      margin: 0 auto;
    }
    .findings-list .message-card {
      padding: var(--s-5);
      min-width: 0;
    }
    .finding {
      font-size: var(--t-3);
      min-width: 0;
      overflow-wrap: anywhere;
    }
    .finding + .finding,
    .message-card p + .finding {
      margin-top: var(--s-4);
      padding-top: var(--s-4);
      border-top: 1px solid var(--line);
    }
    .finding p {
      color: var(--ink);
      margin-top: 2px;
    }
    .finding .severity {
      font-size: var(--t-2);
      font-weight: 600;
      color: var(--st-tolerance);
    }
    .finding[data-severity="error"] .severity {
      color: var(--st-error);
    }
    .finding[data-severity="warning"] .severity {
      color: var(--st-changed);
    }
    .finding .code {
      margin-left: var(--s-3);
      font: 500 var(--t-2) / 1 var(--mono);
      color: var(--ink-3);
    }
    .finding-place {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--s-4);
      font-size: var(--t-2);
      color: var(--ink-2);
    }
    .finding-place .place {
      font: 400 var(--t-2) / 1.4 var(--mono);
      margin-left: -6px;
      height: auto;
      min-height: 1.6rem;
      max-width: 100%;
      white-space: normal;
      overflow-wrap: anywhere;
      text-align: left;
    }
    .extent summary,
    .engine summary {
      cursor: pointer;
      font-size: var(--t-3);
      color: var(--ink-2);
    }
    .extent > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--s-3);
      margin-top: var(--s-2);
      font-size: var(--t-3);
    }
    .extent .quiet {
      max-width: 100%;
      overflow: hidden;
    }
    .engine {
      margin-top: var(--s-3);
    }
    .engine ul {
      font-size: var(--t-2);
      line-height: 1.6;
      overflow-wrap: anywhere;
      color: var(--ink-2);
    }
    .more {
      display: flex;
      margin: var(--s-5) auto 0;
    }
    .drawn-expected,
    .drawn-good,
    .drawn-bad {
      fill: none;
      stroke: var(--expected-mark);
      stroke-dasharray: 6 4;
    }
    .drawn-good,
    .drawn-bad {
      stroke: var(--st-unchanged);
      stroke-dasharray: none;
    }
    .drawn-bad {
      stroke: var(--st-error);
    }
    rect.drawn-good,
    rect.drawn-bad {
      fill: var(--surface);
    }
    /* Layers */
    .scrim {
      position: fixed;
      inset: 0;
      background: rgb(10 10 12 / 0.5);
      z-index: 30;
    }
    .toasts {
      position: fixed;
      left: 50%;
      bottom: var(--s-6);
      transform: translateX(-50%);
      z-index: 50;
      display: grid;
      gap: var(--s-3);
      justify-items: center;
      pointer-events: none;
    }
    .toast {
      display: flex;
      align-items: center;
      gap: var(--s-4);
      padding: 8px 10px 8px 16px;
      border-radius: var(--r-pill);
      background: var(--ink);
      color: var(--bg);
      box-shadow: var(--shadow-2);
      font-size: var(--t-3);
      font-weight: 500;
      pointer-events: auto;
      animation: rise 180ms var(--ease);
      white-space: nowrap;
    }
    .toast button {
      background: color-mix(in srgb, var(--bg) 18%, transparent);
      border: 0;
      border-radius: var(--r-pill);
      color: inherit;
      padding: 4px 10px;
      cursor: pointer;
      font-weight: 600;
    }
    @keyframes rise {
      from {
        opacity: 0;
        transform: translateY(8px);
      }
    }
    .help {
      width: min(46rem, calc(100vw - 2rem));
      max-height: calc(100vh - 3rem);
      border: 0;
      border-radius: 14px;
      padding: 0;
      background: var(--raised);
      color: var(--ink);
      box-shadow: var(--shadow-2);
    }
    .help::backdrop {
      background: rgb(10 10 12 / 0.5);
    }
    .help .help-top {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding: var(--s-5) var(--s-5) var(--s-4) var(--s-6);
      border-bottom: 1px solid var(--line);
    }
    .help h2 {
      font-size: var(--t-5);
    }
    .help .cols {
      columns: 19rem;
      column-gap: var(--s-7);
      padding: var(--s-5) var(--s-6) var(--s-6);
    }
    .help section {
      break-inside: avoid;
      margin-bottom: var(--s-5);
    }
    .help h3 {
      font-size: var(--t-2);
      color: var(--ink-2);
      margin-bottom: var(--s-2);
    }
    .help li {
      display: flex;
      justify-content: space-between;
      gap: var(--s-4);
      padding: 4px 0;
      font-size: var(--t-3);
    }
    .help li span:last-child {
      display: flex;
      gap: 4px;
      flex: none;
    }
    .actions-bar {
      display: none;
    }
    .only-narrow {
      display: none;
    }
    /* Wide, medium, narrow */
    @media (min-width: 1900px) {
      html {
        font-size: 17px;
      }
      :root {
        --list-w: 23rem;
        --details-w: 22rem;
      }
    }
    @media (max-width: 1640px) {
      .segments button small {
        display: none;
      }
      .segments button {
        padding: 0 8px;
      }
      .readout .in-view {
        display: none;
      }
    }
    @media (max-width: 1280px) {
      .facts {
        display: none;
      }
      .progress {
        margin-left: auto;
      }
      :root {
        --list-w: 17.5rem;
        --details-w: 16.5rem;
      }
    }
    @media (max-width: 1040px) {
      .work {
        grid-template-columns: var(--list-w) minmax(0, 1fr);
        grid-template-rows: auto auto;
        align-content: start;
        overflow: auto;
      }
      .list-panel {
        position: sticky;
        top: 0;
        height: calc(100vh - var(--top-h));
        grid-row: 1 / 3;
        align-self: start;
      }
      .stage {
        grid-column: 2;
        grid-row: 1;
        height: calc(100vh - var(--top-h) - 4.5rem);
        min-height: 34rem;
      }
      .details {
        grid-column: 2;
        grid-row: 2;
        border-left: 0;
        border-top: 1px solid var(--line);
        overflow: visible;
      }
      .brand h1 {
        display: none;
      }
    }
    @media (max-width: 720px) {
      .only-narrow {
        display: inline-flex;
      }
      .top {
        flex-wrap: wrap;
        gap: 0 var(--s-3);
        padding: var(--s-2) var(--s-3);
      }
      .brand h1 {
        display: block;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .brand {
        flex: 1;
      }
      .progress-track {
        display: none;
      }
      .mark {
        display: none;
      }
      .chips {
        order: 9;
        width: 100%;
        overflow-x: auto;
        padding: var(--s-1) 2px var(--s-3);
        scrollbar-width: none;
      }
      .work {
        display: block;
        overflow: auto;
      }
      .list-panel {
        position: fixed;
        inset: 0 auto 0 0;
        width: min(21rem, calc(100vw - 2.5rem));
        max-height: none;
        height: 100%;
        z-index: 40;
        transform: translateX(-102%);
        visibility: hidden;
        transition:
          transform 200ms var(--ease),
          visibility 200ms;
        box-shadow: var(--shadow-2);
      }
      .list-panel.open {
        transform: none;
        visibility: visible;
      }
      .search {
        flex: 1 1 60%;
        min-width: 0;
      }
      .search kbd {
        display: none;
      }
      .list-tools .icon-button {
        align-self: center;
      }
      .stage {
        height: auto;
        min-height: 0;
      }
      .explain {
        padding: var(--s-4);
      }
      .explain h2 {
        font-size: 1.125rem;
      }
      .explain .turn span {
        display: none;
      }
      .panes-wrap {
        flex: none;
        flex-direction: column;
      }

    """#
}
