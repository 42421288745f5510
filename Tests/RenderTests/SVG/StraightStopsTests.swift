import Graphics
import Testing

@testable import Render

struct StraightStopsTests {
  private static let gradients: [[GradientStop]] = [
    [.init(offset: 0, color: red), .init(offset: 1, color: blue)],
    [.init(offset: 0, color: red.opacity(0)), .init(offset: 1, color: blue)],
    [.init(offset: 0.2, color: red.opacity(0.02)), .init(offset: 0.9, color: blue)],
    [
      .init(offset: 0, color: red.opacity(0.5)), .init(offset: 0.4, color: .clear),
      .init(offset: 0.4, color: .white.opacity(0.7)), .init(offset: 1, color: Color(hex: 0x123456).opacity(0.1)),
    ],
    [
      .init(offset: 0, color: red), .init(offset: 0.5, color: Color(hex: 0x00FF00).opacity(0)),
      .init(offset: 1, color: blue),
    ],
  ]

  @Test(arguments: gradients)
  func `Straight mixing is within two levels of premultiplied mixing`(stops: [GradientStop]) {
    let straight = straightStops(stops)
    let table = GradientTable(stops)
    for step in 0...GradientTable.last {
      let place = Double(step) / Double(GradientTable.last)
      let word = table.words[step]
      let mixed = premultiplied(straight, at: place)
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        #expect(abs(mixed[index] - Double(word >> UInt32(shift) & 0xFF)) <= 2)
      }
    }
  }

  @Test func `Stops are added only where colour and opacity change`() {
    #expect(straightStops(Self.gradients[0]) == Self.gradients[0])
    let faded = [GradientStop(offset: 0, color: red), GradientStop(offset: 1, color: red.opacity(0.5))]
    #expect(straightStops(faded) == faded)
    #expect(straightStops(Self.gradients[1]).map(\.color) == [blue.opacity(0), blue])
    #expect(straightStops(Self.gradients[4]).map(\.color) == [red, red.opacity(0), blue.opacity(0), blue])
  }

  @Test func `Offsets never run back, and nothing is no number`() {
    let stops = [
      GradientStop(offset: .nan, color: red.opacity(.nan)), GradientStop(offset: 0.5, color: red.opacity(7)),
      GradientStop(offset: 0.2, color: blue), GradientStop(offset: 9, color: blue),
    ]
    let straight = straightStops(stops)
    #expect(straight.map(\.offset) == [0, 0.5, 0.5, 1])
    #expect(straight.map(\.color.alpha) == [0, 1, 1, 1])
    #expect(straightStops([]).isEmpty)
    #expect(straightStops([GradientStop(offset: 0, color: .clear)]).count == 1)
  }

  /// Alpha and colours as a viewer mixes them.
  private func premultiplied(_ stops: [GradientStop], at place: Double) -> [Double] {
    func channels(_ color: Color) -> [Double] {
      [color.alpha, Double(color.red), Double(color.green), Double(color.blue)]
    }
    let after = stops.firstIndex { $0.offset > place } ?? stops.count
    var mixed = channels(stops[min(after, stops.count - 1)].color)
    if after > 0 {
      let before = channels(stops[after - 1].color)
      let (start, end) = (stops[after - 1].offset, stops[min(after, stops.count - 1)].offset)
      let part = after < stops.count ? (place - start) / (end - start) : 0
      mixed = zip(before, after < stops.count ? mixed : before).map { $0 + ($1 - $0) * part }
    }
    return [mixed[0] * 255] + mixed.dropFirst().map { $0 * mixed[0] }
  }
}
