import Devices
import Graphics
import Report
import Testing

@Suite struct DeviceTextTests {
  @Test func `what is unknown says so, and what was inferred is marked`() {
    var phone = DeviceProfile(
      id: "desk-phone", name: "Desk phone", platform: .android, family: .phone, naturalOrientation: .portrait,
      pixelSize: PixelSize(width: 1080, height: 2340), scale: 2.625)
    phone.safeArea.portrait = Insets(top: 24, bottom: 24)
    phone.inferred = ["safeArea.bottom"]
    phone.screenCornerRadius = 0
    phone.frame = DeviceFrame(bodyMM: Size(width: 70.5, height: 150))
    phone.systemSafeAreas = [SystemSafeArea(version: "9", insets: ByOrientation(portrait: Insets(top: 25)))]
    #expect(
      deviceText(phone) == """
        desk-phone: Desk phone
          kind                  android phone
          groups                @all @phones @android-phones
          points                411.43 × 891.43, portrait
          rendered              1080 × 2340 px at scale 2.625
          panel                 1080 × 2340 px
          corners               square
          cutout                unknown
          body                  70.5 × 150 mm
          safe area, portrait   top 24, bottom 24 (inferred)
          safe area, landscape  unknown
          system 9, portrait    top 25
          status bar            unknown
          home indicator        unknown
          size classes          unknown

        """)
  }

  @Test func `the list has points in hundredths and marks what is not verified`() throws {
    let device = try DeviceCatalog.builtIn.device(named: "galaxy-s9-plus")
    #expect(
      devicesText([device]) == """
        galaxy-s9-plus  411.43×845.71  @3.5  1440×2960  android  2018  Galaxy S9+ (not verified)
        1 device

        """)
  }
}
