import Testing

/// A suite with a mistake, and what is printed of it.
struct PrintedLine: Sendable, CustomTestStringConvertible {
  let code: String
  var files: [String: String]
  var sparse: [String: Int] = [:]
  let lines: [String]

  /// The file that is named first in the lines, with a text, and other files.
  init(_ code: String, _ text: String, _ lines: String..., others: [String: String] = [:]) {
    self.code = code
    self.lines = lines
    let file = lines.first.map { String($0.prefix { $0 != ":" }) } ?? ""
    files = others.merging([file: text]) { _, text in text }
  }

  var testDescription: String { lines.first ?? code }
}

/// A scene whose root has one child, which begins at 4:7, or a line later where something stands before the root.
private func scene(_ node: String, layout: String = "frames", head: String = "") -> String {
  "scene: card\n\(head)root: {layout: \(layout), children: [\n\n      \(node)\n]}"
}

private let key = "component: key\nparameters: {title: text}\nnode: {text: $title}"
private let fonts = "suite: s\ndevices: [iphone-5]\nfonts: {default: Roboto}"

/// A file larger than the limit, of which nothing is read.
private let largeFile: PrintedLine = {
  var line = PrintedLine(
    "E102", "", "Scenes/card.yaml:1:1: error E102: the file is 100.0 MB; the limit is 16 MiB (limits.maxFileSize)")
  line.files = [:]
  line.sparse = ["Scenes/card.yaml": 100_000_000]
  return line
}()

/// The rows of the table in its order, with the file's place before each.
let printedLines: [PrintedLine] =
  printedFileLines + printedValueLines + printedNameLines + printedPlaceLines + printedConstraintLines

