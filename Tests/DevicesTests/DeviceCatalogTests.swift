import Graphics
import Devices
import Problems
import Testing

@Suite("Device catalogue")
struct DeviceCatalogTests {
  @Test("finds devices by id and by alias")
  func findsAliases() throws {
    #expect(try DeviceCatalog.builtIn.device(named: "ipad-a16").id == "ipad-10-9")
    #expect(try DeviceCatalog.builtIn.device(named: "ipad-10-9").id == "ipad-10-9")
  }

  @Test(
    "offers the nearest name",
    arguments: [
      ("iphone-15-por", "iphone-15-pro"), ("iPhone-X", "iphone-x"), ("iPhone 15 Pro", "iphone-15-pro"),
      ("PIXEL 7", "pixel-7"), ("pixle-7", "pixel-7"), ("ipad-a61", "ipad-a16"), ("toaster", nil),
    ] as [(String, String?)])
  func offersNearest(name: String, nearest: String?) {
    #expect(throws: Diagnostic(.suite(.unknownDevice(name, nearest: nearest)))) {
      try DeviceCatalog.builtIn.device(named: name)
    }
  }

  @Test("puts an own profile in the place of a known one, with a note")
  func replaces() throws {
    let own = try readProfiles(file("iphone-x", aliases: "[ten]") + entry("kiosk")).profiles
    let (catalog, problems) = DeviceCatalog.builtIn.adding(profiles: own)
    let place = SourceLocation(file: "Profiles/own.yaml", line: 2, column: 10)
    #expect(problems == [Diagnostic(.profile(.replaces(id: "iphone-x")), severity: .note, at: place)])
    #expect(try catalog.device(named: "ten").pixelSize == PixelSize(width: 30, height: 40))
    #expect(try catalog.device(named: "iphone-x").name == "Own")
    #expect(catalog.profiles.count == DeviceCatalog.builtIn.profiles.count + 1)
    #expect(catalog.profiles.last?.id == "kiosk")
    let index = DeviceCatalog.builtIn.profiles.firstIndex { $0.id == "iphone-x" }
    #expect(catalog.profiles.firstIndex { $0.id == "iphone-x" } == index)
    for profile in catalog.profiles {
      for name in [profile.id] + profile.aliases { #expect(catalog[name] == profile, "\(name)") }
    }
    // And once more, with what is there by now.
    let (again, notes) = catalog.adding(profiles: own + (try readProfiles(file("stand")).profiles))
    #expect(notes.map(\.severity) == [.note, .note])
    #expect(again.profiles.map(\.id) == catalog.profiles.map(\.id) + ["stand"])
    #expect(try again.device(named: "ten").id == "iphone-x")
    #expect(try again.device(named: "stand").id == "stand")
  }

  @Test("refuses a name that is taken, be it by an alias")
  func refusesDuplicates() throws {
    let text =
      file("a1") + entry("a1") + entry("b1", aliases: "[a1, ipad-a16]") + entry("ipad-11") + entry("c", aliases: "[c]")
    let (catalog, problems) = DeviceCatalog.builtIn.adding(profiles: try readProfiles(text).profiles)
    let own = "Profiles/own.yaml"
    let known = try #require(try DeviceCatalog.builtIn.device(named: "ipad-10-9").location)
    let expected: [(String, String, Int, Int)] = [
      ("a1", own, 2, 3), ("a1", own, 2, 4), ("ipad-a16", known.file, known.line, 4),
      ("ipad-11", known.file, known.line, 5), ("c", own, 6, 6),
    ]
    #expect(
      problems
        == expected.map { name, file, first, line in
          problem(.profile(.duplicateID(name, firstFile: file, firstLine: first)), line, 10)
        })
    #expect(catalog.profiles.count == DeviceCatalog.builtIn.profiles.count + 1)
    #expect(try catalog.device(named: "ipad-11").id == "ipad-10-9")
  }

  @Test("lets an own profile drop the aliases of the one that it replaces")
  func freesAliases() throws {
    let text = file("ipad-10-9") + entry("ipad-11")
    let (catalog, problems) = DeviceCatalog.builtIn.adding(profiles: try readProfiles(text).profiles)
    #expect(problems.map(\.severity) == [.note])
    #expect(try catalog.device(named: "ipad-11").id == "ipad-11")
    #expect(throws: Diagnostic.self) { try catalog.device(named: "ipad-a16") }
  }
}

private func file(_ id: String, aliases: String = "[]") -> String { "profiles:\n" + entry(id, aliases: aliases) }

private func entry(_ id: String, aliases: String = "[]") -> String {
  "  - {id: \(id), name: Own, aliases: \(aliases), platform: web, family: window, pixelSize: [30, 40], scale: 1}\n"
}
