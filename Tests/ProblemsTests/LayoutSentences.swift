import Problems

/// What layout found, and its codes and sentences.
let layoutSentences = [
  SentenceRow(
    .layout(
      .stackCannotFill(
        StackConflict(
          parts: [
            .init("a", key: "width", length: 300, at: SourceLocation(file: "a.yaml", line: 5, column: 3)),
            .init("b", key: "height", length: 150.5, at: SourceLocation(file: "C/b.yaml", line: 6, column: 3)),
          ], others: 12, othersLength: 40, gaps: 10, needs: 500.5, has: 320, file: "a.yaml"))),
    #"L103: the views of this stack need 500.5 points and have 320: 300 "a" (width, line 5) + 150.5 "b" (height, "#
      + #"C/b.yaml:6) + 40 in 12 more + 10 in gaps; let one be less, as with "fill" in place of its size"#),
  SentenceRow(
    .layout(
      .stackCannotFill(
        StackConflict(
          parts: [.init("a", key: "width", length: 100), .init("b", key: nil, length: 80)], gaps: -8, needs: 172,
          has: 320))),
    #"L103: the views of this stack come to 172 points and have to fill 320: 100 "a" (width) + 80 "b" (its content) "#
      + #"− 8 in gaps; give one "fill", or the stack "distribution: start""#),
  SentenceRow(
    .layout(
      .stackCannotFill(
        StackConflict(parts: [.init("a", key: "hugging", length: 150)], gaps: 0, needs: 150, has: 400))),
    #"L103: the views of this stack come to 150 points and have to fill 400: 150 "a" (hugging); lower a "hugging""#),
  SentenceRow(
    .layout(
      .stackCannotFill(
        StackConflict(parts: [.init("a", key: "compressionResistance", length: 150)], gaps: 0, needs: 150, has: 40))),
    #"L103: the views of this stack need 150 points and have 40: 150 "a" (compressionResistance); lower a "#
      + #""compressionResistance""#),
  SentenceRow(
    .layout(.stackCannotFill(StackConflict(parts: [], gaps: 400, needs: 400, has: 320))),
    #"L103: the gaps of this stack alone need 400 points and have 320; make its "spacing" smaller"#),
  SentenceRow(
    .layout(
      .stackCannotFill(
        StackConflict(
          parts: [
            .init("a", key: "minWidth", length: 200, at: SourceLocation(file: "a.yaml", line: 5, column: 3)),
            .init("b", key: "width", length: 60),
          ], others: 3, gaps: 0, needs: 320, has: 320, share: 160, file: "a.yaml"))),
    #"L103: this stack makes its views equal, 160 points each, but "a" has minWidth 200 (line 5), "b" has width 60, "#
      + #"3 more have such sizes; drop that, or take "distribution: fill""#),
  SentenceRow(
    .layout(.stackChose(StackChoice(isStretched: true, [.init("title", 12)]))),
    #"L202: nothing says which view of this stack stretches; "title" got 12 points more; give one view "fill""#),
  SentenceRow(
    .layout(
      .stackChose(
        StackChoice(isStretched: false, [.init("a", 0.333_333_333_3), .init("b", 1085.666_666_7)], others: 2))),
    #"L202: nothing says which view of this stack shrinks; "a" got 0.33 points less, "b" 1085.67 less, 2 others too; "#
      + #"give one view "fill""#),
  SentenceRow(
    .layout(.noCircle(width: 100, height: 50.5)), #"L302: "circle" wants a square; this box is 100 × 50.5 points"#),
  SentenceRow(
    .layout(.radiusClamped(asked: 80, used: 22)),
    "L303: the corner radius 80 is more than this box has room for; 22 is used"),
  SentenceRow(.layout(.textTruncated("Hello")), #"L304: the text "Hello" does not fit and is cut off"#),
  SentenceRow(
    .layout(.notDerived("opacity", expression: "1 / self.x")),
    #"L308: "opacity" cannot be derived: "1 / self.x" is no number here; it stays at its default"#),
  SentenceRow(
    .layout(.unknownGuide("safeArea", device: "desk-phone")),
    #"L305: "safeArea" needs a value that the profile of desk-phone does not have"#),
  SentenceRow(
    .layout(.inferredGuide("safeArea", device: "desk-phone")),
    #"L312: "safeArea" rests on a value that the profile of desk-phone takes from similar devices"#),
  SentenceRow(.told(code: "X1", sentence: "as it was\u{1B}"), "X1: as it was\\u{1B}"),
]
