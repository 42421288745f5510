import Problems

/// What is said of constraints, at reading and after layout.
let constraintSentences = [
  SentenceRow(
    .file(.tooManyConstraints(limit: 20_000)),
    "E124: more constraints in one box than the limit of 20000 (limits.maxConstraints)"),
  SentenceRow(
    .value(.unspaced("pad.width-60", spaced: "pad.width - 60")),
    #"E215: "pad.width-60": operators stand between blanks; write pad.width - 60"#),
  SentenceRow(.value(.priorityAbove("1200")), "E217: priority 1200 is above 1000 (required)"),
  SentenceRow(
    .name(.unknownView("titel", nearest: "title")), #"E303: no view "titel" from here; did you mean "title"?"#),
  SentenceRow(
    .name(.guideAsView("card/g", anchors: ["g.left == superview + 20", "g.width == 40"])),
    #"E323: "card/g" is a guide and no view; it has g.left == superview + 20, g.width == 40"#),
  SentenceRow(.name(.guideAsView("g", anchors: [])), #"E323: "g" is a guide and no view; it has no constraint"#),
  SentenceRow(
    .name(
      .ambiguousView("title", [ViewPlace(path: "row/title", line: 9), ViewPlace(path: "header/title", line: 21)])),
    #"E304: "title" could be row/title (line 9) or header/title (line 21); write the path"#),
  SentenceRow(
    .placement(.wrongParent(key: "anchors", wants: "constraints", parent: "frames")),
    #"E403: "anchors" works in a constraints parent; this parent is frames"#),
  SentenceRow(
    .placement(.saidTwice(axis: "width", "width: 120", "anchors.width")),
    #"E404: the width is said twice: "width: 120" and "anchors.width""#),
  SentenceRow(
    .placement(.leadingAndLeft("leading", "left")), #"E407: "leading" and "left" cannot meet in one constraint"#),
  SentenceRow(
    .placement(.axisMismatch("top", "pad.leading", isVertical: true)),
    #"E408: "top" is vertical, "pad.leading" horizontal"#),
  SentenceRow(
    .placement(.bareNumber("top")), #"E409: "top" cannot equal a bare number; write superview + 20"#),
  SentenceRow(
    .placement(.sideAndPlace("width", "pad.leading")), #"E415: "width" is a length, "pad.leading" a place"#),
  SentenceRow(
    .placement(.wrongLayout(key: "guides", wants: "constraints", has: "stack")),
    #"E416: "guides" works in a box with layout constraints; this one has stack"#),
  SentenceRow(
    .placement(.outOfReach("header")),
    #"E417: "header" is outside the constraints box; anchors reach its views and what is below them"#),
  SentenceRow(
    .layout(
      .unsatisfiable(
        ConstraintConflict(
          parts: [
            part("pad.leading == superview + 30", line: 13), part("pad.trailing == superview - 30", line: 14),
            part("pad.width == 300", line: 12),
          ],
          broken: 2, needs: [30, 30, 300], room: 320, excess: 40, remedy: "width: 300 @999"))),
    #"L101: "pad.leading == superview + 30" (line 13), "pad.trailing == superview - 30" (line 14) and "#
      + #""pad.width == 300" (line 12) contradict: 30 + 30 + 300 = 360 points, where there are 320, 40 too many; "#
      + #""pad.width == 300", the last declared, is broken; to say what gives way, write width: 300 @999"#),
  SentenceRow(
    .layout(
      .unsatisfiable(
        ConstraintConflict(
          parts: [part("a.width == 100", line: 3), part("a.width == 101", line: 4)], broken: 1, excess: 1))),
    #"L101: "a.width == 100" (line 3) and "a.width == 101" (line 4) contradict, by 1 point; "a.width == 101", the "#
      + "last declared, is broken"),
  SentenceRow(
    .layout(.unsatisfiable(ConstraintConflict(parts: [part("a.width <= -5", line: 3)], broken: 0, excess: 5))),
    #"L101: "a.width <= -5" (line 3) cannot hold, by 5 points; "a.width <= -5", the last declared, is broken"#),
  SentenceRow(
    .layout(.unsettled(trials: 12)),
    "L310: boxes with constraints around this one ask for its size more often than 12 times; it may not be what it would "
      + "settle at, so say its width and height"),
  SentenceRow(
    .layout(.unsolvable),
    "L102: the constraints of this box cannot be calculated: numbers too far apart, or too many that stand against each other"
  ),
  SentenceRow(
    .layout(
      .ambiguous(
        AmbiguousLength(
          "title.width", least: 84, most: 251, taken: 251, others: ["value.width"],
          remedy: "\"hugging: 251\" for value"))),
    #"L201: "title.width" can be 84 to 251 points, at the cost of "value.width"; 251 is taken; "hugging: 251" for "#
      + "value would decide it"),
  SentenceRow(
    .layout(
      .unsatisfiable(
        ConstraintConflict(
          parts: [part("a.width == 100", line: 3), part("a.width >= 400", line: 4)], broken: 1, excess: 300,
          remedy: "width: \">= 400 @999\""))),
    #"L101: "a.width == 100" (line 3) and "a.width >= 400" (line 4) contradict, by 300 points; "a.width >= 400", the "#
      + #"last declared, is broken; to say what gives way, write width: ">= 400 @999""#),
  SentenceRow(
    .layout(.ambiguous(AmbiguousLength("a.width", least: 0, most: nil, taken: 0, remedy: "an anchor for width"))),
    #"L201: "a.width" can be anything from 0 points up; 0 is taken; an anchor for width would decide it"#),
  SentenceRow(
    .layout(.ambiguous(AmbiguousLength("a.top", least: nil, most: 1, taken: 0))),
    #"L201: "a.top" can be anything up to 1 point; 0 is taken"#),
  SentenceRow(
    .layout(.ambiguous(AmbiguousLength("a.top", least: nil, most: nil, taken: 0))),
    #"L201: "a.top" can be anything; 0 is taken"#),
  SentenceRow(
    .layout(.missed("chip.width == 120 @750", points: 14)),
    #"L301: "chip.width == 120 @750" is missed by 14 points; something at least as strong stands against it"#),
]

private func part(_ text: String, line: Int) -> ConstraintConflict.Part {
  ConstraintConflict.Part(text, at: SourceLocation(file: "keypad.yaml", line: line, column: 1))
}
