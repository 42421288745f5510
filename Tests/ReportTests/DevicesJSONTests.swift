import Devices
import Graphics
import Report
import Testing

@Suite struct DevicesJSONTests {
  private var phone: DeviceProfile {
    var phone = DeviceProfile(
      id: "desk-phone", name: "Desk phone", platform: .android, family: .phone, naturalOrientation: .portrait,
      pixelSize: PixelSize(width: 1080, height: 2340), scale: 2.625)
    phone.safeArea.portrait = Insets(top: 24, bottom: 24)
    phone.sizeClass.landscape = SizeClasses(horizontal: .medium, vertical: .compact)
    phone.cutout = Cutout(kind: .punchHole, rect: Rect(x: 190, y: 8, width: 31.5, height: 31.5))
    phone.homeIndicator = HomeIndicator(pill: .init(width: 108, height: 4, bottomGap: 8))
    return phone
  }

  @Test func `what is known stands there and nothing else`() {
    #expect(
      devicesJSON([phone]).text == """
        [
          {
            "id": "desk-phone",
            "name": "Desk phone",
            "aliases": [],
            "platform": "android",
            "family": "phone",
            "naturalOrientation": "portrait",
            "pixelSize": [1080, 2340],
            "scale": 2.625,
            "pointSize": [411.428571, 891.428571],
            "cutout": {
              "kind": "punchHole",
              "rect": [190, 8, 31.5, 31.5]
            },
            "safeArea": {
              "portrait": {
                "top": 24,
                "left": 0,
                "bottom": 24,
                "right": 0
              }
            },
            "homeIndicator": {
              "pill": {
                "width": 108,
                "height": 4,
                "bottomGap": 8
              }
            },
            "sizeClass": {
              "landscape": {
                "horizontal": "medium",
                "vertical": "compact"
              }
            },
            "defaultFontScale": 1,
            "verified": false,
            "confidence": 0,
            "inferred": [],
            "sources": []
          }
        ]

        """)
  }

  @Test func `the catalogue is written whole`() {
    let profiles = DeviceCatalog.builtIn.profiles
    let text = devicesJSON(profiles).text
    #expect(profiles.count > 10)
    for profile in profiles { #expect(text.contains("\n    \"id\": \"\(profile.id)\",\n")) }
  }
}
