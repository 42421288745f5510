import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing

@Suite struct ResolverTests {
  @Test func inheritedKeysPassOneByOne() {
    let leaf = node(.text, "leaf") { $0.font = FontSpec(weight: 700) }
    let middle = node(.box, nil, [leaf]) {
      $0.font = FontSpec(size: .points(30))
      $0.tracking = .percent(10)
    }
    let root = node(.box, "root", [middle]) {
      $0.font = FontSpec(size: .points(10), family: "Serif", isItalic: true, features: ["tnum"])
      $0.color = ColorValue(light: .white)
      $0.textAlignment = .center
      $0.lineHeight = .percent(150)
      $0.tint = ColorValue(light: .black)
      $0.opacity = 0.5
    }
    let result = layOut(
      scene(root), in: phone(), fonts: FontDefaults(family: "Test", fallback: ["Fallback"]),
      measuring: SquareLetters())
    let style = result.view("root/leaf")?.style
    #expect(
      style?.textStyle
        == TextStyle(
          families: ["Serif", "Fallback"], weight: 700, isItalic: true, size: 60, tracking: 6, lineHeight: 90,
          features: ["tnum"], alignment: .center))
    #expect(style?.color == .white)
    #expect(style?.tint == .black)
    #expect(style?.opacity == 1)
  }

  @Test(arguments: [
    (Appearance.light, Color.black, Color(hex: 0x007AFF)), (.dark, Color.white, Color(hex: 0x0A84FF)),
  ])
  func defaultsByAppearance(appearance: Appearance, label: Color, blue: Color) {
    let children = [
      node(.path, "path"), node(.line, "line") { $0.line = .vertical },
      node(.box, "box") { $0.background = .color(ColorValue(light: .clear, dark: .white)) },
    ]
    let result = layOut(node(.box, nil, children), in: phone(appearance: appearance))
    #expect(result.view("path")?.style.fill == .color(label))
    #expect(result.view("path")?.style.stroke == nil)
    #expect(result.view("box")?.style.tint == blue)
    #expect(result.view("box")?.style.fill == nil)
    #expect(result.view("box")?.style.background == .color(appearance == .dark ? .white : .clear))
    #expect(result.view("line")?.style.stroke?.style.width == 0.5)
    #expect(result.view("line")?.frame.width == 0.5)
  }

  struct ConditionCase: Sendable, CustomTestStringConvertible {
    var tests: [Condition.Test]
    var holds: Bool

    var testDescription: String { "\(tests)" }
  }

  /// On a phone of 375 by 667 points that stands upright.
  static let conditions: [ConditionCase] = [
    .init(tests: [], holds: true),
    .init(tests: [.word(.orientation, anyOf: ["portrait"])], holds: true),
    .init(tests: [.word(.orientation, anyOf: ["landscape"])], holds: false),
    .init(tests: [.word(.appearance, anyOf: ["dark", "light"])], holds: true),
    .init(tests: [.word(.horizontalSizeClass, anyOf: ["compact"])], holds: true),
    .init(tests: [.word(.verticalSizeClass, anyOf: ["regular"])], holds: true),
    .init(tests: [.word(.idiom, anyOf: ["tablet"])], holds: false),
    .init(tests: [.word(.platform, anyOf: ["ios"])], holds: true),
    .init(tests: [.word(.device, anyOf: ["other", "test-phone"])], holds: true),
    .init(tests: [.word(.device, anyOf: ["@all"])], holds: true),
    .init(tests: [.word(.device, anyOf: ["@circle"])], holds: false),
    .init(tests: [.word(.device, anyOf: ["@nothing"])], holds: false),
    .init(tests: [.bound(.minWidth, 375), .bound(.maxHeight, 667)], holds: true),
    .init(tests: [.bound(.minWidth, 375), .bound(.minHeight, 668)], holds: false),
    .init(tests: [.bound(.maxWidth, 374)], holds: false),
    .init(tests: [.scale([1, 2])], holds: true),
    .init(tests: [.not(Condition([.scale([2])]))], holds: false),
    .init(tests: [.any([Condition([.scale([3])]), Condition([.bound(.minWidth, 1)])])], holds: true),
    .init(tests: [.any([])], holds: false),
    .init(tests: [.word(.textSize, anyOf: ["large"])], holds: true),
    .init(tests: [.word(.textSize, anyOf: ["default", "small"])], holds: true),
    .init(tests: [.word(.textSize, anyOf: ["xLarge", "1"])], holds: false),
    .init(tests: [.minTextSize("medium")], holds: true),
    .init(tests: [.minTextSize("large")], holds: true),
    .init(tests: [.minTextSize("xLarge")], holds: false),
    .init(tests: [.minTextSize("1")], holds: false),
    .init(tests: [.minTextSize("default")], holds: true),
    .init(tests: [.axis("plan", anyOf: ["free", "pro"])], holds: true),
    .init(tests: [.axis("plan", anyOf: ["free"])], holds: false),
    .init(tests: [.axis("theme", anyOf: ["pro"])], holds: false),
  ]

  @Test(arguments: conditions)
  func overrides(_ test: ConditionCase) {
    var later = Attributes()
    later.width = .length(.points(20))
    var child = node(.box, "child") {
      $0.width = .length(.points(10))
      $0.height = .length(.points(10))
    }
    child.overrides = [Override(condition: Condition(test.tests), attributes: later)]
    let groups = [
      DeviceGroup(name: "all", devices: [DeviceChoice("@phones")]),
      DeviceGroup(name: "phones", devices: [DeviceChoice("test-phone")]),
      DeviceGroup(name: "circle", devices: [DeviceChoice("@circle")]),
    ]
    var environment = phone()
    environment.ownValues = ["plan": "pro"]
    let result = layOut(
      scene(node(.box, nil, [child])), in: environment, fonts: FontDefaults(), groups: groups,
      measuring: SquareLetters())
    #expect(result.frame("child") == [0, 0, test.holds ? 20 : 10, 10])
  }

  @Test func pathsAndTheFlatTree() {
    let root = node(
      .box, "card",
      [node(.box, nil, [node(.text, "title"), node(.text)]), node(.box, "foot", [node(.text, "title")])])
    let views = layOut(root).views
    #expect(views.map(\.path) == ["card", "card/box[0]", "card/title", "card/text[0]", "card/foot", "card/foot/title"])
    #expect(views.map(\.parent) == [nil, 0, 1, 1, 0, 4])
    #expect(views.map(\.subtreeEnd) == [6, 4, 3, 4, 6, 6])
  }

  @Test func viewsWithoutIdAreNumberedInsideTheNearestThatHasOne() {
    let images = (0..<2).map { _ in node(.image) { $0.image = "gone" } }
    let foot = node(.box, "foot", [node(.image) { $0.image = "gone" }, node(.box)])
    let result = layOut(node(.box, "card", [node(.box), foot, node(.box, nil, images)]))
    #expect(
      result.views.map(\.path) == [
        "card", "card/box[0]", "card/foot", "card/foot/image[0]", "card/foot/box[0]", "card/box[1]", "card/image[0]",
        "card/image[1]",
      ])
    #expect(result.diagnostics.map(\.view) == ["card/foot/image[0]", "card/image[0]", "card/image[1]"])
  }

  @Test func aRootWithoutIdIsABoxLikeOthers() {
    let root = node(.box, nil, [node(.text), node(.box, nil, [node(.text)]), node(.text, "title", [])])
    #expect(layOut(root).views.map(\.path) == ["box[0]", "text[0]", "box[1]", "text[1]", "title"])
  }

  @Test func aPercentageOfNothing() {
    let child = node(.box, "child") {
      $0.border = BorderSpec(color: ColorValue(light: .black), width: .percent(5))
    }
    #expect(layOut(node(.box, nil, [child])).problems == [.value(.badLength("5%"))])
  }
}
