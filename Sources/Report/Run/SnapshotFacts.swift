import Compare
import Graphics
import References

/// What the last test found of one snapshot, as its results say (see `runJSON`).
package struct SnapshotFacts: Hashable, Sendable {
  /// The digest of the pixels that were drawn.
  package var pixelDigest: String
  /// Equal where the same pixels became the same other pixels; nil where nothing was compared.
  package var changeDigest: String?
  /// Whether the reference was drawn by another engine.
  package var engineDiffers: Bool
  /// How far the picture differs, with raw numbers; nil where it differs in nothing but that it is new.
  package var difference: String?
}

/// What a test found of the snapshots that it left to be accepted, by the names of their files.
///
/// - Returns: nil where the bytes are no results of a test.
package func snapshotFacts(inResults bytes: [UInt8]) -> [String: SnapshotFacts]? {
  guard let results = JSONValue(reading: bytes), results["verb"] == "test", let outcomes = results["outcomes"]?.elements
  else { return nil }
  var facts: [String: SnapshotFacts] = [:]
  for outcome in outcomes {
    if let stem = identity(outcome)?.stem, let found = SnapshotFacts(outcome) { facts[stem] = found }
  }
  return facts
}

extension SnapshotFacts {
  fileprivate init?(_ outcome: JSONValue) {
    guard let word = outcome["status"]?.stringValue.flatMap(StatusWord.init(rawValue:)), word.isAcceptable,
      let pixels = outcome["pixelDigest"]?.stringValue
    else { return nil }
    pixelDigest = pixels
    changeDigest = outcome["changeDigest"]?.stringValue
    engineDiffers = outcome["engineDiffers"] == true
    difference = word == .sizeChanged ? sizes(outcome) : figures(outcome)
  }
}

private func identity(_ outcome: JSONValue) -> SnapshotIdentity? {
  guard let scene = outcome["scene"]?.stringValue, let device = outcome["device"]?.stringValue,
    let values = outcome["values"]?.elements
  else { return nil }
  return SnapshotIdentity(
    scene: scene, device: device,
    values: values.map { value in
      SnapshotIdentity.AxisValue(
        axis: value["axis"]?.stringValue ?? "", value: value["value"]?.stringValue ?? "",
        isDefault: value["default"] == true)
    })
}

private func sizes(_ outcome: JSONValue) -> String? {
  guard let expected = size(outcome["expectedSize"]), let actual = size(outcome["size"]) else { return nil }
  return sizeSentence(expected, actual)
}

private func size(_ value: JSONValue?) -> PixelSize? {
  guard let sides = value?.wholeNumbers, sides.count == 2 else { return nil }
  return PixelSize(width: sides[0], height: sides[1])
}

/// `1,234 of 1,000,500 pixels differ, largest step 255, box 12,30 40×18; 0.12 % of them, mean step 190.9`.
private func figures(_ outcome: JSONValue) -> String? {
  guard let difference = outcome["difference"], let pixels = difference["pixels"]?.wholeNumber,
    let total = difference["total"]?.wholeNumber, let size = size(outcome["size"])
  else { return nil }
  let box = difference["box"]?.wholeNumbers
  let verdict = Verdict(
    status: .different, expectedSize: size, actualSize: size, comparedPixels: total,
    maskedPixels: outcome["maskedPixels"]?.wholeNumber ?? 0, differentPixels: pixels,
    maxChannelDelta: difference["maxChannelDelta"]?.decimal ?? 0,
    meanChannelDelta: difference["meanChannelDelta"]?.decimal ?? 0,
    box: box.flatMap { $0.count == 4 ? PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil })
  let masked = verdict.maskedPixels > 0 ? ", \(grouped(verdict.maskedPixels)) masked" : ""
  return differenceSentence(verdict) + "; \(percentage(verdict.differentRatio)) of them, "
    + "mean step \(oneDecimal(verdict.meanChannelDelta))" + masked
}

extension JSONValue {
  fileprivate var wholeNumber: Int? {
    guard case .integer(let number) = self else { return nil }
    return number
  }

  fileprivate var decimal: Double? {
    guard case .number(let number) = self else { return wholeNumber.map(Double.init) }
    return number
  }

  /// The whole numbers of a list of nothing else.
  fileprivate var wholeNumbers: [Int]? {
    guard let elements else { return nil }
    let numbers = elements.compactMap(\.wholeNumber)
    return numbers.count == elements.count ? numbers : nil
  }
}
