import Devices
import Problems
import References
import Scene
import Testing

@testable import Farm

@Suite("Plans")
struct PlanningTests {
  private static let two = [
    "Scenes/b.yaml": "scene: first\nroot: {}\n", "Scenes/a.yaml": "scene: second\nroot: {}\n",
  ]

  @Test func `snapshots come in the order of scene files, devices and variants`() throws {
    let suite = try FarmSuite("devices: [iphone-6, 60x60@2]\nvariants: {appearance: [light, dark]}", Self.two)
    #expect(
      try suite.names() == [
        "second/iphone-6", "second/iphone-6.dark", "second/60x60@2", "second/60x60@2.dark",
        "first/iphone-6", "first/iphone-6.dark", "first/60x60@2", "first/60x60@2.dark",
      ])
  }

  @Test func `axes are in the order of names, however they are written, and each begins with its default`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {appearance: [dark, light], orientation: [landscape, portrait]}")
    let plan = try suite.plan()
    #expect(
      plan.jobs.map(\.identity.description) == [
        "plain/iphone-6", "plain/iphone-6.light", "plain/iphone-6.portrait", "plain/iphone-6.portrait.light",
      ])
    let first = try #require(plan.jobs.first)
    #expect(first.environment.orientation == .landscape)
    #expect(first.environment.appearance == .dark)
    #expect(first.identity.values.map(\.axis) == ["orientation", "appearance"])
    #expect(first.identity.values.map(\.isDefault) == [true, true])
  }

  @Test func `a scene's own devices and variants stand in place of the suite's`() throws {
    let own = "scene: own\ndevices: [50x50]\nvariants: {orientation: [portrait]}\nroot: {}\n"
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {appearance: [light, dark]}",
      ["Scenes/own.yaml": own, "Scenes/plain.yaml": FarmSuite.plain])
    #expect(try suite.names() == ["own/50x50@1", "plain/iphone-6", "plain/iphone-6.dark"])
    #expect(
      try suite.names { $0.devices = [DeviceChoice("60x60@2")] } == [
        "own/60x60@2", "plain/60x60@2", "plain/60x60@2.dark",
      ])
  }

  @Test func `groups hold devices and groups, each device counts once, and a circle of groups ends`() throws {
    let suite = try FarmSuite(
      """
      devices: ["@all", iphone-6]
      groups: {phones: [iphone-6, iphone-x, "@all"], all: ["@phones", ipad-10-9, iphone-x]}
      """)
    #expect(try suite.names() == ["plain/iphone-6", "plain/iphone-x", "plain/ipad-10-9"])
    #expect(try suite.names { $0.devices = [DeviceChoice("@phones")] }.count == 3)
  }

  /// Without care, each level would double the work.
  @Test func `groups that name each other twice are looked into once`() throws {
    let levels = (1...60).map { "g\($0): [\"@g\($0 - 1)\", \"@g\($0 - 1)\"]" }.joined(separator: ", ")
    let suite = try FarmSuite("devices: [\"@g60\"]\ngroups: {g0: [iphone-6], \(levels)}")
    #expect(try suite.names() == ["plain/iphone-6"])
  }

  @Test func `an alias is the device it stands for`() throws {
    let profile =
      "profiles:\n  - {id: mine, name: Mine, aliases: [other], platform: web, family: phone, "
      + "pixelSize: [40, 60], scale: 1}\n"
    let suite = try FarmSuite("devices: [other, mine]", ["Profiles/a.yaml": profile, "Scenes/a.yaml": FarmSuite.plain])
    #expect(try suite.names() == ["plain/mine"])
  }

  @Test func `what a device cannot have makes no snapshot and is counted`() throws {
    let watch =
      "profiles:\n  - {id: my-watch, name: Mine, platform: watchos, family: watch, pixelSize: [40, 60], scale: 2}\n"
    let suite = try FarmSuite(
      "devices: [my-watch, iphone-6]\nvariants: {orientation: [portrait, landscape], appearance: [light, dark]}",
      ["Profiles/watch.yaml": watch, "Scenes/plain.yaml": FarmSuite.plain])
    let plan = try suite.plan()
    #expect(plan.impossible == 2)
    #expect(
      plan.jobs.map(\.identity.description) == [
        "plain/my-watch", "plain/my-watch.dark", "plain/iphone-6", "plain/iphone-6.dark", "plain/iphone-6.landscape",
        "plain/iphone-6.landscape.dark",
      ])
  }

  @Test func `a value on the command line that no file lists is planned under its name`() throws {
    let suite = try FarmSuite("devices: [iphone-6]")
    #expect(try suite.names { $0.variants = [("appearance", "dark")] } == ["plain/iphone-6.dark"])
    #expect(
      try suite.names { $0.variants = [("appearance", "dark"), ("appearance", "light")] } == [
        "plain/iphone-6.dark", "plain/iphone-6.light",
      ])
  }

  @Test func `a value on the command line picks among those listed, and keeps names as they are`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {appearance: [light, dark], orientation: [portrait, landscape]}")
    #expect(
      try suite.names { $0.variants = [("appearance", "light")] } == [
        "plain/iphone-6", "plain/iphone-6.landscape",
      ])
    #expect(
      try suite.names { $0.variants = [("appearance", "dark"), ("orientation", "landscape")] } == [
        "plain/iphone-6.landscape.dark"
      ])
  }

  @Test func `filters are globs on names, any of which may match`() throws {
    let suite = try FarmSuite("devices: [iphone-6, iphone-x, 60x60@2]", Self.two)
    #expect(try suite.names { $0.filters = ["*/iphone-*"] }.count == 4)
    #expect(try suite.names { $0.filters = ["first/60*", "second/*-x"] } == ["second/iphone-x", "first/60x60@2"])
    #expect(try suite.names { $0.filters = ["iphone-6"] } == [])
  }

  @Test func `scenes are chosen by name, each once, in the order asked`() throws {
    let suite = try FarmSuite("devices: [60x60@2]", Self.two)
    #expect(try suite.names { $0.scenes = ["first", "second", "first"] } == ["first/60x60@2", "second/60x60@2"])
    #expect(try suite.names { $0.scenes = ["second", "first"] } == ["second/60x60@2", "first/60x60@2"])
  }

  @Test func `groups of the catalogue are there without being written, and the suite's own come first`() throws {
    let suite = try FarmSuite("devices: [\"@apple-tvs\", \"@phones\"]\ngroups: {phones: [iphone-6, \"@round\"]}")
    let rounds = ["wearos-small-round", "wearos-large-round", "wearos-xl-round"]
    let names = (["apple-tv-1080p", "apple-tv-4k", "iphone-6"] + rounds).map { "plain/" + $0 }
    #expect(try suite.names() == names)
    let since = try FarmSuite("devices: [\"@apple-tvs-since-2017\"]")
    #expect(try since.names() == ["plain/apple-tv-4k"])
  }

  @Test(arguments: [
    ("@tvs", ["iphone-5"]), ("@all-verified", ["iphone-5", "iphone-6", "apple-tv-4k"]),
    ("@phones-since-2014", ["iphone-6"]), ("@ipads", []),
  ])
  func `conditions ask for groups of the catalogue`(group: String, devices: [String]) throws {
    let suite = try FarmSuite(
      "devices: [iphone-5, iphone-6, apple-tv-4k]\nexclude: [{not: {device: \"\(group)\"}}]\ngroups: {tvs: [iphone-5]}")
    #expect(try suite.names() == devices.map { "plain/" + $0 })
  }

  @Test func `every name that does not exist is told at once, each once, with the nearest`() throws {
    let suite = try FarmSuite("devices: [60x60@2]\ngroups: {phones: [iphone-6]}", Self.two)
    let error = #expect(throws: Diagnostics.self) {
      try suite.plan { selection in
        selection = Selection(devices: ["iphone-15-por", "@phnes"])
        selection.scenes = ["frist", "second"]
        selection.variants = [("apearance", "dark"), ("appearance", "drak"), ("locale", "jp")]
      }
    }
    #expect(
      Set(error?.all.map(\.problem) ?? []) == [
        .suite(.unknownScene("frist", nearest: "first")),
        .suite(.unknownDevice("iphone-15-por", nearest: "iphone-15-pro")),
        .suite(.unknownGroup("phnes", nearest: "phones")),
        .value(.unknownKey("apearance", owner: "variants", nearest: "appearance")),
        .value(.unknownWord("drak", expected: "a value of appearance", nearest: "dark")),
        .value(.unknownWord("jp", expected: "a value of locale", nearest: "ja")),
      ])
    #expect(error?.all.count == 6)
  }

  @Test func `a device that a file names wrongly is told at its place`() throws {
    let suite = try FarmSuite("devices: [60x60@2, iphone-66]")
    let error = #expect(throws: Diagnostics.self) { try suite.plan() }
    #expect(error?.all.first?.location == SourceLocation(file: "snapfarm.yaml", line: 2, column: 20))
  }

  @Test func `more snapshots than the limit are refused before any is drawn`() throws {
    let suite = try FarmSuite("devices: [60x60@2, 61x60@2, 62x60@2]\nlimits: {maxSnapshots: 2}")
    let error = #expect(throws: Diagnostics.self) { try suite.plan() }
    #expect(error?.all.map(\.problem) == [.suite(.tooManySnapshots(3, limit: 2))])
    #expect(error?.all.map { $0.location?.line } == [1], "at the scene")
  }

  @Test func `snapshots of one device share what is known of it`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6, iphone-x]\nvariants: {appearance: [light, dark], contrast: [normal, high]}")
    var jobs = try suite.plan().jobs
    #expect(jobs.count == 8 && MemoryLayout<Job>.size < 320)
    // One that changes its device leaves the others what they were.
    jobs[0].environment.device.draw(atScale: 1)
    #expect(jobs.map(\.environment.scale) == [1] + Array(repeating: 2, count: 3) + Array(repeating: 3, count: 4))
  }

  @Test func `what rules include counts before it is made`() throws {
    let first = (0..<1000).map { "a\($0)" }.joined(separator: ", ")
    let second = (0..<1000).map { "b\($0)" }.joined(separator: ", ")
    let suite = try FarmSuite(
      """
      devices: [60x60@2]
      variants: {first: [\(first)], second: [\(second)]}
      include: [{device: "@all", first: [\(first)]}]
      groups: {all: [61x60@2, 62x60@2]}
      """)
    let error = #expect(throws: Diagnostics.self) { try suite.plan() }
    #expect(error?.all.map(\.problem) == [.suite(.tooManySnapshots(1_002_000, limit: 1_000_000))])
  }
}
