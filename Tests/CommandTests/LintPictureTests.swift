import Testing

@Suite("snapfarm lint, of what is drawn by the machine's fonts and of scenes in scenes")
struct LintPictureTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("suite: small\ndevices: [iphone-se-3]\nfonts: {default: Roboto}\n", to: "snapfarm.yaml")
    try folder.write("scene: app\nroot: {background: white}\n", to: "Scenes/app.yaml")
  }

  /// What lint finds in a card of children, each as its rule and view.
  private func found(_ children: [String]) async throws -> [String] {
    let text =
      "scene: card\nsize: [400, 900]\nroot: {background: white, children: [\n\(children.joined(separator: ",\n"))]}\n"
    try folder.write(text, to: "Scenes/card.yaml")
    let run = try await Snapfarm.run(["lint", "card", "--json"], in: folder.path)
    #expect([.exited(0), .exited(1)].contains(run.end), "\(run.story)")
    return try JSON(run.output).findings.elements.map { "\($0.rule.text ?? "") \($0.view.text ?? "")" }
  }

  @Test func `a word that the fonts break in its middle is one`() async throws {
    func text(_ id: String, _ text: String, _ width: Int) -> String {
      "{id: \(id), text: \"\(text)\", font: 30, frame: {x: 20, width: \(width), height: 160}}"
    }
    #expect(try await found([text("a", "Schwierigkeitsgrad", 100)]) == ["broken-word a"])
    #expect(try await found([text("a", "Schwierigkeitsgrad", 300)]) == [])
    #expect(try await found([text("a", "Schwierig\\u00ADkeits\\u00ADgrad", 150)]) == [])
    #expect(try await found([text("a", "Schwierig keits grad\\nund", 150)]) == [])
  }

  @Test(arguments: [
    ("deviceFrame: black, contentMode: top, frame: [100, 50, 200, 400]", true),
    ("deviceFrame: black, contentMode: top, frame: [-30, 50, 460, 300]", false),
    ("deviceFrame: black, contentMode: scaleAspectFit, frame: [100, 50, 200, 400]", false),
    ("deviceFrame: black, contentMode: scaleAspectFill, frame: [100, 50, 200, 700]", true),
    ("deviceFrame: black, contentMode: center, frame: [0, 50, 400, 300]", true),
    ("deviceFrame: black, contentMode: left, frame: [0, 0, 100, 890]", false),
    ("contentMode: scaleAspectFill, frame: [100, 50, 200, 700]", false),
    ("contentMode: bottom, frame: [100, 50, 200, 700]", true),
    // Its shadow is outside the box.
    ("deviceFrame: {color: black, shadow: true}, contentMode: top, frame: [0, 50, 400, 300]", true),
    ("deviceFrame: {color: black, shadow: true}, contentMode: top, frame: [-20, 50, 440, 300]", false),
  ])
  func `a phone that has lost its sides is cut`(_ keys: String, _ isCut: Bool) async throws {
    let screen = "{id: phone, screen: app, device: iphone-se-3, role: none, \(keys)}"
    #expect(try await found([screen]) == (isCut ? ["clipped phone"] : []))
  }

  @Test func `an address that a browser's bar cuts off is none`() async throws {
    let address = "https://www.example.com/a/very/long/address/that/no/telephone/has/room/for"
    try folder.write(
      "scene: page\nchrome: [{browserBar: {address: \(address)}}]\nroot: {background: white}\n", to: "Scenes/page.yaml")
    let run = try await Snapfarm.run(["lint", "page"], in: folder.path)
    #expect(run.end == .exited(0), "\(run.story)")
  }
}
