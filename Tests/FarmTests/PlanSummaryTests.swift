import Problems
import References
import Scene
import Testing

@testable import Farm

@Suite("What a plan is told by")
struct PlanSummaryTests {
  private static let files = [
    "Scenes/a.yaml": "scene: first\nroot: {}\n", "Scenes/b.yaml": "scene: second\nroot: {}\n",
  ]

  @Test func `the digest is of all names, whatever their order`() throws {
    let suite = try FarmSuite("devices: [iphone-6, 60x60]", Self.files).plan().summary
    let turned = try FarmSuite("devices: [60x60, iphone-6]", Self.files).plan().summary
    #expect(suite == turned)
    #expect(suite.snapshots == 4 && suite.isWhole)
    // SHA-256 of "first/60x60@1\nfirst/iphone-6\nsecond/60x60@1\nsecond/iphone-6".
    #expect(suite.digest == "e729259d15d7bdd0f34e5458c5ad49651a88fc25c2640386f1c77104591b4abe")
    #expect(try FarmSuite("devices: [iphone-6, 61x60]", Self.files).plan().summary.digest != suite.digest)
  }

  @Test func `a part of a suite is told from the whole`() throws {
    let suite = try FarmSuite("devices: [iphone-6, 60x60]", Self.files)
    let parts: [(inout Selection) -> Void] = [
      { $0.scenes = ["first"] }, { $0.devices = [DeviceChoice("60x60")] }, { $0.filters = ["**"] },
      { $0.skips = ["none"] }, { $0.names = ["first/iphone-6"] }, { $0.variants = [("appearance", "dark")] },
    ]
    for part in parts { #expect(try suite.plan(part).summary.isWhole == false) }
  }

  @Test func `a suite with a file that cannot be read is not whole`() throws {
    var files = Self.files
    files["Scenes/c.yaml"] = "scene: third\nroot: {bad: 1}\n"
    let plan = try FarmSuite("devices: [iphone-6]", files).plan()
    #expect(plan.jobs.count == 2 && !plan.summary.isWhole)
  }

  @Test func `what is skipped is left out, and only what is named is in`() throws {
    let suite = try FarmSuite("devices: [iphone-6, 60x60]", Self.files)
    #expect(try suite.names { $0.skips = ["first/*", "*/60x60*"] } == ["second/iphone-6"])
    #expect(
      try suite.names {
        $0.filters = ["*/iphone-6"]; $0.skips = ["first/**"]
      } == ["second/iphone-6"])
    #expect(try suite.names { $0.names = ["second/60x60@1", "gone/iphone-6"] } == ["second/60x60@1"])
    #expect(try suite.names { $0.names = [] } == [])
  }

  @Test func `files that differ in capitals only are refused before anything is drawn`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {plan: [a, Pro, pro]}",
      [
        "Scenes/a.yaml": "scene: Card\nvariants: {}\nroot: {}\n",
        "Scenes/b.yaml": "scene: card\nroot: {}\n",
      ])
    let error = #expect(throws: Diagnostics.self) { try suite.plan() }
    #expect(
      error?.all.map(\.problem) == [
        .suite(.sameFileName("Card/iphone-6", "card/iphone-6")),
        .suite(.sameFileName("card/iphone-6.Pro", "card/iphone-6.pro")),
      ])
  }
}
