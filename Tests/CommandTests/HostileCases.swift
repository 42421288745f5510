import PNG
import Testing

/// A suite that must not be believed, and what is said of it.
struct HostileCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The first line that is told, or its start.
  var line: String
  /// How many lines are told.
  var count = 1
  /// The device that it is shown on; nil for those of the suite.
  var device: String?
  var prepare: @Sendable (TestFolder) throws -> Void

  init(
    _ description: String, _ line: String, count: Int = 1, device: String? = "100x80@1",
    _ prepare: @escaping @Sendable (TestFolder) throws -> Void
  ) {
    testDescription = description
    self.line = line
    self.count = count
    self.device = device
    self.prepare = prepare
  }

  /// A case that is one text in place of a scene.
  init(_ description: String, scene: String, _ line: String) {
    self.init(description, line) { try $0.write(scene, to: "Scenes/card.yaml") }
  }

  /// A case that is one line of a scene, the fourth.
  init(_ description: String, node: String, _ line: String) {
    self.init(description, scene: "scene: card\nroot:\n  children:\n    - \(node)\n", line)
  }
}

extension HostileCase {
  static let words = [
    HostileCase(
      "misspelt key", node: "{text: Hi, cornerRaduis: 4}",
      "Scenes/card.yaml:4:18: error E201: unknown key \"cornerRaduis\" in a text; did you mean \"cornerRadius\"?"),
    HostileCase(
      "wrong type", node: "{opacity: half}",
      "Scenes/card.yaml:4:17: error E204: \"opacity\" wants a number from 0 to 1, not \"half\""),
    HostileCase(
      "not a colour", node: "{background: bleu}",
      "Scenes/card.yaml:4:20: error E208: \"bleu\" is not a color; did you mean \"blue\"?"),
    HostileCase(
      "duplicate id", scene: "scene: card\nroot:\n  children:\n    - {id: a}\n    - {id: a}\n",
      "Scenes/card.yaml:5:12: error E302: the id \"a\" stands twice at a, first on line 4"),
    HostileCase(
      "unknown family", node: "{text: Hi, font: {family: Rboto}}",
      "Scenes/card.yaml:4:24: error E314: no font family \"Rboto\"; did you mean \"Roboto\"? Folders: Fonts"),
    HostileCase(
      "a glyph that no font has", node: "{text: \"\\uD55C\"}",
      "Scenes/card.yaml:4:14: error E315: no font has \"한\" (U+D55C); add a family such as NanumGothic to "
        + "fonts.fallback (package fonts-nanum)"),
    HostileCase(
      "a text of a million combining marks", node: "{text: \"a" + String(repeating: "\u{301}", count: 500_000) + "\"}",
      "Scenes/card.yaml:4:14: error E223: \"text\" has more than 65,536 bytes"),
    HostileCase(
      "a path of a million curves", node: "{path: \"M 0 0" + String(repeating: " 1 1", count: 200_000) + "\"}",
      "Scenes/card.yaml:4:14: error E223: \"path\" has more than 100,000 steps"),
    HostileCase(
      "huge sizes", node: "{frame: [0, 0, 1e300, 5]}",
      "Scenes/card.yaml:4:22: error E214: \"width\" wants a number from -1000000 to 1000000, not 1e300"),
    HostileCase(
      "an unknown component", node: "{use: crad}", "Scenes/card.yaml:4:13: error E305: no component \"crad\""),
    HostileCase(
      "components in a ring",
      "Components/a.yaml:2:13: error E306: components use each other in a ring: b → a → b", count: 2
    ) {
      try $0.write("component: a\nnode: {use: b}\n", to: "Components/a.yaml")
      try $0.write("component: b\nnode: {use: a}\n", to: "Components/b.yaml")
    },
  ]

