import Problems

/// What lint found, and its codes and sentences.
let lintSentences = [
  SentenceRow(
    .lint(.textOverflows("Wonderful", isVertical: false, points: 12.5)),
    #"L401: the text "Wonderful" is 12.5 points too wide for its view"#),
  SentenceRow(
    .lint(.textOverflows("a\u{1B}", isVertical: true, points: 1)),
    #"L401: the text "a\u{1B}" is 1 point too high for its view"#),
  SentenceRow(
    .lint(.clipped(.view, by: "card/list", points: 4, isAll: false)),
    #"L402: "card/list" cuts off 4 points of this view"#),
  SentenceRow(
    .lint(.clipped(.letters("Hello"), by: "card/list", points: 4, isAll: false)),
    #"L402: "card/list" cuts off 4 points of the text "Hello""#),
  SentenceRow(
    .lint(.clipped(.view, by: "card/list", points: 40, isAll: true)), #"L402: "card/list" cuts off all of this view"#),
  SentenceRow(.lint(.offScreen(.view, points: 4, isAll: false)), "L403: 4 points of this view are off the screen"),
  SentenceRow(.lint(.offScreen(.view, points: 1, isAll: false)), "L403: 1 point of this view is off the screen"),
  SentenceRow(.lint(.offScreen(.view, points: 400, isAll: true)), "L403: this view is off the screen"),
  SentenceRow(
    .lint(.offScreen(.letters("Hello"), points: 6.86, isAll: false)),
    #"L403: 6.86 points of the text "Hello" are off the screen"#),
  SentenceRow(
    .lint(.outsideSafeArea(.view, edge: "bottom", points: 9.67)),
    "L404: this view reaches 9.67 points out of the safe area at the bottom"),
  SentenceRow(.lint(.underCutout(.view, ["notch"])), "L405: this view is under the notch"),
  SentenceRow(.lint(.underCutout(.view, ["punchHole"])), "L405: this view is under the camera"),
  SentenceRow(
    .lint(.underCutout(.letters("Hi"), ["dynamicIsland", "punchHole"])),
    #"L405: the text "Hi" is under the Dynamic Island or the camera"#),
  SentenceRow(
    .lint(.overlap(.view, with: "card/title", width: 20, height: 8.5, isHiding: false)),
    #"L406: this view overlaps "card/title" by 20 × 8.5 points"#),
  SentenceRow(
    .lint(.overlap(.letters("Hi"), with: "card/title", width: 20, height: 8.5, isHiding: false)),
    #"L406: the text "Hi" overlaps "card/title" by 20 × 8.5 points"#),
  SentenceRow(
    .lint(.overlap(.view, with: "card/title", width: 20, height: 8.5, isHiding: true)),
    #"L406: this view hides all of the text "card/title" behind it"#),
  SentenceRow(
    .lint(.tapTarget(width: 60, height: 20, least: 44)),
    "L407: this view can be touched on 60 × 20 points; a finger needs 44 × 44 (lint.tapTarget)"),
  SentenceRow(
    .lint(.contrast("Hi", letters: "#999999", ground: "#FFFFFF", ratio: 2.849, least: 4.5, level: "AA")),
    #"L409: the text "Hi" has a contrast of 2.84:1 (#999999 on #FFFFFF); AA asks for 4.5:1"#),
  SentenceRow(
    .lint(.contrast("Hi", letters: "#767676", ground: "#FEFEFE", ratio: 6.9999, least: 7, level: "AAA")),
    #"L409: the text "Hi" has a contrast of 6.99:1 (#767676 on #FEFEFE); AAA asks for 7:1"#),
  SentenceRow(
    .lint(.brokenWord("Schwierig/keit")),
    #"L421: the word "Schwierig/keit" is broken in the middle; it needs more width or smaller letters"#),
  SentenceRow(
    .lint(.cutScreen(contentMode: "top", points: 40.5)),
    "L422: contentMode top cuts 40.5 points off the sides of this screen; make the box wider, or say scaleAspectFit"),
  SentenceRow(
    .lint(.beyondCorner(.letters("Hi"), isRound: true, points: 12)),
    #"L423: the text "Hi" reaches 12 points over the edge of the round screen"#),
  SentenceRow(
    .lint(.beyondCorner(.view, isRound: false, points: 1)),
    "L423: this view reaches 1 point over the round corner of the screen"),
  SentenceRow(
    .lint(.needlessWaiver("overlap")), #"L408: nothing here needs the waiver of "overlap"; drop it"#),
]
