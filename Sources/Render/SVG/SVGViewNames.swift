import Display
import Scene

/// The ids of the views: their paths, as far as they are fit for an id.
struct SVGViewNames {
  private var used: Set<String> = []

  /// Names a view; paths are unique and need no change, what was built by hand need not be.
  mutating func name(of view: DisplayList.View) -> String {
    let path = view.path.isEmpty ? view.kind.rawValue : view.path
    let name =
      path.utf8.allSatisfy(\.isAllowedInID)
      ? path : String(String.UnicodeScalarView(path.unicodeScalars.map { $0.isAllowedInID ? $0 : "_" }))
    var (candidate, count) = (name, 1)
    while !used.insert(candidate).inserted {
      count += 1
      candidate = "\(name)~\(count)"
    }
    return candidate
  }
}

extension UInt8 {
  /// Whether it is an ASCII character that an id may have, as nearly all are.
  var isAllowedInID: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Letters, digits and marks of any script, and what joins the parts of a path.
  fileprivate var isAllowedInID: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .nonspacingMark, .spacingMark:
      true
    default: "_-./[]".unicodeScalars.contains(self)
    }
  }
}
