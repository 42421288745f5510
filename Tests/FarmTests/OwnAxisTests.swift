import Problems
import References
import Scene
import Testing

@testable import Farm

@Suite("Axes of one's own")
struct OwnAxisTests {
  private static let plans = "variants: {plan: {free: {badge: none, rows: [1]}, pro: {badge: gold, rows: [1, 2, 3]}}}"
  private static let scene = """
    scene: shop
    root:
      background: {light: white, dark: black}
      children:
        - {id: $plan, label: "${plan}: ${plan.badge}"}
        - {each: $plan.rows, node: {id: row, width: $item}}
        - {id: tag, when: [{if: {plan: pro}, hidden: true}]}
    """

  @Test func `a scene shows the word and the datum of each value`() throws {
    let suite = try FarmSuite("devices: [iphone-6]\n" + Self.plans, ["Scenes/a.yaml": Self.scene])
    let plan = try suite.plan()
    #expect(plan.jobs.map(\.identity.description) == ["shop/iphone-6", "shop/iphone-6.pro"])
    #expect(
      plan.jobs.map { $0.scene.root.children.map(\.id) } == [
        ["free", "row.0", "tag"], ["pro", "row.0", "row.1", "row.2", "tag"],
      ])
    #expect(plan.jobs.map { $0.scene.root.children.first?.attributes.label } == ["free: none", "pro: gold"])
  }

  @Test func `conditions may ask for values, in components as well`() throws {
    let mark = "component: mark\nnode: {id: mark, hidden: false, when: [{if: {plan: pro}, hidden: true}]}\n"
    let suite = try FarmSuite(
      "devices: [iphone-6]\n" + Self.plans,
      ["Scenes/a.yaml": "scene: shop\nroot: {children: [{use: mark}]}\n", "Components/m.yaml": mark])
    let overrides = try suite.plan().jobs.map(\.scene.root.children.first?.overrides.first?.condition)
    #expect(overrides == [Condition([.axis("plan", anyOf: ["pro"])]), Condition([.axis("plan", anyOf: ["pro"])])])
  }

  @Test func `a scene without the axis draws it once, and does not know its name`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\n" + Self.plans, ["Scenes/a.yaml": "scene: own\nvariants: {}\nroot: {label: $plan}\n"])
    #expect(suite.problems().map(\.problem) == [.name(.unknownParameter("plan", known: [], nearest: nil))])
  }

  @Test func `what is wrong for one value is told before anything is drawn, unless the value is excluded`() throws {
    let plans = "variants: {plan: {free: {badge: a}, pro: {bagde: b}}}"
    let scene = "scene: shop\nroot: {label: $plan.badge}\n"
    let suite = try FarmSuite("devices: [iphone-6]\n" + plans, ["Scenes/a.yaml": scene])
    #expect(suite.problems().map(\.problem) == [.name(.unknownDataKey("badge", item: "$plan", known: ["bagde"]))])
    #expect(try suite.names() == [])
    let spared = try FarmSuite(
      "devices: [iphone-6]\n" + plans + "\nexclude: [{plan: pro}]", ["Scenes/a.yaml": scene])
    #expect(spared.problems() == [])
    #expect(try spared.names() == ["shop/iphone-6"])
  }

  @Test func `data may come from files`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {plan: {free: {file: free.yaml}, pro: {badge: {file: badge.yaml}}}}",
      [
        "Scenes/a.yaml": "scene: shop\nroot: {label: $plan.badge}\n", "free.yaml": "badge: none\n",
        "badge.yaml": "gold\n",
      ])
    #expect(try suite.plan().jobs.map(\.scene.root.attributes.label) == ["none", "gold"])
  }

  @Test func `fonts that only one value asks for are found`() throws {
    let scene = "scene: shop\nroot: {children: [{each: $plan.rows, node: {text: a, font: {family: No Such Face}}}]}\n"
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {plan: {free: {rows: []}, pro: {rows: [1]}}}", ["Scenes/a.yaml": scene])
    let families = suite.problems().compactMap { problem -> String? in
      guard case .name(.unknownFont(let family, _, _, _)) = problem.problem else { return nil }
      return family
    }
    #expect(families == ["No Such Face"])
  }

  @Test func `more trees than a scene may have are refused`() throws {
    let words = (1...40).map { "w\($0)" }.joined(separator: ", ")
    let more = (1...40).map { "v\($0)" }.joined(separator: ", ")
    let suite = try FarmSuite(
      "devices: [iphone-6]\nvariants: {a: [\(words)], b: [\(more)]}",
      ["Scenes/a.yaml": "scene: s\nroot: {label: $a $b}\n".replacing("$a $b", with: "\"${a} ${b}\"")])
    #expect(suite.problems().map(\.problem) == [.file(.tooManyNodes(limit: 100_000))])
  }
}
