/// The rows of the section that are about constraints.
let printedConstraintLines = [
  PrintedLine(
    "E215", scene("{anchors: {width: pad.width-60}}"),
    #"Scenes/card.yaml:4:25: error E215: "pad.width-60": operators stand between blanks; write pad.width - 60"#),
  PrintedLine(
    "E217", scene("{anchors: {width: superview @1200}}"),
    "Scenes/card.yaml:4:36: error E217: priority 1200 is above 1000 (required)"),
  PrintedLine(
    "E303", scene("{id: title, anchors: {top: titel.bottom}}"),
    #"Scenes/card.yaml:4:34: error E303: no view "titel" from here; did you mean "title"?"#),
  PrintedLine(
    "E304",
    "scene: card\nroot:\n  layout: constraints\n  children:\n    - {id: row, children: [{id: title}]}\n"
      + "    - {id: header, children: [{id: title}]}\n    - {anchors: {top: title.bottom}}",
    #"Scenes/card.yaml:7:23: error E304: "title" could be row/title (line 5) or header/title (line 6); "#
      + "write the path"),
  PrintedLine(
    "E403", "scene: card\nroot: {children: [{anchors: {top: superview}}]}",
    #"Scenes/card.yaml:2:20: error E403: "anchors" works in a constraints parent; this parent is frames"#),
  PrintedLine(
    "E404", scene("{width: 120, anchors: {width: superview}}"),
    #"Scenes/card.yaml:4:15: error E404: the width is said twice: "width: 120" and "anchors.width""#),
  PrintedLine(
    "E407", scene("{anchors: {leading: superview.left}}"),
    #"Scenes/card.yaml:4:27: error E407: "leading" and "left" cannot meet in one constraint"#),
  PrintedLine(
    "E408", scene("{id: pad, anchors: {top: pad.leading}}"),
    #"Scenes/card.yaml:4:32: error E408: "top" is vertical, "pad.leading" horizontal"#),
  PrintedLine(
    "E409", scene("{anchors: {top: 20}}"),
    #"Scenes/card.yaml:4:23: error E409: "top" cannot equal a bare number; write superview + 20"#),
]

private func scene(_ node: String) -> String {
  "scene: card\nroot: {layout: constraints, children: [\n\n      \(node)\n]}"
}
