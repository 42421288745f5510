import Devices
import Graphics
import Testing

@Suite struct `Phones that unfold` {
  private func profile(_ id: String) throws -> DeviceProfile {
    try DeviceCatalog.builtIn.device(named: id)
  }

  @Test func `have their camera where drawings show it`() throws {
    let duo = try profile("iphone-duo-outer")
    let rect = try #require(duo.cutout?.rect)
    #expect(abs(rect.midX / duo.pointSize.width - 0.885) < 0.001)
    #expect(abs(rect.midY / duo.pointSize.height - 0.08) < 0.001)
    #expect(abs(rect.width / duo.pointSize.width - 0.077) < 0.001)
    #expect(duo.inferred == ["cutout"])
  }

  @Test(arguments: [
    "pixel-fold-inner", "pixel-9-pro-fold-inner", "galaxy-z-fold-2-inner", "galaxy-z-fold-6-inner",
    "galaxy-z-fold-7-inner",
  ])
  func `have the bezel that their bodies leave`(id: String) throws {
    let profile = try profile(id)
    let (frame, ppi) = (try #require(profile.frame), try #require(profile.ppi))
    let (body, bezel) = (try #require(frame.bodyMM), try #require(frame.bezel))
    let points = ppi / 25.4 / profile.scale
    #expect(abs(body.width * points - profile.pointSize.width - 2 * bezel.width) < 0.2)
    #expect(abs(body.height * points - profile.pointSize.height - 2 * bezel.height) < 0.2)
    // That of tablets is 5.2 %.
    #expect(bezel.width < 0.045 * min(profile.pointSize.width, profile.pointSize.height))
  }
}