private let printedFileLines = [
  PrintedLine(
    "E101", "", #"Scenes/card.yaml:1:1: error E101: the file is empty; a scene starts with "scene: NAME""#),
  largeFile,
  PrintedLine(
    "E104", "suite: s\ndevices: [@phones]",
    #"snapfarm.yaml:2:11: error E104: YAML: a plain text cannot start with "@"; write "@phones" in quotes"#),
  PrintedLine(
    "E105", "scene: card\nroot:\n  children:\n    - maxWidth: >= safeArea + 20",
    #"Scenes/card.yaml:4:17: error E105: YAML: ">= safeArea" starts a block text here; "#
      + #"write ">= safeArea + 20" in quotes"#),
  PrintedLine(
    "E106", "scene: card\nroot:\n  color: #333",
    ##"Scenes/card.yaml:3:10: error E106: nothing after "color:"; "#333" after a blank is a comment in YAML, "##
      + ##"write "#333" in quotes"##),
  PrintedLine(
    "E108", "scene: card\nroot:\n  children:\n    - id: a\n      width: 1\n      width: 2",
    #"Scenes/card.yaml:6:7: error E108: the key "width" is given twice, first on line 5"#),
  PrintedLine(
    "E109", "scene: card\nroot:\n  children: [*row]",
    "Scenes/card.yaml:3:14: error E109: YAML aliases are not read; use a component or a parameter instead of "
      + #""*row""#),
  PrintedLine(
    "E110", "scene: card\ndata: " + String(repeating: "[", count: 256),
    "Scenes/card.yaml:2:262: error E110: 257 levels deep; the limit is 256 (limits.maxDepth)"),
  PrintedLine(
    "E112", "scenes: card",
    #"Scenes/card.yaml:1:1: error E112: a file starts with "scene:", "component:", "suite:" or "profiles:"; "#
      + #"this one starts with "scenes:""#),
  PrintedLine(
    "E113", "format: 2\nscene: card\nroot: {}",
    "Scenes/card.yaml:1:9: error E113: format 2 needs a newer snapfarm; this one reads 1"),
]

private let printedValueLines = [
  PrintedLine(
    "E201", scene("{text: Hi, cornerRaduis: 4}"),
    #"Scenes/card.yaml:4:18: error E201: unknown key "cornerRaduis" in a text; did you mean "cornerRadius"?"#),
  PrintedLine(
    "E201", "suite: s\ndevices: [iphone-5]\nfonts: {defualt: Roboto}",
    #"snapfarm.yaml:3:9: error E201: unknown key "defualt" in "fonts"; did you mean "default"?"#),
  PrintedLine(
    "E202", scene("{image: bg, lineLimit: 2}"),
    #"Scenes/card.yaml:4:19: error E202: "lineLimit" belongs to a text; this is an image"#),
  PrintedLine(
    "E202", scene("{spacer: 2, contentMode: center}", layout: "stack"),
    #"Scenes/card.yaml:4:19: error E202: "contentMode" belongs to an image, path or screen; this is a spacer"#),
  PrintedLine(
    "E203", scene("{layout: {overlay: centre}}"),
    #"Scenes/card.yaml:4:26: error E203: "centre" is not an alignment of an overlay; did you mean "center"?"#),
  PrintedLine(
    "E204", scene("{opacity: half}"),
    #"Scenes/card.yaml:4:17: error E204: "opacity" wants a number from 0 to 1, not "half""#),
  PrintedLine(
    "E205", scene("{width: 12pt}"),
    #"Scenes/card.yaml:4:15: error E205: "12pt" is no length: points have no unit; write 12"#),
  PrintedLine(
    "E206", scene("{text: Hi, font: {size: 28dw}}"),
    #"Scenes/card.yaml:4:31: error E206: "28dw" needs the width of the design; "#
      + #"add "design: {width: 375}" to the scene"#),
  PrintedLine(
    "E208", scene("{background: bleu}"),
    #"Scenes/card.yaml:4:20: error E208: "bleu" is not a color; did you mean "blue"?"#),
  PrintedLine(
    "E209", scene("{background: \"#12345\"}"),
    ##"Scenes/card.yaml:4:20: error E209: "#12345" has 5 digits; a color has 3, 6 or 8"##),
  PrintedLine(
    "E210", scene("{padding: [8, 16]}"),
    "Scenes/card.yaml:4:17: error E210: insets are one number or named edges, not a list: UIKit and CSS order them "
      + "differently; write {top: 8, bottom: 8, horizontal: 16}"),
  PrintedLine(
    "E211", scene("{padding: {left: 8, horizontal: 16}}"),
    #"Scenes/card.yaml:4:27: error E211: "left" and "horizontal" both set the left edge"#),
  PrintedLine(
    "E212", scene("{cornerRadius: 4, derived: {cornerRadius: self.width / 4}}"),
    #"Scenes/card.yaml:4:35: error E212: "cornerRadius" is given and derived; keep one"#),
  PrintedLine(
    "E213", scene("{layout: {stack: vertical, grid: 2}}"),
    #"Scenes/card.yaml:4:34: error E213: a layout has one kind; this one has "stack" and "grid""#),
  PrintedLine(
    "E218", scene("{background: {linear: [red]}}"),
    "Scenes/card.yaml:4:29: error E218: a gradient needs at least 2 stops; this one has 1"),
  PrintedLine(
    "E219", "suite: s\ndevices: [iphone-5]\ncolors: {appearance: {dark: black}}",
    #"snapfarm.yaml:3:22: error E219: "appearance: {dark: …}" lacks "light""#),
]

private let printedNameLines = [
  PrintedLine(
    "E301", "scene: card\nroot:\n  children:\n    -\n      id: a\n      text: Hi\n      image: bg",
    #"Scenes/card.yaml:7:7: error E301: a node has one content; this one has "text" (line 6) and "image""#),
  PrintedLine(
    "E302", "scene: card\nroot: {id: card, children: [\n  {id: pay},\n  {id: pay}]}",
    #"Scenes/card.yaml:4:8: error E302: the id "pay" stands twice at card/pay, first on line 3"#),
  PrintedLine(
    "E306", "component: card\nnode: {children: [{use: row}]}",
    "Components/card.yaml:2:25: error E306: components use each other in a ring: row → card → row",
    "Components/row.yaml:2:13: error E306: components use each other in a ring: card → row → card",
    others: ["Components/row.yaml": "component: row\nnode: {use: card}"]),
  PrintedLine(
    "E308", "component: key\nparameters: {title: text, icon: asset}\nnode: {text: $titel}",
    #"Components/key.yaml:3:14: error E308: no parameter "$titel" here; there are $title, $icon"#),
  PrintedLine(
    "E309", scene("{use: key, with: {title: a}, background: red}"),
    #"Scenes/card.yaml:4:36: error E309: "background" cannot stand beside "use"; "#
      + #"let component "key" have a parameter for it"#,
    others: ["Components/key.yaml": key]),
  PrintedLine(
    "E310", scene("{use: key}"), #"Scenes/card.yaml:4:13: error E310: component "key" needs "title""#,
    others: ["Components/key.yaml": key]),
  PrintedLine(
    "E307", scene("{text: {key: settings.wfi}}"),
    #"Scenes/card.yaml:4:20: error E307: no string "settings.wfi" in Strings/en.yaml; did you mean "settings.wifi"?"#,
    others: [
      "Strings/en.yaml": "settings: {wifi: Wi-Fi}",
      "snapfarm.yaml": "suite: s\ndevices: [iphone-5]\nfonts: {mode: blocks}",
    ]),
  PrintedLine(
    "E312", scene("{image: bgg}"),
    #"Scenes/card.yaml:4:15: error E312: no image "bgg" for iphone-5; searched Images/; did you mean "bg"?"#,
    others: ["Images/bg.png": "never read"]),
  PrintedLine(
    "E313", scene("{image: ../logo.png}"),
    #"Scenes/card.yaml:4:15: error E313: "../logo.png" leads out of the suite's folder"#),
  // The fonts of the section's own sentences, Inter and Noto Sans CJK, are not in every machine that tests.
  PrintedLine(
    "E314", "suite: s\ndevices: [iphone-5]\nfonts: {default: Robotto}",
    #"snapfarm.yaml:3:18: error E314: no font family "Robotto"; did you mean "Roboto"? Folders: Fonts"#),
  PrintedLine(
    "E315", scene("{text: 한}"),
    #"Scenes/card.yaml:4:14: error E315: no font has "한" (U+D55C); add a family such as NanumGothic to "#
      + "fonts.fallback (package fonts-nanum)",
    others: ["snapfarm.yaml": fonts]),
  PrintedLine(
    "E316", scene("{each: $rows, node: {text: $item.titel}}", head: "data: {rows: [{id: a, icon: b, title: c}]}\n"),
    #"Scenes/card.yaml:5:34: error E316: "$item.titel": the item has no "titel"; it has id, icon, title"#),
]

private let printedPlaceLines = [
  PrintedLine(
    "E401", scene("{frame: [0, 0, 1, 1]}", layout: "stack"),
    #"Scenes/card.yaml:4:8: error E401: "frame" works in a frames parent; this parent is a stack; "#
      + "put an overlay around or drop it"),
  PrintedLine(
    "E402", scene("{layout: {overlay: center}, children: [{width: 50%, height: 1}]}", layout: "overlay"),
    "Scenes/card.yaml:4:54: error E402: 50% of a parent that hugs its content is a cycle; give the parent a width"),
  // The section's own sentence is about anchors, which are not built.
  PrintedLine(
    "E404", scene("{width: 120, frame: [0, 0, 1, 1]}"),
    #"Scenes/card.yaml:4:15: error E404: the width is said twice: "width: 120" and "frame.width""#),
  PrintedLine(
    "E405", scene("{width: 100, height: 50, aspectRatio: 1}"),
    "Scenes/card.yaml:4:45: error E405: width 100, height 50 and aspectRatio 1 contradict; drop one"),
  PrintedLine(
    "E406", scene("{frame: {from: [0, 0], to: [1, 1], width: 3}}"),
    #"Scenes/card.yaml:4:42: error E406: "from" goes with "to" only; "width" has no place here"#),
  PrintedLine(
    "E411", scene("{layout: {stack: {axis: vertical, alignment: firstBaseline}}}"),
    #"Scenes/card.yaml:4:16: error E411: "firstBaseline" aligns a horizontal stack; this one is vertical"#),
  PrintedLine(
    "E412", "scene: card\nroot: {width: 100}",
    #"Scenes/card.yaml:2:8: error E412: the root has the size of the screen; "width" has no place here"#),
  PrintedLine(
    "E413", scene("{when: [{if: {orientation: portrait}, children: []}]}"),
    #"Scenes/card.yaml:4:45: error E413: "when" cannot change "children"; use "hidden""#),
  PrintedLine(
    "E501", "suite: s\ndevices: [iphone-5]\nscenes: [Scene/*.yaml]",
    #"snapfarm.yaml:3:10: error E501: no scene matches "Scene/*.yaml"; did you mean "Scenes/*.yaml"?"#),
  PrintedLine(
    "E503", "suite: s\ndevices: [iphone-15-por]",
    #"snapfarm.yaml:2:11: error E503: no device "iphone-15-por"; did you mean "iphone-15-pro"?"#),
  PrintedLine(
    "E505", "suite: s\ndevices: [iphone-5]\nvariants: {appearance: [light, dark], theme: [plain, dark]}",
    #"snapfarm.yaml:3:39: error E505: "dark" is a value of "appearance" and of "theme"; name one differently"#),
  PrintedLine(
    "E506", "suite: s\ndevices: [iphone-5]\ntolerances: [{scene: card, maxDiffPixels: 1}]",
    "snapfarm.yaml:3:14: error E506: a tolerance needs a reason"),
  PrintedLine(
    "E601", profile("pixelSize: [1080, 2340], scale: 2.625, pointSize: [410, 891]"),
    #"Profiles/desk.yaml:3:125: error E601: profile "desk-phone": 410 × 2.625 is 1076.25 px, pixelSize says 1080; "#
      + "drop pointSize"),
  PrintedLine(
    "E604", profile("pixelSize: [1080, 2340]"),
    #"Profiles/desk.yaml:3:5: error E604: profile "desk-phone": "scale" is missing; give it or densityDpi"#),
]

private func profile(_ keys: String) -> String {
  "format: 1\nprofiles:\n  - {id: desk-phone, name: Desk phone, platform: android, family: phone, \(keys)}"
}

/// The sentences of the section that nothing can cause yet, because what they speak of is not built.
let unbuiltLines = [
  unbuilt(suite: "E509", "farm", "{server: \"nats://user:password@host\"}")
]

private func unbuilt(suite code: String, _ key: String, _ value: String) -> PrintedLine {
  PrintedLine(
    code, "suite: s\ndevices: [iphone-5]\n\(key): \(value)",
    "snapfarm.yaml:3:1: error E200: \"\(key)\" is not built yet")
}
