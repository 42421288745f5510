import Problems
import Testing

@testable import Devices

@Suite("Groups of the catalogue")
struct CatalogGroupTests {
  private let catalog = DeviceCatalog.builtIn

  @Test(
    "hold what their rule says",
    arguments: [
      ("all", 218), ("all-verified", 212), ("phones", 132), ("tablets", 29), ("watches", 15), ("tvs", 5),
      ("desktops", 10), ("windows", 5), ("web", 22), ("iphones", 54), ("ipads", 16), ("apple-watches", 10),
      ("apple-tvs", 2), ("macs", 9), ("vision", 1), ("android-phones", 76), ("android-tablets", 13),
      ("android-tvs", 3), ("wear-watches", 5), ("dynamic-island", 16), ("round", 3),
    ])
  func counts(name: String, count: Int) throws {
    #expect(try catalog.devices(ofGroup: name).count == count)
  }

  @Test(
    "have those whom people expect, and not the others",
    arguments: [
      ("small-phones", "iphone-se-3 iphone-13-mini galaxy-s24", "iphone-15-pro pixel-7 apple-watch-45mm"),
      ("large-phones", "iphone-8-plus iphone-15-pro-max iphone-air", "iphone-15-pro pixel-7 ipad-10-9"),
      ("iphones-since-2020", "iphone-12 iphone-se-2 iphone-17", "iphone-11 ipad-10-9 pixel-7 ipod-touch-7"),
      ("android-tablets", "pixel-tablet galaxy-z-fold-7-inner", "ipad-10-9 pixel-7"),
      ("foldables", "pixel-fold-inner galaxy-z-flip-6 iphone-duo-outer web-surface-duo", "pixel-7 iphone-air"),
      ("notch", "iphone-x iphone-14 mac-macbook-pro-14", "iphone-15 iphone-6"),
      ("home-button", "iphone-4s iphone-se-3 ipad-9-7", "iphone-x ipad-10-9 iphone-duo-inner pixel nexus-5"),
      ("punch-hole", "pixel-7 galaxy-s24", "pixel-4 iphone-15"),
      ("web-since-2020", "", "web-desktop-1366x768"),
    ])
  func members(name: String, inside: String, outside: String) throws {
    let ids = Set(try catalog.devices(ofGroup: name).map(\.id))
    for id in inside.split(separator: " ") { #expect(ids.contains(String(id)), "\(id)") }
    for id in outside.split(separator: " ") { #expect(!ids.contains(String(id)), "\(id)") }
  }

  @Test("are none of them empty, and no name stands twice")
  func areUseful() throws {
    let names = CatalogGroup.all.map(\.name)
    #expect(Set(names).count == names.count)
    for group in CatalogGroup.all { #expect(!catalog.profiles.filter(group.contains).isEmpty, "\(group.name)") }
  }

  @Test("take in devices of one's own")
  func ownDevices() throws {
    let own = try readProfiles(
      "profiles: [{id: my-phone, platform: ios, family: phone, year: 2031, pixelSize: [30, 40], scale: 1}]")
    let (catalog, _) = catalog.adding(profiles: own.profiles)
    #expect(try catalog.devices(ofGroup: "iphones-since-2030").map(\.id) == ["my-phone"])
  }

  @Test(
    "are offered where a name is nearly theirs",
    arguments: [
      ("iphone", "iphones"), ("adroid-phones", "android-phones"), ("iphone-since-2020", "iphones-since-2020"),
      ("iphones-since-20", nil), ("dynamicisland", "dynamic-island"), ("phnes", "phones"), ("mine", "mime"),
      ("-since-2020", nil),
    ] as [(String, String?)])
  func offersNearest(name: String, nearest: String?) {
    #expect(throws: Diagnostic(.suite(.unknownGroup(name, nearest: nearest)))) {
      try catalog.devices(ofGroup: name, besides: ["mime"])
    }
  }
}
