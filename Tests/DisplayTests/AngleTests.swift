import Testing

@testable import Display

struct AngleTests {
  @Test(arguments: [
    (0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0), (360, 0, 1), (-450, -1, 0), (36_000, 0, 1),
  ])
  func `Right angles are exact`(degrees: Double, sine: Double, cosine: Double) {
    let angle = Angle(degrees: degrees)
    #expect(angle.sine == sine && angle.cosine == cosine)
  }

  @Test(arguments: [
    (30.0, 0.5, 0.866025403784438647), (45, 0.707106781186547524, 0.707106781186547524),
    (60, 0.866025403784438647, 0.5), (-30, -0.5, 0.866025403784438647), (150, 0.5, -0.866025403784438647),
    (18, 0.309016994374947424, 0.951056516295153572), (761, 0.656059028990507284, 0.754709580222771998),
  ])
  func `Others are right to the last digits`(degrees: Double, sine: Double, cosine: Double) {
    let angle = Angle(degrees: degrees)
    #expect(abs(angle.sine - sine) < 4e-16 && abs(angle.cosine - cosine) < 4e-16)
  }

  @Test func `What is no number is no angle`() {
    for degrees in [Double.nan, .infinity] { #expect(Angle(degrees: degrees).cosine == 1) }
  }
}
