import Farm
import Graphics
import References

/// A picture of a failed snapshot, with its label; clicking it shows one picture pixel as one point of the page.
struct HTMLPicture {
  let role: PictureRole
  /// The path relative to the page.
  let path: String
  let outcome: Outcome

  var figure: Markup {
    .element(
      "figure", ["class": "pane", "data-role": role.look],
      [
        .element(
          "figcaption",
          [
            .element("i", ["class": "key"], ""), .text(role.word),
            .element("span", size.map { " " + sizeText($0) } ?? ""),
          ]),
        .element(
          "button", ["type": "button", "aria-pressed": "false", "title": "Actual size or fit"], [image]),
      ])
  }

  private var image: Markup {
    let alternative = "\(role.word) picture of \(shortened(outcome.identity.scene)) on \(outcome.deviceWords)"
    guard let size else {
      return .void("img", ["src": relativeURL(path), "alt": alternative, "loading": "lazy"])
    }
    return .void(
      "img",
      [
        "src": relativeURL(path), "alt": alternative, "loading": "lazy", "width": "\(size.width)",
        "height": "\(size.height)", "style": proportions(of: size),
      ])
  }

  /// What share of the room this picture may take, so that two sizes are seen in one scale.
  private func proportions(of size: PixelSize) -> String {
    guard case .sizeChanged(let expected, let actual) = outcome.status else { return "" }
    let width = Double(size.width) / Double(max(1, expected.width, actual.width))
    let height = Double(size.height) / Double(max(1, expected.height, actual.height))
    return "--w:\(plain(width));--h:\(plain(height))"
  }

  /// The size where it is known: the picture of a difference in size has one of its own.
  private var size: PixelSize? {
    guard case .sizeChanged(let expected, let actual) = outcome.status else { return outcome.size }
    switch role {
    case .expected: return expected
    case .actual: return actual
    case .difference: return nil
    }
  }
}

extension PictureRole {
  fileprivate var word: String {
    switch self {
    case .expected: "Expected"
    case .actual: "Actual"
    case .difference: "Difference"
    }
  }

  fileprivate var look: String {
    switch self {
    case .expected: "expected"
    case .actual: "actual"
    case .difference: "difference"
    }
  }
}
