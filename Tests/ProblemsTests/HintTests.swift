import Problems
import Report
import Scene
import Testing
import YAML

/// A node of a scene with other tools' words, and what is said about it, with columns that count from the node.
struct Hint: Sendable, CustomTestStringConvertible {
  let node: String
  let lines: [String]

  init(_ node: String, _ lines: String...) {
    self.node = node
    self.lines = lines
  }

  var testDescription: String { node }

  /// The lines that reading a scene with the node as its root prints.
  func printed() -> [String] {
    let text = "scene: s\nroot:\n  children:\n    -\n\(node.split(separator: "\n").map { "      \($0)\n" }.joined())"
    do {
      let file = try parseYAML(Array(text.utf8), file: "s")
      let context = ReadingContext(checkDevice: Self.check) { _, location throws(Diagnostic) in
        throw Diagnostic(.file(.notUTF8), at: location)
      }
      return readScene(file, context: context).diagnostics.map(Self.line)
    } catch {
      return [Self.line(error)]
    }
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0.line - 4):\($0.column - 6) " } ?? ""
    return "\(place)\(code(of: diagnostic.problem)): \(sentence(for: diagnostic.problem))"
  }

  private static func check(_ name: String) -> Problem? {
    switch name {
    case "iphone-6", "@phones": nil
    case _ where name.hasPrefix("@"): .suite(.unknownGroup(name, nearest: nearestWord(to: name, in: ["@phones"])))
    default: .suite(.unknownDevice(name, nearest: nearestWord(to: name, in: ["iphone-6"])))
    }
  }
}