  static let files = [
    HostileCase(
      "empty file", scene: "",
      "Scenes/card.yaml:1:1: error E101: the file is empty; a scene starts with \"scene: NAME\""),
    HostileCase(
      "file of 100 MB",
      "Scenes/card.yaml:1:1: error E102: the file is 100.0 MB; the limit is 16 MiB (limits.maxFileSize)"
    ) { try $0.extend("Scenes/card.yaml", to: 100_000_000) },
    HostileCase(
      "not UTF-8", "Scenes/card.yaml:1:8: error E103: the text is not UTF-8 from here on; save the file as UTF-8"
    ) {
      try $0.write(Array("scene: ".utf8) + [0xFF, 0xFE], to: "Scenes/card.yaml")
    },
    HostileCase(
      "100,000 maps inside each other",
      scene: "scene: card\nroot: " + String(repeating: "{children: [", count: 100_000),
      "Scenes/card.yaml:2:"),
    HostileCase(
      "aliases", scene: "scene: card\ndata:\n  a: &a [x, x]\n  b: &b [*a, *a]\nroot: {}\n",
      "Scenes/card.yaml:3:6: error E111: YAML anchors are not read; use a component or a parameter instead of \"&a\""),
    HostileCase(
      "a billion nodes", node: "{each: {count: 1e9}, node: {width: 1}}", "Scenes/card.yaml:4:"),
    HostileCase(
      "2^40 nodes by components",
      scene: "scene: card\nroot:\n  children: [{use: c0}]\ncomponents:\n"
        + (0..<40).map { "  c\($0): {node: {children: [{use: c\($0 + 1)}, {use: c\($0 + 1)}]}}\n" }.joined()
        + "  c40: {node: {}}\n",
      "Scenes/card.yaml:"),
    HostileCase(
      "a glob that matches nothing",
      "snapfarm.yaml:5:10: error E501: no scene matches \"Scene/*.yaml\"; "
        + "did you mean \"Scenes/*.yaml\"?"
    ) { try $0.write(SmallSuite.file + "scenes: [Scene/*.yaml]\n", to: "snapfarm.yaml") },
    HostileCase(
      "a scene outside", "snapfarm.yaml:5:10: error E313: \"../Scenes/*.yaml\" leads out of the suite's folder"
    ) {
      try $0.write(SmallSuite.file + "scenes: [../Scenes/*.yaml]\n", to: "snapfarm.yaml")
    },
    HostileCase(
      "a screen of 6.4 billion pixels",
      "error E510: 80000 × 80000 px are too many; "
        + "the limit is 64000000 pixels (limits.maxPixels)", device: "20000x20000@4"
    ) { _ in },
    HostileCase(
      "such a screen in the suite", "snapfarm.yaml:3:21: error E510: 80000 × 80000 px are too many; ", device: nil
    ) { try $0.replace("60x60@2", with: "20000x20000@4", in: "snapfarm.yaml") },
  ]

  static let images = [
    HostileCase(
      "missing image", node: "{image: mrak}",
      "Scenes/card.yaml:4:15: error E312: no image \"mrak\" for 100x80@1; searched Images/; did you mean \"mark\"?"),
    HostileCase(
      "image outside the suite", node: "{image: ../x.png}",
      "Scenes/card.yaml:4:15: error E313: \"../x.png\" leads out of the suite's folder"),
    HostileCase(
      "link out of the suite", "Scenes/card.yaml:4:15: error E313: \"Images/out.png\" leads out of the suite's folder"
    ) { folder in
      try folder.link("Images/out.png", to: "/etc/passwd")
      try folder.image("out.png")
    },
    HostileCase(
      "PNG that says it has 60000 × 60000 pixels",
      "Scenes/card.yaml:4:15: error E317: the image \"Images/bomb.png\" "
        + "cannot be read: 60000 × 60000 px are too many; the limit is 64000000 pixels (limits.maxImagePixels)"
    ) { folder in
      try folder.write(PNGChunks.claiming(width: 60_000, height: 60_000), to: "Images/bomb.png")
      try folder.image("bomb.png")
    },
    HostileCase(
      "PNG without pixels",
      "Scenes/card.yaml:4:15: error E317: the image \"Images/bomb.png\" cannot be read: "
        + "its compressed pixels are damaged"
    ) { folder in
      try folder.write(PNGChunks.claiming(width: 600, height: 600), to: "Images/bomb.png")
      try folder.image("bomb.png")
    },
    HostileCase(
      "SVG that refers to a file",
      "Scenes/card.yaml:4:15: error E317: the image \"Images/x.svg\" cannot be read: "
        + "\"file:///etc/passwd\" would depend on this machine or on other files; "
        + "SVG images must be complete in themselves"
    ) { folder in
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image href='file:///etc/passwd'/></svg>"
      try folder.write(svg, to: "Images/x.svg")
      try folder.image("x.svg")
    },
    HostileCase(
      "SVG with a filter that ends librsvg",
      "Scenes/card.yaml:4:15: error E317: the image \"Images/x.svg\" cannot be read: "
        + "\"<filter>\" is drawn differently by different versions; leave filters out"
    ) { folder in
      let filter = "<filter id='f'><feConvolveMatrix order='3' kernelMatrix='1'/></filter>"
      try folder.write("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>\(filter)</svg>", to: "Images/x.svg")
      try folder.image("x.svg")
    },
    HostileCase(
      "SVG with entities",
      "Scenes/card.yaml:4:15: error E317: the image \"Images/x.svg\" cannot be read: "
        + "\"<!DOCTYPE>\" would depend on this machine or on other files; SVG images must be complete in themselves"
    ) { folder in
      let svg = "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
      try folder.write(svg, to: "Images/x.svg")
      try folder.image("x.svg")
    },
  ]
}

extension TestFolder {
  /// Lets the scene be one image.
  fileprivate func image(_ name: String) throws {
    try write("scene: card\nroot:\n  children:\n    - {image: \(name)}\n", to: "Scenes/card.yaml")
  }
}
