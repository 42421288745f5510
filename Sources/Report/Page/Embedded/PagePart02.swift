// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart02 {
  static let text: StaticString = #"""
      white-space: nowrap;
    }
    .mark {
      width: 22px;
      height: 22px;
    }
    .mark rect {
      fill: none;
      stroke: var(--expected-mark);
      stroke-width: 2.2;
      stroke-dasharray: 3.4 2.2;
    }
    .mark rect + rect {
      fill: var(--actual-mark);
      stroke: var(--surface);
      stroke-dasharray: none;
      stroke-width: 1.6;
    }
    .chips {
      display: flex;
      gap: var(--s-2);
      flex: 0 1 auto;
      min-width: 0;
      overflow-x: auto;
      scrollbar-width: none;
      padding: 3px;
      margin: -3px;
    }
    .chip {
      display: inline-flex;
      align-items: center;
      gap: 6px;
      height: 1.75rem;
      padding: 0 10px 0 8px;
      border-radius: var(--r-pill);
      border: 1px solid transparent;
      background: var(--st-bg);
      color: var(--st);
      font-size: var(--t-2);
      font-weight: 600;
      cursor: pointer;
      white-space: nowrap;
    }
    .chip:hover {
      border-color: var(--st);
    }
    .chip[aria-pressed="false"] {
      background: transparent;
      border: 1px dashed var(--line-strong);
      color: var(--ink-3);
      text-decoration: line-through;
    }
    .facts {
      display: flex;
      flex-wrap: wrap;
      gap: 1em var(--s-5);
      height: 1.45em;
      min-width: 0;
      flex: 1 1 0;
      overflow: hidden;
      font-size: var(--t-2);
      color: var(--ink-2);
      justify-content: flex-end;
    }
    .facts div {
      display: flex;
      gap: 5px;
      white-space: nowrap;
    }
    .facts dt {
      color: var(--ink-3);
    }
    .progress {
      display: flex;
      align-items: center;
      gap: var(--s-3);
      font-size: var(--t-2);
      color: var(--ink-2);
      white-space: nowrap;
      flex: none;
      font-variant-numeric: tabular-nums;
    }
    .progress-track {
      width: 84px;
      height: 6px;
      border-radius: 3px;
      background: var(--sunken);
      box-shadow: inset 0 0 0 1px var(--line);
      overflow: hidden;
    }
    .progress-fill {
      display: block;
      height: 100%;
      width: 100%;
      background: var(--accent);
      transform-origin: left;
      transform: scaleX(0);
      transition: transform 240ms var(--ease);
    }
    .notice {
      flex: none;
      padding: var(--s-2) var(--s-5);
      background: var(--st-error-bg);
      color: var(--st-error);
      font-size: var(--t-3);
      font-weight: 500;
      border-bottom: 1px solid var(--line);
      overflow-wrap: anywhere;
    }
    /* Work area */
    .work {
      flex: 1;
      min-height: 0;
      display: grid;
      grid-template-columns: var(--list-w) minmax(0, 1fr) var(--details-w);
    }
    .list-panel {
      display: flex;
      flex-direction: column;
      min-height: 0;
      background: var(--surface);
      border-right: 1px solid var(--line);
    }
    .list-tools {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--s-3);
      padding: var(--s-4);
      border-bottom: 1px solid var(--line);
    }
    .search {
      flex: 1 1 100%;
      min-width: 0;
      display: flex;
      align-items: center;
      gap: var(--s-3);
      height: 2.25rem;
      padding: 0 8px 0 10px;
      border: 1px solid var(--line-strong);
      border-radius: var(--r-2);
      background: var(--surface);
      color: var(--ink-3);
    }
    .search:focus-within {
      outline: 2px solid var(--accent);
      outline-offset: 1px;
      border-color: transparent;
    }
    .search input {
      flex: 1;
      width: 0;
      min-width: 0;
      border: 0;
      background: none;
      outline: none;
      color: var(--ink);
    }
    .search input::placeholder {
      color: var(--ink-3);
      opacity: 1;
    }
    select {
      height: 2rem;
      min-width: 0;
      flex: 1 1 45%;
      border: 1px solid var(--line-strong);
      border-radius: var(--r-2);
      background: var(--surface);
      padding: 0 6px;
      font-size: var(--t-3);
    }
    .tree {
      flex: 1;
      min-height: 0;
      overflow: auto;
      position: relative;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      scrollbar-color: var(--line-strong) transparent;
    }
    .tree:focus-visible {
      outline: none;
    }
    .tree:focus-visible:not([aria-activedescendant]) {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
    .tree:focus-visible .row[aria-selected="true"] {
      outline: 2px solid var(--accent);
      outline-offset: -2px;
    }
    .tree-body {
      position: relative;
    }
    .row {
      position: absolute;
      left: 0;
      right: 0;
      top: 0;
      cursor: pointer;
      display: flex;
      align-items: center;
      overflow: hidden;
    }
    .row:hover {
      background: var(--hover);
    }
    .row[aria-selected="true"] {
      background: var(--selected);
    }
    .row[aria-selected="true"]::before {
      content: "";
      position: absolute;
      left: 0;
      top: 0;
      bottom: 0;
      width: 3px;
      background: var(--accent);
    }
    .row.group {
      height: 56px;
      gap: var(--s-3);
      padding: 0 var(--s-4) 0 var(--s-3);
      border-top: 1px solid var(--line);
      background: var(--surface);
    }
    .row.group:hover {
      background: var(--hover);
    }
    .row.group[aria-selected="true"] {
      background: var(--selected);
    }
    .row .twist {
      color: var(--ink-3);
      font-size: var(--t-4);
      transition: transform var(--quick);
      padding: 2px;
    }
    .row[aria-expanded="false"] .twist {
      transform: rotate(-90deg);
    }
    .row-text {
      min-width: 0;
      flex: 1;
    }
    .row-title {
      font-size: var(--t-3);
      font-weight: 600;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    .row-sub {
      font-size: var(--t-2);
      color: var(--ink-2);
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
      display: flex;
      gap: 6px;
      align-items: center;
    }
    .row.item {
      height: 66px;
      gap: var(--s-4);
      padding: 0 var(--s-4) 0 2rem;
    }
    .row.item .row-title {
      font-weight: 500;
    }
    .count {
      font-size: var(--t-2);
      font-weight: 600;
      color: var(--ink-2);
      background: var(--sunken);
      border-radius: var(--r-pill);
      padding: 1px 8px;
      font-variant-numeric: tabular-nums;
    }
    .thumb {
      width: 40px;
      height: 54px;
      display: grid;
      place-items: center;
      flex: none;
    }
    .thumb span {
      position: relative;
      display: block;
      background: var(--sunken);
      box-shadow: 0 0 0 1px var(--line);
      border-radius: 2px;
      overflow: hidden;
    }
    .thumb img {
      display: block;
      width: 100%;
      height: 100%;
    }
    .thumb i {
      position: absolute;
      border-radius: 1px;
      box-shadow:
        0 0 0 1.5px var(--actual-mark),
        0 0 0 2.5px var(--halo);
      min-width: 4px;
      min-height: 3px;
    }
    .decision {
      display: inline-flex;
      align-items: center;
      gap: 4px;
      font-size: var(--t-1);
      font-weight: 600;
      padding: 2px 7px;
      border-radius: var(--r-pill);
      border: 1px solid currentColor;
      flex: none;
    }
    .decision[data-d="accepted"] {
      color: var(--st-unchanged);
    }
    .decision[data-d="rejected"] {
      color: var(--st-error);
    }
    .decision[data-d="skipped"] {
      color: var(--ink-2);
    }
    .list-foot {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--s-3);
      min-height: 2.75rem;
      padding: 0 var(--s-4);
      border-top: 1px solid var(--line);
      font-size: var(--t-2);
      color: var(--ink-2);
    }
    .sticky {
      position: sticky;
      top: 0;
      z-index: 2;
      height: 0;
    }
    .sticky button {
      display: flex;
      width: 100%;
      align-items: center;
      gap: var(--s-3);
      height: 34px;
      padding: 0 var(--s-4);
      border: 0;
      border-bottom: 1px solid var(--line);
      background: var(--surface);
      font-size: var(--t-2);
      font-weight: 600;
      text-align: left;
      cursor: pointer;
      box-shadow: var(--shadow-1);
    }
    .sticky span:nth-child(2) {
      flex: 1;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .list-empty {
      padding: var(--s-7) var(--s-5);
      text-align: center;
      color: var(--ink-2);
    }
    .thumb.none {
      color: var(--st);
      font-size: var(--t-5);
    }
    .twist.none {
      width: 1em;
    }

    """#
}
