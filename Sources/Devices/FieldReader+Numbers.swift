internal import Graphics
internal import Problems
internal import YAML

extension FieldReader {
  /// A finite number within bounds.
  mutating func number(_ value: YAMLNode, key: String, in bounds: Bounds) -> Double? {
    guard let number = value.number, number.isFinite else {
      wrongType(key, wants: "a number", at: value)
      return nil
    }
    guard bounds.contains(number) else {
      let got = value.scalar ?? plain(number)
      report(.value(.outOfRange(key: key, range: bounds.words, got: got)), at: value.location)
      return nil
    }
    return number
  }

  mutating func number(_ key: String, of node: YAMLNode, in bounds: Bounds) -> Double? {
    guard let value = node[key] else { return nil }
    return number(value, key: key, in: bounds)
  }

  mutating func whole(_ key: String, of node: YAMLNode, in bounds: Bounds) -> Int? {
    guard let value = node[key], let number = number(value, key: key, in: bounds) else { return nil }
    guard let whole = Int(exactly: number) else {
      wrongType(key, wants: "a whole number", at: value)
      return nil
    }
    return whole
  }

  /// A list of exactly so many numbers.
  mutating func numbers(_ key: String, of node: YAMLNode, _ wants: String, count: Int, in bounds: Bounds) -> [Double]? {
    guard let value = node[key] else { return nil }
    guard let elements = value.elements, elements.count == count else {
      wrongType(key, wants: wants, at: value)
      return nil
    }
    var numbers: [Double] = []
    for element in elements {
      if let number = number(element, key: key, in: bounds) { numbers.append(number) }
    }
    return numbers.count == count ? numbers : nil
  }

  /// A size in points.
  mutating func size(_ key: String, of node: YAMLNode) -> Size? {
    numbers(key, of: node, "[width, height]", count: 2, in: .side).map { Size(width: $0[0], height: $0[1]) }
  }

  /// A size in whole pixels, not more of them than a frame may have.
  mutating func pixelSize(_ key: String, of node: YAMLNode) -> PixelSize? {
    guard let value = node[key],
      let sides = numbers(key, of: node, "[width, height]", count: 2, in: .positive)
    else { return nil }
    guard let width = Int(exactly: sides[0]), let height = Int(exactly: sides[1]) else {
      wrongType(key, wants: "whole numbers of pixels", at: value)
      return nil
    }
    let size = PixelSize(width: width, height: height)
    guard !size.exceeds(defaultPixelLimit) else {
      let problem = SuiteProblem.tooManyPixels(width: width, height: height, limit: defaultPixelLimit)
      report(.suite(problem), at: value.location)
      return nil
    }
    return size
  }
}
