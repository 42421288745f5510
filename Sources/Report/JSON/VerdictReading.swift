import Compare
import Graphics

extension Verdict {
  /// Reads the `difference` of a snapshot.
  init(
    reading value: JSONValue, _ status: Status, expected: PixelSize, actual: PixelSize, masked: Int
  ) throws(Misfit) {
    self.init(
      status: status, mode: try ComparisonMode(rawValue: value.string("mode")).orMisfit(), expectedSize: expected,
      actualSize: actual, comparedPixels: try value.integer("total"), maskedPixels: masked,
      differentPixels: try value.integer("pixels"), maxChannelDelta: try value.number("maxChannelDelta"),
      meanChannelDelta: try value.number("meanChannelDelta"),
      forgivenAntialiasing: try value.integer("forgivenAntialiasing"),
      belowThreshold: try BelowThreshold(reading: value["belowThreshold"].orMisfit()),
      box: try value.known("box", PixelRect.init(reading:)),
      failedGates: try value.list("failedGates", FailedGate.init(reading:)), details: try Details(reading: value))
  }
}

extension Details {
  /// Reads what stands beside the figures; nil where there is no densest window, which all details have.
  fileprivate init?(reading value: JSONValue) throws(Misfit) {
    guard let window = try value.known("densestWindow", DensestWindow.init(reading:)) else { return nil }
    self.init(
      clusterCount: try value.integer("clusterCount"), clusters: try value.list("clusters", Cluster.init(reading:)),
      densestWindow: window, shifts: try value.list("shifts", Shift.init(reading:)))
  }
}

extension BelowThreshold {
  fileprivate init(reading value: JSONValue) throws(Misfit) {
    self.init(count: try value.integer("count"), max: try value.number("max"), mean: try value.number("mean"))
  }
}

extension Cluster {
  fileprivate init(reading value: JSONValue) throws(Misfit) {
    self.init(
      box: try PixelRect(reading: value["box"].orMisfit()), differentPixels: try value.integer("differentPixels"))
  }
}

extension DensestWindow {
  fileprivate init(reading value: JSONValue) throws(Misfit) {
    self.init(
      size: try value.integer("size"), box: try PixelRect(reading: value["box"].orMisfit()),
      differentPixels: try value.integer("differentPixels"))
  }
}

extension Shift {
  fileprivate init(reading value: JSONValue) throws(Misfit) {
    self.init(
      kind: try Kind(rawValue: value.string("kind")).orMisfit(), at: try value.integer("at"),
      count: try value.integer("count"), dx: try value.integer("dx"), dy: try value.integer("dy"),
      area: try PixelRect(reading: value["area"].orMisfit()),
      remainingDifferentPixels: try value.integer("remainingDifferentPixels"))
  }
}

extension FailedGate {
  fileprivate init(reading value: JSONValue) throws(Misfit) {
    self.init(
      gate: try Gate(rawValue: value.string("gate")).orMisfit(), limit: try value.number("limit"),
      value: try value.number("value"))
  }
}

extension PixelSize {
  /// Reads `[width, height]`.
  init(reading value: JSONValue) throws(Misfit) {
    let numbers = try value.asList { element throws(Misfit) in try element.asInteger() }
    guard numbers.count == 2 else { throw Misfit() }
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension PixelRect {
  /// Reads `[x, y, width, height]`.
  init(reading value: JSONValue) throws(Misfit) {
    let numbers = try value.asList { element throws(Misfit) in try element.asInteger() }
    guard numbers.count == 4 else { throw Misfit() }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
