import Graphics
import Testing

@testable import Compare

/// Two pictures, and every case that compares them.
struct RecordedPair: CustomTestStringConvertible, Sendable {
  let cases: [RecordedCase]

  var testDescription: String { cases[0].expected ?? cases[0].id }

  static func all(_ cases: [RecordedCase]) -> [RecordedPair] {
    var pairs: [String: Int] = [:]
    var groups: [[RecordedCase]] = []
    for item in cases {
      let key = item.expected.map { $0 + " " + (item.actual ?? "") } ?? item.id
      if let place = pairs[key] {
        groups[place].append(item)
      } else {
        pairs[key] = groups.count
        groups.append([item])
      }
    }
    return groups.map(RecordedPair.init)
  }

  func pictures() throws -> (StraightBitmap, StraightBitmap) {
    if let pixels = cases[0].pixels {
      return (
        StraightBitmap(width: 1, height: 1, pixels: [pixels.0]), StraightBitmap(width: 1, height: 1, pixels: [pixels.1])
      )
    }
    guard let expected = cases[0].expected, let actual = cases[0].actual else {
      throw RecordedCases.Missing(path: cases[0].id)
    }
    return try (RecordedCases.picture(expected), RecordedCases.picture(actual))
  }
}
