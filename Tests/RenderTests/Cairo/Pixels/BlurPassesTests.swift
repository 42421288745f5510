import Canvas
import Glibc
import Graphics
import Render
import Testing

struct BlurPassesTests {
  @Test(arguments: [
    (0.0, 0), (-3, 0), (.nan, 0), (0.01, 0), (0.5, 2), (1.9, 6), (2, 5), (3, 8), (36, 101), (1e9, 11549),
  ])
  func `a blur reaches as far as its passes`(sigma: Double, reach: Int) {
    #expect(BlurPasses(sigma: sigma).reach == reach)
  }

  @Test(arguments: [0.1, 0.3, 0.5, 0.8, 1, 1.3, 1.9])
  func `a small blur is the bell curve`(sigma: Double) {
    let point = blurred([255], sigma)
    let reach = (point.count - 1) / 2
    let heights = (0..<point.count).map { exp(-Double(($0 - reach) * ($0 - reach)) / (2 * sigma * sigma)) }
    let sum = heights.reduce(0, +)
    for (value, height) in zip(point, heights) { #expect(abs(Double(value) - 255 * height / sum) <= 0.6) }
  }

  /// Three means, one after the other, as SVG defines them.
  @Test(arguments: [2.0, 2.2, 2.5, 3, 4.4, 7])
  func `a large blur is three boxes`(sigma: Double) {
    var random = Seeded(7)
    let line = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
    let size = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    let boxes =
      size % 2 == 1 ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    let reach = BlurPasses(sigma: sigma).reach
    var values = Array(repeating: 0.0, count: reach) + line.map(Double.init) + Array(repeating: 0, count: reach)
    for (left, right) in boxes {
      values = values.indices.map { index in
        let window = max(0, index - left)...min(values.count - 1, index + right)
        return values[window].reduce(0, +) / Double(left + right + 1)
      }
    }
    for (value, expected) in zip(blurred(line, sigma), values) { #expect(abs(Double(value) - expected) <= 0.6) }
  }

  @Test(arguments: [0.4, 1.5, 2, 5, 5.5, 20])
  func `what is even stays even, and is not brighter than before`(sigma: Double) {
    let passes = BlurPasses(sigma: sigma)
    let full = StretchedCoverage(Coverage(width: 9, height: 7, value: 255))
    let region = PixelRect(x: -20, y: -20, width: 40, height: 40)
    #expect(full.blurred(passes, passes, in: region, edge: .repeated) == Coverage(width: 40, height: 40, value: 255))
    let clear = full.blurred(passes, passes, in: PixelRect(x: -200, y: 0, width: 30, height: 5))
    #expect(clear == Coverage(width: 30, height: 5))
  }

  @Test(arguments: [0.7, 2.4, 3, 8.1])
  func `a mirrored line blurs to the mirrored blur`(sigma: Double) {
    var random = Seeded(3)
    let line = (0..<31).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(blurred(line.reversed(), sigma) == blurred(line, sigma).reversed())
    #expect(blurred(line, sigma) == blurred(line, sigma, upright: true))
  }

  @Test func `a part is cut out of the whole`() {
    var random = Seeded(11)
    var noise = Coverage(width: 50, height: 40)
    for index in noise.bytes.indices { noise.bytes[index] = .random(in: 0...255, using: &random) }
    let source = StretchedCoverage(noise)
    let (horizontal, vertical) = (BlurPasses(sigma: 3), BlurPasses(sigma: 1.2))
    let whole = source.blurred(horizontal, vertical, in: PixelRect(x: -10, y: -10, width: 70, height: 60))
    let part = source.blurred(horizontal, vertical, in: PixelRect(x: 3, y: -4, width: 9, height: 21))
    for y in 0..<21 {
      for x in 0..<9 { #expect(part[x, y] == whole[x + 13, y + 6]) }
    }
  }

  private func blurred(_ line: [UInt8], _ sigma: Double, upright: Bool = false) -> [UInt8] {
    let (along, across) = (BlurPasses(sigma: sigma), BlurPasses(sigma: 0))
    let reach = along.reach
    var coverage = upright ? Coverage(width: 1, height: line.count) : Coverage(width: line.count, height: 1)
    for (index, value) in line.enumerated() { coverage.bytes[upright ? index * coverage.stride : index] = value }
    let source = StretchedCoverage(coverage)
    let length = line.count + 2 * reach
    if upright {
      let result = source.blurred(across, along, in: PixelRect(x: 0, y: -reach, width: 1, height: length))
      return (0..<length).map { result[0, $0] }
    }
    let result = source.blurred(along, across, in: PixelRect(x: -reach, y: 0, width: length, height: 1))
    return (0..<length).map { result[$0, 0] }
  }
}
