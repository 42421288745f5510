// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart04 {
  static let text: StaticString = #"""
    }
    .explain h2,
    .explain .where {
      overflow-wrap: anywhere;
    }
    .change-line .new.step {
      padding-left: 9px;
    }
    .panes.bare {
      background: none;
    }
    .readout .hint.first {
      margin-left: 0;
    }
    .key-mark.inline {
      display: inline-block;
      vertical-align: middle;
      margin-right: 6px;
    }
    /* Crops, group gallery, cards */
    .scroll {
      flex: 1;
      min-height: 0;
      overflow: auto;
      padding: var(--s-5);
      scrollbar-width: thin;
      scrollbar-color: var(--line-strong) transparent;
    }
    .crop {
      background: var(--surface);
      border: 1px solid var(--line);
      border-radius: var(--r-3);
      margin-bottom: var(--s-5);
      overflow: hidden;
    }
    .crop header {
      display: flex;
      align-items: center;
      gap: var(--s-4);
      padding: var(--s-3) var(--s-3) var(--s-3) var(--s-5);
      border-bottom: 1px solid var(--line);
      font-size: var(--t-3);
    }
    .crop header .num {
      color: var(--ink-2);
      flex: 1;
    }
    .crop-row {
      display: grid;
      gap: 1px;
      background: var(--line);
    }
    .crop-row figure {
      background: var(--canvas);
      padding: var(--s-4);
      min-width: 0;
    }
    .crop-row figcaption {
      font-size: var(--t-2);
      font-weight: 600;
      display: flex;
      align-items: center;
      gap: 7px;
      margin-bottom: var(--s-3);
    }
    .crop-row canvas {
      max-width: 100%;
      display: block;
      image-rendering: pixelated;
      box-shadow: 0 0 0 1px var(--line);
    }
    .gallery {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(15.5rem, 1fr));
      gap: var(--s-4);
    }
    .card {
      display: flex;
      flex-direction: column;
      text-align: left;
      background: var(--surface);
      border: 1px solid var(--line);
      border-radius: var(--r-3);
      overflow: hidden;
      padding: 0;
      cursor: pointer;
      transition:
        box-shadow var(--quick),
        border-color var(--quick);
    }
    .card:hover {
      box-shadow: var(--shadow-2);
      border-color: var(--line-strong);
    }
    .card .pair {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 1px;
      background: var(--line);
      width: 100%;
    }
    .card .pair.stack {
      grid-template-columns: 1fr;
    }
    .card .pair.stack > span {
      height: 92px;
    }
    .card .pair > span {
      position: relative;
      background: var(--canvas);
      height: 150px;
    }
    .card .pair canvas {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }
    .card .pair em {
      position: absolute;
      left: 6px;
      top: 6px;
      font: 600 var(--t-1) / 1 var(--sans);
      padding: 3px 6px;
      border-radius: var(--r-1);
      background: var(--surface);
      box-shadow: 0 0 0 1px var(--line);
    }
    .card .cap {
      padding: 10px var(--s-4) var(--s-4);
      width: 100%;
    }
    .card .cap .row-title {
      display: flex;
      justify-content: space-between;
      gap: 8px;
      align-items: center;
    }
    .message {
      margin: auto;
      max-width: 44rem;
      width: 100%;
    }
    .message-card {
      background: var(--surface);
      border: 1px solid var(--line);
      border-radius: var(--r-3);
      padding: var(--s-6);
      box-shadow: var(--shadow-1);
    }
    .message-card h3 {
      font-size: var(--t-5);
      margin: 0 0 var(--s-3);
      display: flex;
      gap: 8px;
      align-items: center;
    }
    .message-card p {
      color: var(--ink-2);
      max-width: 60ch;
    }
    .message-card p + p {
      margin-top: var(--s-3);
    }
    .source {
      margin: var(--s-4) 0;
      padding: var(--s-4) 0;
      background: var(--sunken);
      border: 1px solid var(--line);
      border-radius: var(--r-2);
      font: 400 var(--t-3) / 1.65 var(--mono);
      overflow-x: auto;
    }
    .source div {
      padding: 0 var(--s-4);
      white-space: pre;
    }
    .source div.hit {
      background: var(--st-error-bg);
      box-shadow: inset 3px 0 0 var(--st-error);
    }
    .source .ln {
      display: inline-block;
      width: 2.4em;
      color: var(--ink-3);
      user-select: none;
    }
    .source u {
      text-decoration: underline wavy var(--st-error);
      text-underline-offset: 3px;
    }
    .empty {
      margin: auto;
      text-align: center;
      padding: var(--s-7) var(--s-5);
      max-width: 36rem;
    }
    .empty svg {
      width: 132px;
      height: 96px;
      margin-bottom: var(--s-5);
    }
    .empty h2 {
      font-size: var(--t-7);
      letter-spacing: -0.02em;
      line-height: 1.2;
    }
    .empty p {
      color: var(--ink-2);
      margin-top: var(--s-3);
      font-size: var(--t-5);
      text-wrap: balance;
    }
    .empty .facts-grid {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
      gap: 1px;
      margin-top: var(--s-6);
      background: var(--line);
      border: 1px solid var(--line);
      border-radius: var(--r-3);
      overflow: hidden;
      text-align: left;
    }
    .empty .facts-grid div {
      background: var(--surface);
      padding: var(--s-4) var(--s-5);
    }
    .empty dt {
      font-size: var(--t-2);
      color: var(--ink-3);
    }
    .empty dd {
      font-size: var(--t-5);
      font-weight: 600;
    }
    /* Details */
    .details {
      background: var(--surface);
      border-left: 1px solid var(--line);
      overflow: auto;
      min-height: 0;
      scrollbar-width: thin;
      scrollbar-color: var(--line-strong) transparent;
    }
    .details section {
      padding: var(--s-5);
      border-bottom: 1px solid var(--line);
    }
    .details h3 {
      font-size: var(--t-2);
      font-weight: 600;
      color: var(--ink-2);
      margin-bottom: var(--s-3);
      display: flex;
      justify-content: space-between;
      align-items: center;
    }
    .decide {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--s-3);
    }
    .decide .wide {
      grid-column: 1 / -1;
    }
    .decide .button {
      padding: 0 6px;
      height: 2.25rem;
    }
    .pairs {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 5px var(--s-4);
      font-size: var(--t-3);
    }
    .pairs dt {
      color: var(--ink-2);
    }
    .pairs dd {
      text-align: right;
      overflow-wrap: anywhere;
    }
    .pairs dd.mono {
      font-size: var(--t-2);
      line-height: 1.6;
    }
    .cluster-list button {
      display: grid;
      grid-template-columns: 1.6rem 1fr auto;
      gap: var(--s-3);
      width: 100%;
      text-align: left;
      border: 0;
      background: none;
      padding: 6px;
      margin: 0 -6px;
      border-radius: var(--r-2);
      cursor: pointer;
      font-size: var(--t-3);
      font-variant-numeric: tabular-nums;
    }
    .cluster-list button:hover {
      background: var(--hover);
    }
    .cluster-list button[aria-current="true"] {
      background: var(--selected);
    }
    .cluster-list .n {
      font-weight: 650;
      text-align: center;
      border: 1px solid var(--line-strong);
      border-radius: var(--r-1);
      font-size: var(--t-2);
    }
    .cluster-list small {
      color: var(--ink-2);
      font-size: var(--t-2);
    }
    .command {
      display: flex;
      align-items: flex-start;
      gap: var(--s-2);
      background: var(--sunken);
      border: 1px solid var(--line);
      border-radius: var(--r-2);
      padding: 6px 4px 6px 10px;
      font: 400 var(--t-2) / 1.55 var(--mono);
    }
    .command pre {
      font: inherit;
      flex: 1;
      min-width: 0;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      padding: 3px 0;
    }
    .command .icon-button {
      font-size: var(--t-4);
      height: 1.6rem;
      width: 1.6rem;
    }
    .note {
      font-size: var(--t-2);
      color: var(--ink-2);
      margin-top: var(--s-3);
    }
    .command + .command {
      margin-top: var(--s-3);
    }
    .legend li {
      display: flex;
      align-items: center;
      gap: var(--s-3);
      padding: 2px 0;
      font-size: var(--t-3);
      color: var(--ink-2);
    }
    .legend .swatch {
      width: 28px;
      flex: none;
    }
    /* Diagnostics, errors, and nothing to review */
    .scroll.centred {
      display: flex;
    }
    .message.unread {
      text-align: center;
      color: var(--ink-2);
      padding: var(--s-6);
    }
    .message .i {
      vertical-align: -0.15em;
    }
    .message-card .sentence {
      color: var(--ink);
      font-size: var(--t-5);
      overflow-wrap: anywhere;
    }
    .message-card code {

    """#
}