@Suite struct `Words of other tools` {
  @Test(arguments: [
    Hint(
      "layout: {stack: {distribution: centered-ish}}",
      #"1:32 E203: "centered-ish" is not a distribution of a stack; it is one of fill, fillEqually, "#
        + "fillProportionally, equalSpacing, equalCentering, start, center, end, spaceAround, spaceEvenly"),
    Hint(
      "layout: {stack: {distribution: space-between}}",
      #"1:32 E203: "space-between" is not a distribution of a stack; did you mean "equalSpacing"?"#),
    Hint(
      "text: a\ntextAlignment: justifed",
      #"2:16 E203: "justifed" is not a text alignment; did you mean "justified"?"#),
    Hint(
      "layout: {stack: {distribution: equalCentring}}",
      #"1:32 E203: "equalCentring" is not a distribution of a stack; did you mean "equalCentering"?"#),
    Hint(
      "layout: {stack: {alignment: last-baseline}}",
      #"1:29 E203: "last-baseline" is not an alignment of a horizontal stack; did you mean "lastBaseline"?"#),
    Hint(
      "layout: {stack: {flex-wrap: wrap}}", #"1:18 E201: unknown key "flex-wrap" in a stack; did you mean "wrap"?"#),
    Hint(
      "layout: {stack: {rowGap: 4}}", #"1:18 E201: unknown key "rowGap" in a stack; did you mean "lineSpacing"?"#),
    Hint(
      "contentHuggingPriority: 251",
      #"1:1 E201: unknown key "contentHuggingPriority" in a box; did you mean "hugging"?"#),
    Hint(
      "layout: {stack: {axis: vertical, alignment: flex-start}}",
      #"1:45 E203: "flex-start" is not an alignment of a vertical stack; did you mean "leading"?"#),
    Hint(
      "layout: {stack: {alignment: start}}",
      #"1:29 E203: "start" is not an alignment of a horizontal stack; did you mean "top"?"#),
    Hint("layout: {stack: diagonal}", #"1:17 E203: "diagonal" is not an axis; it is one of horizontal, vertical"#),
    Hint(
      "layout: {overlay: top-left}",
      #"1:19 E203: "top-left" is not an alignment of an overlay; did you mean "topLeading"?"#),
    Hint("relativeTo: parent", #"1:13 E203: "parent" is not a guide; did you mean "superview"?"#),
    Hint(
      "relativeTo: window",
      #"1:13 E203: "window" is not a guide; it is one of superview, safeArea, layoutMargins, "#
        + "readableContent"),
    Hint(
      "scale: [radius]",
      #"1:9 E203: "radius" is not a field to scale; it is one of x, y, width, height, point, size, rect, font"#),
    Hint("width: match_parent", #"1:8 E203: "match_parent" is not a length, auto, hug or fill; did you mean "fill"?"#),
    Hint("image: a\ncontentMode: cover", #"2:14 E203: "cover" is not a content mode; did you mean "scaleAspectFill"?"#),
    Hint(
      "image: a\ncontentMode: tiled",
      #"2:14 E203: "tiled" is not a content mode; it is one of scaleAspectFit, scaleAspectFill, scaleToFill, center, "#
        + "top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight"),
    Hint(
      "text: a\ntextAlignment: justify",
      #"2:16 E203: "justify" is not a text alignment; did you mean "justified"?"#),
    Hint(
      "text: a\nfont: Roboto", #"2:7 E203: "Roboto" is not a font size or text style; did you mean "{family: Roboto}"?"#
    ),
    Hint("text: a\nfont: {size: 50%}", #"2:14 E204: "size" wants a length without %, not "50%""#),
  ])
  func `as values`(_ hint: Hint) { #expect(hint.printed() == hint.lines) }

  @Test(arguments: [
    ("idiom: ipad", #"1:21 E203: "ipad" is not a value of idiom; did you mean "tablet"?"#),
    ("idiom: iphone", #"1:21 E203: "iphone" is not a value of idiom; did you mean "phone"?"#),
    (
      "orientation: sideways", #"1:27 E203: "sideways" is not a value of orientation; it is one of portrait, landscape"#
    ),
    ("sizeClass: compact", #"1:14 E221: "sizeClass" is not a condition; did you mean "horizontalSizeClass"?"#),
    ("widthClass: compact", #"1:14 E221: "widthClass" is not a condition; did you mean "horizontalSizeClass"?"#),
    ("horizontal: compact", #"1:14 E221: "horizontal" is not a condition; did you mean "horizontalSizeClass"?"#),
    ("vertical: compact", #"1:14 E221: "vertical" is not a condition; did you mean "verticalSizeClass"?"#),
    ("lang: ar", #"1:14 E221: "lang" is not a condition; did you mean "locale"?"#),
    ("device: iphone-7", #"1:22 E503: no device "iphone-7"; did you mean "iphone-6"?"#),
    ("not: {device: [iphone-6, fridge]}", #"1:39 E503: no device "fridge""#),
    ("device: \"@phnes\"", #"1:22 E504: no group "@phnes"; did you mean "@phones"?"#),
  ])
  func `in conditions`(_ condition: String, _ line: String) {
    #expect(Hint("when: [{if: {\(condition)}}]").printed() == [line])
  }

  @Test(arguments: [
    Hint("spacing: 8", #"1:1 E201: unknown key "spacing" in a box; did you mean "layout: {stack: {spacing: …}}"?"#),
    Hint("columns: 8", #"1:1 E201: unknown key "columns" in a box; did you mean "layout: {grid: {columns: …}}"?"#),
    Hint("gap: 8", #"1:1 E201: unknown key "gap" in a box; did you mean "layout: {grid: {gap: …}}"?"#),
    Hint("display: flex", #"1:1 E201: unknown key "display" in a box; did you mean "layout: stack"?"#),
    Hint("display: none", #"1:1 E201: unknown key "display" in a box; did you mean "hidden"?"#),
    Hint(
      "flexDirection: row",
      #"1:1 E201: unknown key "flexDirection" in a box; did you mean "layout: {stack: {axis: …}}"?"#),
    Hint("margin: 3", #"1:1 E201: unknown key "margin" in a box; did you mean "padding"?"#),
    Hint(
      "backgroundImage: a", #"1:1 E201: unknown key "backgroundImage" in a box; did you mean "background: {image: …}"?"#
    ),
    Hint("zIndex: 3", #"1:1 E201: unknown key "zIndex" in a box"#),
    Hint("onTap: 3", #"1:1 E201: unknown key "onTap" in a box"#),
    Hint("text: a\nfontSize: 3", #"2:1 E201: unknown key "fontSize" in a text; did you mean "font: {size: …}"?"#),
    Hint("text: a\ntextColor: red", #"2:1 E201: unknown key "textColor" in a text; did you mean "color"?"#),
    Hint(
      "text: a\nrelativeTo: safeArea", #"2:1 E202: "relativeTo" belongs to a box; this is a text; put a box around it"#),
    Hint("shadows: red", #"1:1 E201: unknown key "shadows" in a box; did you mean "shadow"?"#),
    Hint("boxShadow: red", #"1:1 E201: unknown key "boxShadow" in a box; did you mean "shadow"?"#),
    Hint(
      "gradient: red", #"1:1 E201: unknown key "gradient" in a box; did you mean "background: {linear: …}"?"#),
    Hint(
      "background: {linear: [red, blue], angle: 90}",
      #"1:35 E201: unknown key "angle" in a linear fill; did you mean "linear: {angle: …}"?"#),
    Hint(
      "background: linear-gradient(red)",
      #"1:13 E204: "background" wants {linear: {stops: [red, blue], angle: 90}}, not "linear-gradient(red)""#),
    Hint(
      "shadow: 0 2px 4px red", #"1:9 E204: "shadow" wants {offset: [0, 2], blur: 4, color: red}, not "0 2px 4px red""#),
    Hint(
      "background: {gradient: [red, blue]}",
      #"1:14 E201: unknown key "gradient" in "background"; did you mean "linear"?"#),
    Hint(
      "background: {image: bg, tile: true}",
      #"1:25 E201: unknown key "tile" in an image fill; did you mean "image: {tile: …}"?"#),
    Hint("color: {lite: red}", #"1:9 E201: unknown key "lite" in a color"#),
  ])
  func `as keys`(_ hint: Hint) { #expect(hint.printed() == hint.lines) }

  @Test(
    arguments: [
      ("transparent", nil),
      ("ff0000", ##"E208: "ff0000" is not a color; did you mean "#ff0000"?"##),
      ("000000", ##"E208: "000000" is not a color; did you mean "#000000"?"##),
      ("333", ##"E208: "333" is not a color; did you mean "#333"?"##),
      ("rgba(0,0,0,0.5)", #"E208: "rgba(0,0,0,0.5)" is not a color; did you mean "black / 50%"?"#),
      ("rgb(1 2 3 / 25%)", #"E208: "rgb(1 2 3 / 25%)" is not a color; did you mean "rgb(1 2 3) / 25%"?"#),
      ("hsl(0 50% 50%)", #"E200: "hsl(…)" is not built yet"#),
      ("black 50%", #"E208: "black 50%" is not a color; did you mean "black / 50%"?"#),
      ("UIColor.red", #"E208: "UIColor.red" is not a color; did you mean "red"?"#),
    ] as [(String, String?)])
  func `as colours`(_ color: String, _ line: String?) {
    #expect(Hint("color: \(color)").printed() == (line.map { ["1:8 \($0)"] } ?? []))
  }

  @Test(arguments: [
    Hint(
      "border: 1px dashed red",
      #"1:9 E204: "border" wants {color: red, width: 1px, style: dashed}, not "1px dashed red""#),
    Hint("border: 1px solid red", #"1:9 E204: "border" wants {color: red, width: 1px}, not "1px solid red""#),
    Hint(
      "{color: rgb(0,0,0)}", #"1:9 E121: YAML: a comma inside [ ] and { } ends a text; write "rgb(0,0,0)" in quotes"#),
    Hint(
      "{text: Hello, world, id: a}",
      #"1:8 E121: YAML: a comma inside [ ] and { } ends a text; write "Hello, world" in quotes"#),
    Hint("text: Price: 12", #"1:7 E120: YAML: ": " begins a value; write "Price: 12" in quotes"#),
    Hint("{text: Price: 12, id: a}", #"1:8 E120: YAML: ": " begins a value; write "Price: 12" in quotes"#),
    Hint("layout:\n\tstack", "2:1 E107: YAML: a tab stands at the beginning of this line; indent with blanks"),
  ])
  func `and texts that YAML takes otherwise`(_ hint: Hint) { #expect(hint.printed() == hint.lines) }
}
