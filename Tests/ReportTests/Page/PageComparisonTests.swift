import Compare
import Farm
import Graphics
import Testing

@testable import Report

@Suite struct PageComparisonTests {
  private func text(_ status: Verdict.Status, _ shifts: [Shift]) -> String {
    var verdict = Sample.difference
    verdict.status = status
    verdict.maskedPixels = 7
    let cluster = Cluster(box: PixelRect(x: 1, y: 2, width: 3, height: 4), differentPixels: 5)
    let window = DensestWindow(size: 32, box: PixelRect(x: 0, y: 0, width: 32, height: 32), differentPixels: 5)
    verdict.details = Details(clusterCount: 130, clusters: [cluster], densestWindow: window, shifts: shifts)
    if status == .sizeChanged { verdict.expectedSize = PixelSize(width: 640, height: 960) }
    let outcome = Sample.outcome("a", "b", status == .sizeChanged ? .sizeChanged(verdict) : .changed(verdict))
    return JSONValue.known(PageComparison(outcome).members).compactText
  }

  private static let area = PixelRect(x: 0, y: 312, width: 640, height: 600)
  private static let rows = Shift(kind: .rowsInserted, at: 312, count: 20, area: area, remainingDifferentPixels: 0)
  private static let moved = Shift(kind: .moved, dx: -2, dy: 4, area: area, remainingDifferentPixels: 3)

  @Test func `groups, masks and what moved are told`() {
    let text = text(.different, [Self.moved])
    #expect(text.contains(#""shifts":[{"kind":"moved","dx":-2,"dy":4,"remaining":3}]"#), "\(text)")
    #expect(
      text.contains(#""masked":7},"box":[12,30,40,18],"clusters":[{"box":[1,2,3,4],"pixels":5}],"clusterCount":130}"#))
  }

  @Test func `rows that came say all that is to say of a size`() {
    let text = text(.sizeChanged, [Self.rows])
    let expected =
      #"{"expectedSize":[640,960],"actualSize":[750,1334],"#
      + #""shifts":[{"kind":"rows-inserted","at":312,"count":20,"remaining":0}]}"#
    #expect(text == expected)
  }

  @Test func `a size that nothing explains comes with what both pictures cover`() {
    #expect(text(.sizeChanged, []).contains(#""counts":{"different":1234,"total":1000500,"#))
  }
}
