/// The value of a `--mask`, understood.
package enum MaskWord: Hashable, Sendable {
  /// `x,y,w,h` in pixels; width and height are positive.
  case rect(x: Int, y: Int, width: Int, height: Int)
  /// `x,y x,y x,y…`: at least three corners, in pixels.
  case polygon([Corner])
  /// The path of a picture that is light where pixels are to be left out.
  case file(String)

  /// A corner of a polygon.
  package struct Corner: Hashable, Sendable {
    /// Pixels from the left edge.
    package var x: Double
    /// Pixels from the upper edge.
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Understands a value: what consists of numbers is an area, anything else that ends in `.png` a file.
  package init(_ text: String) throws(UsageError) {
    guard text.utf8.allSatisfy({ "0123456789.,- ".utf8.contains($0) }), text.utf8.contains(UInt8(ascii: ",")) else {
      guard text.lowercased().hasSuffix(".png") else { throw .badMask(text) }
      self = .file(text)
      return
    }
    let groups = text.split(separator: " ").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard let area = groups.count == 1 ? Self.rect(groups[0]) : Self.polygon(groups) else { throw .badMask(text) }
    self = area
  }

  private static func rect(_ parts: [Substring]) -> MaskWord? {
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= limit }) else { return nil }
    guard numbers[2] > 0, numbers[3] > 0 else { return nil }
    return .rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static func polygon(_ groups: [[Substring]]) -> MaskWord? {
    let corners = groups.compactMap { parts -> Corner? in
      let numbers = parts.compactMap { Double($0) }
      guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0.magnitude <= Double(limit) }) else {
        return nil
      }
      return Corner(x: numbers[0], y: numbers[1])
    }
    return groups.count >= 3 && corners.count == groups.count ? .polygon(corners) : nil
  }

  /// No picture has a side above this, so sums of such numbers stay far from overflow.
  private static let limit: UInt = 1 << 31
}
