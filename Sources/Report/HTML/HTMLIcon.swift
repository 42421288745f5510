/// The small drawings of the page; each status has a shape of its own, so that colour is never the only sign.
enum HTMLIcon {
  static func status(_ word: StatusWord) -> Markup {
    switch word {
    case .changed: use("#i-changed")
    case .sizeChanged: use("#i-size-changed")
    case .missing: use("#i-missing")
    case .error, .unreadable: use("#i-error")
    case .unchanged, .withinTolerance, .recorded, .updated, .rendered: use("#i-passed")
    }
  }

  private static func use(_ target: String) -> Markup {
    .element("svg", ["class": "i", "aria-hidden": "true"], [.element("use", ["href": target], "")])
  }

  static var mark: Markup {
    .constant(
      """
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="5" width="13" height="17" rx="3"/>\
      <rect x="9" y="2" width="13" height="17" rx="3"/></svg>
      """)
  }

  static var favicon: Markup {
    .constant(
      """
      <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E\
      %3Crect x='2' y='5' width='13' height='17' rx='3' fill='none' stroke='%230b6bcb' stroke-width='2.4' \
      stroke-dasharray='4 2.4'/%3E%3Crect x='9' y='2' width='13' height='17' rx='3' fill='%23d1571b'/%3E%3C/svg%3E">
      """)
  }

  static var definitions: Markup {
    .constant(
      """
      <svg width="0" height="0" aria-hidden="true" class="sr"><defs>
      <symbol id="i-changed" viewBox="0 0 16 16"><path d="M8 2.2 14.6 13.6H1.4z"/></symbol>
      <symbol id="i-size-changed" viewBox="0 0 16 16"><path d="M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5l-4.3 4.3M2.5 13.5l\
      4.3-4.3"/></symbol>
      <symbol id="i-missing" viewBox="0 0 16 16"><rect x="2.5" y="2.5" width="11" height="11" rx="2" \
      stroke-dasharray="2.6 1.9"/><path d="M8 5.5v5M5.5 8h5"/></symbol>
      <symbol id="i-error" viewBox="0 0 16 16"><path d="M5.3 1.8h5.4l3.5 3.5v5.4l-3.5 3.5H5.3l-3.5-3.5V5.3zM5.8 5.8l4.4 \
      4.4M10.2 5.8l-4.4 4.4"/></symbol>
      <symbol id="i-passed" viewBox="0 0 16 16"><path d="M2.5 8.6 6.3 12.3 13.5 4.2"/></symbol>
      </defs></svg>
      """)
  }
}

extension StatusWord {
  /// The name under which the style sheet knows how it looks.
  var look: String {
    switch self {
    case .changed, .sizeChanged, .missing, .error: rawValue
    case .unreadable: "error"
    case .unchanged, .withinTolerance: "passed"
    case .recorded, .updated, .rendered: "plain"
    }
  }
}
