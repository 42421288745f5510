extension Length {
  /// The number before the unit.
  package var number: Double {
    switch self {
    case .points(let number), .percent(let number), .designWidth(let number), .designHeight(let number),
      .pixels(let number):
      number
    case .device: 0
    }
  }

  /// The length as files have it.
  package var written: String {
    let unit: String
    switch self {
    case .points: unit = ""
    case .percent: unit = "%"
    case .designWidth: unit = "dw"
    case .designHeight: unit = "dh"
    case .pixels: unit = "px"
    case .device(let length): return "device.\(length.rawValue)"
    }
    return shortest(number) + unit
  }
}

extension Dimension {
  /// The distance, where the dimension is one.
  package var fixed: Length? {
    guard case .length(let length) = self else { return nil }
    return length
  }

  /// The dimension as files have it.
  package var written: String {
    switch self {
    case .auto: "auto"
    case .hug: "hug"
    case .fill(weight: 1): "fill"
    case .fill(let weight): "fill(\(shortest(weight)))"
    case .length(let length): length.written
    }
  }
}

/// A number as people write it: whole ones without a fraction.
func shortest(_ number: Double) -> String {
  number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
}
