import Problems
import Scene
import Testing

@Suite struct `Nodes that show a scene` {
  private static func read(_ node: String) throws -> Node {
    try #require(try Folder().children("- \(node)").first)
  }

  @Test func `have the scene, its device and what else is said`() throws {
    let node = try Self.read(
      "{screen: wallet, device: iphone-5, variant: {locale: ar, textSize: 1.5}, deviceFrame: rose, padding: 4}")
    #expect(node.kind == .screen)
    #expect(node.attributes.screen == "wallet")
    #expect(node.attributes.device == "iphone-5")
    #expect(
      node.attributes.variant?.values == [.init(axis: "locale", word: "ar"), .init(axis: "textSize", word: "1.5")])
    #expect(node.attributes.deviceFrame == DeviceFrameSpec(color: .rose))
  }

  @Test(
    arguments: [
      ("true", DeviceFrameSpec(color: .true)), ("false", DeviceFrameSpec()),
      ("{shadow: true}", DeviceFrameSpec(color: .true, hasShadow: true)),
      ("{color: clay, shadow: false}", DeviceFrameSpec(color: .clay)),
    ])
  func `have a device around as it is said`(_ text: String, _ frame: DeviceFrameSpec) throws {
    #expect(try Self.read("{screen: a, device: iphone-5, deviceFrame: \(text)}").attributes.deviceFrame == frame)
  }

  @Test func `merge their variants axis by axis`() throws {
    let node = try Self.read(
      "{screen: a, device: iphone-5, variant: {appearance: dark, locale: ar},"
        + " when: [{if: {idiom: phone}, variant: {locale: ja}}]}")
    var attributes = node.attributes
    attributes.merge(try #require(node.overrides.first).attributes)
    #expect(
      attributes.variant?.values == [.init(axis: "appearance", word: "dark"), .init(axis: "locale", word: "ja")])
  }

  @Test func `may come from parameters of a component`() throws {
    let folder = Folder(components: [
      "component: phone\nparameters: {show: text}\nnode: {screen: $show, device: iphone-5}\n"
    ])
    let nodes = try folder.children("- {use: phone, with: {show: wallet}}")
    #expect(nodes.map(\.attributes.screen) == ["wallet"])
  }

  private static let mistakes = [
    Mistake(node: "«{screen: a}", .value(.missingKey("device", owner: "a screen"))),
    Mistake(
      node: "{screen: a, device: «\"@phones\"}",
      .value(.wrongType(key: "device", wants: "one device, such as iphone-15-pro or 375x667@2", got: "@phones"))),
    Mistake(
      node: "{screen: a, device: iphone-5, variant: {«plan: pro}}",
      .value(.unknownKey("plan", owner: "variant", nearest: nil, isBuilt: true))),
    Mistake(
      node: "{screen: a, device: iphone-5, variant: {appearance: «drak}}",
      .value(
        .unknownWord("drak", expected: "a value of appearance", nearest: "dark", isBuilt: true, words: []))),
    Mistake(
      node: "{screen: a, device: iphone-5, variant: «dark}",
      .value(.wrongType(key: "variant", wants: "a map of axes to words, such as {appearance: dark}", got: "dark"))),
    Mistake(
      node: "{screen: a, device: iphone-5, deviceFrame: {«colour: black}}",
      .value(.unknownKey("colour", owner: "deviceFrame", nearest: "color", isBuilt: true))),
    Mistake(
      node: "{screen: a, device: iphone-5, «children: []}",
      .value(.wrongKind(key: "children", belongsTo: "box", owner: "screen"))),
    Mistake(
      node: "{text: a, «device: iphone-5}", .value(.wrongKind(key: "device", belongsTo: "screen", owner: "text"))),
  ]

  @Test(arguments: mistakes)
  func `say what is wrong with them`(_ mistake: Mistake) throws { try expectScene(mistake) }
}
