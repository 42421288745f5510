import Devices
import Problems
import References
import Scene
import Testing

@testable import Farm

@Suite("The matrix")
struct MatrixTests {
  private static let axes =
    "variants: {orientation: [portrait, landscape], appearance: [light, dark], plan: [free, pro]}"

  @Test func `own axes come after those of the format, by name, and leave their first value out of names`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {zone: [a, b], plan: [free, pro], appearance: [light, dark]}")
    #expect(
      try suite.names() == [
        "plain/iphone-6", "plain/iphone-6.b", "plain/iphone-6.pro", "plain/iphone-6.pro.b", "plain/iphone-6.dark",
        "plain/iphone-6.dark.b", "plain/iphone-6.dark.pro", "plain/iphone-6.dark.pro.b",
      ])
    let last = try #require(suite.plan().jobs.last)
    #expect(last.environment.ownValues == ["zone": "b", "plan": "pro"])
    #expect(last.identity.values.map(\.axis) == ["appearance", "plan", "zone"])
  }

  @Test func `directions are an axis of the format, and conditions ask for what they come to`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {direction: [fromLocale, rightToLeft, leftToRight], appearance: [light, dark]}\n"
        + "exclude: [{direction: leftToRight, appearance: dark}]")
    #expect(
      try suite.names() == [
        "plain/iphone-6", "plain/iphone-6.rightToLeft", "plain/iphone-6.leftToRight", "plain/iphone-6.dark.rightToLeft",
      ])
    let jobs = try suite.plan { $0.variants = [("direction", "rightToLeft")] }.jobs
    #expect(jobs.map(\.environment.isRightToLeft) == [true, true])
  }

  @Test func `text sizes of another platform make no snapshot, and the device's own is not in names`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6, pixel-7, 1280x800@1]\nvariants: {textSize: [default, accessibility3, 1.3]}")
    #expect(
      try suite.names() == [
        "plain/iphone-6", "plain/iphone-6.accessibility3", "plain/pixel-7", "plain/pixel-7.1.3", "plain/1280x800@1",
      ])
    let plan = try suite.plan()
    #expect(plan.impossible == 4)
    #expect(
      plan.jobs.map(\.environment.readingSize.word) == ["default", "accessibility3", "default", "1.3", "default"])
    #expect(try suite.names { $0.variants = [("textSize", "small")] } == ["plain/iphone-6.small"])
    #expect(plan.leftOut == [])
    let small = try suite.plan { $0.variants = [("textSize", "small")] }
    #expect(small.leftOut.map(\.device) == ["pixel-7", "1280x800@1"])
    let rule = try FarmSuite(
      "devices: [iphone-6]\nvariants: {textSize: [default, xLarge, accessibility1]}\n"
        + "exclude: [{minTextSize: accessibility1}]\ninclude: [{textSize: small}]")
    #expect(try rule.names() == ["plain/iphone-6", "plain/iphone-6.xLarge", "plain/iphone-6.small"])
  }

  @Test func `a number is one value however it is written`() throws {
    let suite = try FarmSuite(
      "devices: [pixel-7]\nvariants: {textSize: [default, 1.50]}\ninclude: [{textSize: [1.5, \"01.5\"]}]")
    #expect(try suite.names() == ["plain/pixel-7", "plain/pixel-7.1.5"])
    #expect(
      try suite.names { $0.variants = [("textSize", "1.5"), ("textSize", "1.500")] } == ["plain/pixel-7.1.5"])
  }

  @Test func `what a device cannot be makes no snapshot: zoomed, in part of its screen, of another version`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6, ipad-9-7, mac-macbook-pro-14, pixel-7]\nvariants: {displayZoom: [standard, zoomed], "
        + "window: [full, half, third, 507x768], orientation: [portrait, landscape]}")
    let names = try suite.names()
    #expect(names.filter { $0.contains("zoomed") } == ["plain/iphone-6.zoomed", "plain/iphone-6.landscape.zoomed"])
    #expect(
      names.filter { $0.contains("ipad") } == [
        "plain/ipad-9-7", "plain/ipad-9-7.third", "plain/ipad-9-7.507x768", "plain/ipad-9-7.landscape",
        "plain/ipad-9-7.landscape.half", "plain/ipad-9-7.landscape.third", "plain/ipad-9-7.landscape.507x768",
      ])
    #expect(names.filter { $0.contains("pixel") } == ["plain/pixel-7", "plain/pixel-7.landscape"])
    #expect(try suite.plan().jobs.count { $0.environment.window == .half } == 2)
  }

  @Test func `one axis at a time is away from its default where each is asked for`() throws {
    let suite = try FarmSuite("devices: [iphone-6]\ncombine: each\n" + Self.axes)
    #expect(
      try suite.names() == [
        "plain/iphone-6", "plain/iphone-6.pro", "plain/iphone-6.dark", "plain/iphone-6.landscape",
      ])
    #expect(try suite.names { $0.variants = [("appearance", "dark")] } == ["plain/iphone-6.dark"])
  }

  @Test func `each stays small where all would be too many`() throws {
    let axes = (1...40).map { "a\($0): [x\($0), y\($0)]" }.joined(separator: ", ")
    #expect(try FarmSuite("devices: [iphone-6]\ncombine: each\nvariants: {\(axes)}").names().count == 41)
    let error = #expect(throws: Diagnostics.self) {
      try FarmSuite("devices: [iphone-6]\nvariants: {\(axes)}").plan()
    }
    #expect(error?.all.map(\.problem) == [.suite(.tooManySnapshots(1 << 40, limit: 1_000_000))])
  }

  @Test(arguments: [
    (
      "exclude: [{appearance: dark, plan: pro}]",
      ["", ".pro", ".dark", ".landscape", ".landscape.pro", ".landscape.dark"]
    ),
    ("exclude: [{orientation: landscape}, {plan: pro}]", ["", ".dark"]),
    ("exclude: [{not: {plan: pro}}]", [".pro", ".dark.pro", ".landscape.pro", ".landscape.dark.pro"]),
    ("exclude: [{scene: pl*, plan: [free, pro]}]", []),
    ("exclude: [{minWidth: 400}]", ["", ".pro", ".dark", ".dark.pro"]),
    ("exclude: [{}]\n", nil),
  ])
  func `what a rule excludes makes no snapshot`(_ rule: String, _ left: [String]?) throws {
    let suite = try FarmSuite("devices: [iphone-6]\n" + Self.axes + "\n" + rule)
    guard let left else {
      #expect(throws: Diagnostics.self) { try suite.plan() }
      return
    }
    let plan = try suite.plan()
    #expect(plan.jobs.map(\.identity.description) == left.map { "plain/iphone-6" + $0 })
    #expect(plan.excluded == 8 - left.count)
  }

  @Test func `an included combination has the values named and every other at its default`() throws {
    let suite = try FarmSuite(
      """
      devices: [iphone-6, "@big"]
      groups: {big: [iphone-6-plus]}
      \(Self.axes)
      exclude: [{any: [{appearance: dark}, {orientation: landscape}, {plan: pro}]}]
      include:
        - {device: "@big", appearance: dark}
        - {device: ipad-10-9, orientation: [portrait, landscape], plan: pro}
        - {scene: other, appearance: dark}
        - {appearance: light}
      """, ["Scenes/a.yaml": FarmSuite.plain, "Scenes/b.yaml": "scene: other\ndevices: [60x60]\nroot: {}\n"])
    #expect(
      try suite.names() == [
        "plain/iphone-6", "plain/iphone-6-plus", "plain/iphone-6-plus.dark", "plain/ipad-10-9.pro",
        "plain/ipad-10-9.landscape.pro", "other/60x60@1", "other/60x60@1.dark", "other/iphone-6-plus.dark",
        "other/ipad-10-9.pro", "other/ipad-10-9.landscape.pro",
      ])
    #expect(
      try suite.names { $0.devices = [DeviceChoice("iphone-6")] } == [
        "plain/iphone-6", "other/iphone-6", "other/iphone-6.dark",
      ])
    #expect(
      try suite.names { $0.variants = [("plan", "pro")] } == [
        "plain/ipad-10-9.pro", "plain/ipad-10-9.landscape.pro", "other/ipad-10-9.pro", "other/ipad-10-9.landscape.pro",
      ])
  }

  @Test func `an axis that no file lists may be included, and what the device stands at is no second picture`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\ninclude: [{appearance: [light, dark]}, {orientation: portrait}, {platform: android, appearance: dark}]"
    )
    #expect(try suite.names() == ["plain/iphone-6", "plain/iphone-6.dark"])
  }

  @Test func `a scene's own rules stand in place of the suite's`() throws {
    let own = "scene: own\nexclude: []\ninclude: [{device: 50x50}]\nroot: {}\n"
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {appearance: [light, dark]}\nexclude: [{appearance: dark}]",
      ["Scenes/own.yaml": own, "Scenes/plain.yaml": FarmSuite.plain])
    #expect(try suite.names() == ["own/iphone-6", "own/iphone-6.dark", "own/50x50@1", "plain/iphone-6"])
  }

  @Test(arguments: [
    ("exclude: [{device: iphnoe-6}]", Problem.suite(.unknownDevice("iphnoe-6", nearest: "iphone-6"))),
    ("include: [{device: \"@none\"}]", .suite(.unknownGroup("none", nearest: nil))),
    ("exclude: [{scene: plian}]", .suite(.emptyGlob("plian", nearest: "plain"))),
    ("tolerances: [{scene: x*, reason: a}]", .suite(.emptyGlob("x*", nearest: nil))),
    ("exclude: [{plan: por}]", .value(.unknownWord("por", expected: "a value of plan", nearest: "pro"))),
    ("exclude: [{plam: pro}]", .value(.unknownCondition("plam", nearest: "plan"))),
  ])
  func `a rule about what does not exist is told at its place`(_ rule: String, _ problem: Problem) throws {
    let suite = try FarmSuite("devices: [iphone-6]\nvariants: {plan: [free, pro]}\n" + rule)
    let problems = suite.problems()
    #expect(problems.map(\.problem) == [problem])
    #expect(problems.first?.location?.line == 4)
  }

  @Test func `rules of the suite may name axes of scenes`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nexclude: [{theme: b}]",
      [
        "Scenes/a.yaml": "scene: with\nvariants: {theme: [a, b, c]}\nroot: {}\n", "Scenes/b.yaml": FarmSuite.plain,
      ])
    #expect(try suite.names() == ["with/iphone-6", "with/iphone-6.c", "plain/iphone-6"])
    #expect(try suite.names { $0.variants = [("theme", "c")] } == ["with/iphone-6.c"])
    let error = #expect(throws: Diagnostics.self) { try suite.plan { $0.variants = [("theme", "d"), ("teme", "a")] } }
    #expect(
      Set(error?.all.map(\.problem) ?? []) == [
        .value(.unknownWord("d", expected: "a value of theme", nearest: "a")),
        .value(.unknownKey("teme", owner: "variants", nearest: "theme")),
      ])
  }

  @Test func `a word on the command line is not taken for that of another axis`() throws {
    let suite = try FarmSuite("devices: [iphone-6]\nvariants: {theme: [light, dark]}")
    #expect(try suite.names() == ["plain/iphone-6", "plain/iphone-6.dark"])
    let error = #expect(throws: Diagnostics.self) { try suite.plan { $0.variants = [("appearance", "dark")] } }
    #expect(error?.all.map(\.problem) == [.suite(.ambiguousValue("dark", "appearance", "theme"))])
  }
}
