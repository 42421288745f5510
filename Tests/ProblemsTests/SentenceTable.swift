import Problems
import Testing

/// A problem, and its code and sentence as people read them.
struct SentenceRow: Sendable, CustomTestStringConvertible {
  let problem: Problem
  let text: String

  init(_ problem: Problem, _ text: String) {
    self.problem = problem
    self.text = text
  }

  var testDescription: String { text }
}

/// All rows, domain by domain.
let sentenceTable: [SentenceRow] = [
  fileSentences, valueSentences, nameSentences, assetSentences, faultSentences, placementSentences, suiteSentences,
  outputSentences, layoutSentences, constraintSentences, lintSentences, stringSentences,
].flatMap { $0 }

private let fileSentences = [
  SentenceRow(.file(.empty(kind: "scene")), #"E101: the file is empty; a scene starts with "scene: NAME""#),
  SentenceRow(.file(.empty(kind: "suite")), #"E101: the file is empty; a suite starts with "suite: NAME""#),
  SentenceRow(.file(.empty(kind: "profiles")), #"E101: the file is empty; a file of profiles starts with "profiles:""#),
  SentenceRow(
    .file(.tooLarge(bytes: 100_000_000, limit: 16 << 20)),
    "E102: the file is 100.0 MB; the limit is 16 MiB (limits.maxFileSize)"),
  SentenceRow(
    .file(.tooLarge(bytes: 12_345, limit: 4096)), "E102: the file is 12.3 kB; the limit is 4 KiB (limits.maxFileSize)"),
  SentenceRow(
    .file(.tooLarge(bytes: 1001, limit: 1000)),
    "E102: the file is 1,001 bytes; the limit is 1,000 bytes (limits.maxFileSize)"),
  SentenceRow(
    .file(.empty(kind: "strings")),
    #"E101: the file is empty; a table of strings is a map of keys to texts, "KEY: TEXT""#),
  SentenceRow(
    .file(.empty(kind: "catalogue")),
    #"E101: the file is empty; a catalogue of strings has "sourceLanguage" and "strings""#),
  SentenceRow(.file(.notUTF8), "E103: the text is not UTF-8 from here on; save the file as UTF-8"),
  SentenceRow(
    .file(.reservedStart(character: "@", text: "@phones")),
    #"E104: YAML: a plain text cannot start with "@"; write "@phones" in quotes"#),
  SentenceRow(
    .file(.blockText(text: ">= safeArea + 20")),
    #"E105: YAML: ">= safeArea" starts a block text here; write ">= safeArea + 20" in quotes"#),
  SentenceRow(
    .file(.commentedColor(key: "color", color: "#333")),
    ##"E106: nothing after "color:"; "#333" after a blank is a comment in YAML, write "#333" in quotes"##),
  SentenceRow(
    .file(.syntax("did not find expected key")), "E107: YAML: did not find expected key"),
  SentenceRow(
    .file(.duplicateKey("width", firstLine: 5)), #"E108: the key "width" is given twice, first on line 5"#),
  SentenceRow(
    .file(.alias("*row")),
    #"E109: YAML aliases are not read; use a component or a parameter instead of "*row""#),
  SentenceRow(
    .file(.alias("<<")), #"E109: YAML merge keys are not read; use a component or a parameter instead of "<<""#),
  SentenceRow(
    .file(.tooDeep(levels: 257, limit: 256)), "E110: 257 levels deep; the limit is 256 (limits.maxDepth)"),
  SentenceRow(
    .file(.notPlain("~")), #"E111: "~" is no value here; leave the key out, or write it in quotes"#),
  SentenceRow(
    .file(.notPlain("&row")),
    #"E111: YAML anchors are not read; use a component or a parameter instead of "&row""#),
  SentenceRow(.file(.notPlain("!!str")), #"E111: YAML tags are not read; drop "!!str""#),
  SentenceRow(.file(.notPlain("%TAG")), #"E111: YAML directives are not read; drop "%TAG""#),
  SentenceRow(.file(.notPlain("---")), #"E111: a file is one document; "---" has no place here"#),
  SentenceRow(
    .file(.notPlain("? a")),
    #"E111: "? a" is a part of YAML that is not read here; write plain maps, lists and texts"#),
  SentenceRow(
    .file(.unknownKind("scenes")),
    #"E112: a file starts with "scene:", "component:", "suite:" or "profiles:"; this one starts with "scenes:""#),
  SentenceRow(.file(.newerFormat(2, known: 1)), "E113: format 2 needs a newer snapfarm; this one reads 1"),
  SentenceRow(.file(.tooManyNodes(limit: 100_000)), "E114: more nodes than the limit of 100000 (limits.maxNodes)"),
  SentenceRow(
    .file(.unwritable(file: "Snapshots/card/iphone-6.png", reason: "disk full")),
    #"E116: "Snapshots/card/iphone-6.png" cannot be written: disk full"#),
  SentenceRow(.file(.undrawable(reason: "out of memory")), "E117: the picture cannot be drawn: out of memory"),
  SentenceRow(
    .file(.tooMuchText(limit: 64 << 20)),
    #"E118: the texts of this file are longer than 64 MiB once every "$" is filled in"#),
  SentenceRow(.file(.noValue(after: "color:")), #"E119: nothing after "color:"; give it a value or leave it out"#),
  SentenceRow(
    .file(.colonInText("Price: 12")), #"E120: YAML: ": " begins a value; write "Price: 12" in quotes"#),
  SentenceRow(
    .file(.commaInText("Hello, world")),
    #"E121: YAML: a comma inside [ ] and { } ends a text; write "Hello, world" in quotes"#),
  SentenceRow(.file(.noValue(after: "-")), #"E119: nothing after "-"; give it a value or leave it out"#),
  SentenceRow(
    .file(.unreadable(reason: "permission denied")), "E115: the file cannot be read: permission denied"),
]

private let valueSentences = [
  SentenceRow(.value(.notBuilt("shadow")), #"E200: "shadow" is not built yet"#),
  SentenceRow(
    .value(.unknownKey("cornerRaduis", owner: "a text", nearest: "cornerRadius")),
    #"E201: unknown key "cornerRaduis" in a text; did you mean "cornerRadius"?"#),
  SentenceRow(
    .value(.unknownKey("zIndex", owner: "a box", nearest: nil)), #"E201: unknown key "zIndex" in a box"#),
  SentenceRow(
    .value(.wrongKind(key: "lineLimit", belongsTo: "a text", owner: "an image")),
    #"E202: "lineLimit" belongs to a text; this is an image"#),
  SentenceRow(
    .value(.unknownWord("centre", expected: "an alignment of an overlay", nearest: "center")),
    #"E203: "centre" is not an alignment of an overlay; did you mean "center"?"#),
  SentenceRow(
    .value(.wrongType(key: "opacity", wants: "a number from 0 to 1", got: "half")),
    #"E204: "opacity" wants a number from 0 to 1, not "half""#),
  SentenceRow(
    .value(.wrongType(key: "width", wants: "a dimension", got: "map")), #"E204: "width" wants a dimension, not a map"#),
  SentenceRow(.value(.badLength("12pt")), #"E205: "12pt" is no length: points have no unit; write 12"#),
  SentenceRow(.value(.badLength("-1.50dp")), #"E205: "-1.50dp" is no length: points have no unit; write -1.5"#),
  SentenceRow(
    .value(.badLength("1em")), #"E205: "1em" is no length; the units are %, dw, dh and px, and points have none"#),
  SentenceRow(
    .value(.badLength("pt")), #"E205: "pt" is no length; the units are %, dw, dh and px, and points have none"#),
  SentenceRow(
    .value(.noDesignSize("28dw", axis: "width")),
    #"E206: "28dw" needs the width of the design; add "design: {width: 375}" to the scene"#),
  SentenceRow(
    .value(.noDesignSize("4dh", axis: "height")),
    #"E206: "4dh" needs the height of the design; add "design: {height: 667}" to the scene"#),
  SentenceRow(
    .value(.unknownColor("bleu", nearest: "blue")), #"E208: "bleu" is not a color; did you mean "blue"?"#),
  SentenceRow(
    .value(.colorDigits("#12345", count: 5)), ##"E209: "#12345" has 5 digits; a color has 3, 6 or 8"##),
  SentenceRow(.value(.colorDigits("#1", count: 1)), ##"E209: "#1" has 1 digit; a color has 3, 6 or 8"##),
  SentenceRow(
    .value(.insetsList),
    "E210: insets are one number or named edges, not a list: UIKit and CSS order them differently; "
      + "write {top: 8, bottom: 8, horizontal: 16}"),
  SentenceRow(
    .value(.edgeTwice("left", "horizontal", edge: "left")), #"E211: "left" and "horizontal" both set the left edge"#),
  SentenceRow(
    .value(.givenAndDerived("border.width")), #"E212: "border.width" is given and derived; keep one"#),
  SentenceRow(
    .value(.layoutKinds("stack", "grid")), #"E213: a layout has one kind; this one has "stack" and "grid""#),
  SentenceRow(
    .value(.outOfRange(key: "opacity", range: "from 0 to 1", got: "1.5")),
    #"E214: "opacity" wants a number from 0 to 1, not 1.5"#),
  SentenceRow(
    .value(.outOfRange(key: "confidence", range: "0 or more", got: "-1")),
    #"E214: "confidence" wants a number of 0 or more, not -1"#),
  SentenceRow(.value(.badPath("Q 1")), #"E216: path data cannot be read from "Q 1" on"#),
  SentenceRow(.value(.noLight("appearance")), #"E219: "appearance: {dark: …}" lacks "light""#),
  SentenceRow(
    .value(.edgeTwice("top", "topLeading", edge: "topLeading")),
    #"E211: "top" and "topLeading" both set the topLeading corner"#),
  SentenceRow(.value(.fewStops(1)), "E218: a gradient needs at least 2 stops; this one has 1"),
  SentenceRow(
    .value(.missingKey("stops", owner: "a linear gradient")), #"E220: a linear gradient lacks "stops""#),
  SentenceRow(
    .value(.missingKey("border", owner: "box with a derived border.width")),
    #"E220: a box with a derived border.width lacks "border""#),
  SentenceRow(
    .value(.unknownCondition("orientatoin", nearest: "orientation")),
    #"E221: "orientatoin" is not a condition; did you mean "orientation"?"#),
  SentenceRow(
    .value(.badReference("$item,")),
    #"E222: "$item," is no reference; write $name for a whole value, ${name} inside a text, $$ for a dollar sign"#),
  SentenceRow(
    .value(.tooLong(key: "path", limit: 100_000, unit: "steps")), #"E223: "path" has more than 100,000 steps"#),
]

private let nameSentences = [
  SentenceRow(
    .name(.twoContents("text", line: 6, and: "image")),
    #"E301: a node has one content; this one has "text" (line 6) and "image""#),
  SentenceRow(
    .name(.duplicateID("pay", path: "card/pay", firstLine: 3)),
    #"E302: the id "pay" stands twice at card/pay, first on line 3"#),
  SentenceRow(
    .name(.badName("2nd")),
    #"E322: "2nd" is no name; a name starts with a letter and goes on with letters, digits, "_" and "-""#),
  SentenceRow(.name(.badName("device")), #"E322: "device" cannot be the name of an axis: conditions use the word"#),
  SentenceRow(.name(.badName("superview")), #"E322: "superview" cannot be a name: anchors use the word"#),
  SentenceRow(
    .name(.noSystemComponent("system/clock", nearest: nil)),
    #"E329: "system/clock" cannot be a name: files of components that begin with "system/" take the place of "#
      + "Snapfarm's own"),
  SentenceRow(
    .name(.noDefault("place", component: "system/statusBar", passed: [])),
    #"E328: the parameter "place" needs a default: where the system shows "system/statusBar", it passes nothing"#),
  SentenceRow(
    .name(.noDefault("size", component: "system/key", passed: ["isSpecial", "title"])),
    #"E328: the parameter "size" needs a default: where the system shows "system/key", it passes only "isSpecial", "#
      + #""title""#),
  SentenceRow(
    .name(.unknownComponent("kye", nearest: "key")), #"E305: no component "kye"; did you mean "key"?"#),
  SentenceRow(
    .name(.componentCycle(["card", "row", "card"])), "E306: components use each other in a ring: card → row → card"),
  SentenceRow(.name(.componentCycle(["card", "card"])), #"E306: the component "card" uses itself"#),
  SentenceRow(
    .name(.sceneCycle(["page", "wallet", "page"])), "E324: scenes show each other in a ring: page → wallet → page"),
  SentenceRow(
    .name(.scenesTooDeep(["a", "b", "c"], limit: 2)), "E325: more than 2 scenes inside each other: a → b → c"),
  SentenceRow(
    .name(.unusableScene("wallet")),
    #"E326: the scene "wallet" cannot be shown here, as it has mistakes itself"#),
  SentenceRow(
    .name(.impossibleValue("zoomed", device: "iphone-5")),
    #"E327: iphone-5 cannot be shown with "zoomed" here; say another value in "variant""#),
  SentenceRow(
    .name(.unknownParameter("titel", known: ["title", "icon"], nearest: "title")),
    #"E308: no parameter "$titel" here; there are $title, $icon"#),
  SentenceRow(
    .name(.unknownParameter("$titel", known: ["title"], nearest: "title")),
    #"E308: no parameter "$titel" here; there is $title"#),
  SentenceRow(
    .name(.unknownParameter("x", known: [], nearest: nil)), #"E308: no parameter "$x" here; there are none"#),
  SentenceRow(
    .name(.unknownParameter("p12", known: (1...9).map { "p\($0)" }, nearest: "p1")),
    #"E308: no parameter "$p12" here; did you mean "$p1"?"#),
  SentenceRow(
    .name(.unknownParameter("x", known: (1...9).map { "p\($0)" }, nearest: nil)),
    #"E308: no parameter "$x" here; there are $p1, $p2, $p3, $p4, $p5, $p6, $p7, $p8 and 1 more"#),
  SentenceRow(
    .name(.besideUse(key: "background", component: "key")),
    #"E309: "background" cannot stand beside "use"; let component "key" have a parameter for it"#),
  SentenceRow(.name(.missingArgument("title", component: "key")), #"E310: component "key" needs "title""#),
  SentenceRow(
    .name(.unknownArgument("titel", component: "key", nearest: "title")),
    #"E311: component "key" has no parameter "titel"; did you mean "title"?"#),
  SentenceRow(
    .name(.unknownDataKey("titel", item: "$item", known: ["id", "icon", "title"])),
    #"E316: "$item.titel": the item has no "titel"; it has id, icon, title"#),
  SentenceRow(
    .name(.unknownDataKey("titel", item: "item", known: [])),
    #"E316: "$item.titel": the item has no "titel"; it has no keys"#),
  SentenceRow(
    .name(.duplicateScene("card", firstFile: "Scenes/a.yaml")),
    #"E318: the scene "card" stands in Scenes/a.yaml too; name one differently"#),
  SentenceRow(
    .name(.duplicateComponent("key", firstFile: "Components/key.yaml")),
    #"E319: the component "key" stands in Components/key.yaml too; name one differently"#),
]

private let assetSentences = [
  SentenceRow(
    .name(.unknownImage("bgg", device: "iphone-5", folders: ["Images"], nearest: "bg")),
    #"E312: no image "bgg" for iphone-5; searched Images/; did you mean "bg"?"#),
  SentenceRow(
    .name(.unknownImage("bgg", device: "iphone-5", folders: [], nearest: nil)),
    #"E312: no image "bgg" for iphone-5; there is no folder of images"#),
  SentenceRow(.name(.outside("../logo.png")), #"E313: "../logo.png" leads out of the suite's folder"#),
  SentenceRow(
    .name(.unknownFont("Intr", folders: ["Fonts"], nearest: "Inter", package: nil)),
    #"E314: no font family "Intr"; did you mean "Inter"? Folders: Fonts"#),
  SentenceRow(
    .name(.unknownFont("Roboto", folders: ["Fonts"], nearest: nil, package: "fonts-roboto-unhinted")),
    #"E314: no font family "Roboto"; package fonts-roboto-unhinted has it. Folders: Fonts"#),
  SentenceRow(
    .name(.unknownFont("Frutiger", folders: [], nearest: nil, package: nil)),
    #"E314: no font family "Frutiger". There are no font folders"#),
  SentenceRow(
    .name(.missingGlyphs(["한"], remedies: [FontRemedy(family: "Noto Sans CJK KR", package: "fonts-noto-cjk")])),
    #"E315: no font has "한" (U+D55C); add a family such as Noto Sans CJK KR to fonts.fallback (package fonts-noto-cjk)"#
  ),
  SentenceRow(
    .name(
      .missingGlyphs(
        ["한", "국", "ก", "א"],
        remedies: [
          FontRemedy(family: "NanumGothic", package: "fonts-nanum"),
          FontRemedy(family: "Noto Sans Thai", package: "fonts-noto-core"),
          FontRemedy(family: "Noto Sans Hebrew", package: "fonts-noto-core"),
        ])),
    #"E315: no font has "한" (U+D55C), "국", "ก" and "א"; add families such as NanumGothic, Noto Sans Thai and "#
      + "Noto Sans Hebrew to fonts.fallback (packages fonts-nanum and fonts-noto-core)"),
  SentenceRow(
    .name(
      .missingGlyphs(
        ["한", "국", "어", "와", "일", "본"], remedies: [FontRemedy(family: "NanumGothic", package: "fonts-nanum")])),
    #"E315: no font has "한" (U+D55C), "국", "어", "와" and 2 more; add a family such as NanumGothic to "#
      + "fonts.fallback (package fonts-nanum)"),
  SentenceRow(
    .name(.missingGlyphs(["\u{301}", "\u{7}"], remedies: [])),
    "E315: no font has \"\u{25CC}\u{301}\" (U+0301) and \"\\u{7}\"; add a family that has them to fonts.fallback"),
  SentenceRow(
    .name(.missingGlyphs(["\u{7}"], remedies: [])),
    #"E315: no font has "\u{7}" (U+0007); add a family that has it to fonts.fallback"#),
  SentenceRow(
    .name(.badImage("Images/bg.png", .unreadable("Invalid IHDR data"))),
    #"E317: the image "Images/bg.png" cannot be read: Invalid IHDR data"#),
  SentenceRow(
    .name(.foreignImageColors("Images/bg.jpg", profile: "Display P3")),
    #"L309: the image "Images/bg.jpg" is in other colours than sRGB ("Display P3"), and is drawn as if it were; "#
      + "save it in sRGB"),
  SentenceRow(
    .name(.foreignImageColors("Images/bg.jpg", profile: "")),
    #"L309: the image "Images/bg.jpg" is in other colours than sRGB, and is drawn as if it were; save it in sRGB"#),
  SentenceRow(
    .name(.foreignImageColors("Images/bg.jpg", profile: nil)),
    #"L309: the image "Images/bg.jpg" is in inks (CMYK), which are drawn without their profile; save it in sRGB"#),
  SentenceRow(
    .name(.unsteadyImage("Images/a.svg", [.gradients, .opacities])),
    #"L313: the image "Images/a.svg" has gradients and half-transparent colours, whose edges other versions of librsvg "#
      + "and Cairo draw a few levels differently; save it as PNG where pictures have to be the same on all machines"),
  SentenceRow(
    .name(.blankKeys(["\u{5E7}", "\u{5E8}"], remedies: [])),
    #"L317: the keyboard has blank keys: no font has "ק" (U+05E7) and "ר"; add a family that has them to fonts.fallback"#
  ),
  SentenceRow(.name(.badFont("Fonts/a.ttf")), #"E320: the font file "Fonts/a.ttf" cannot be read"#),
  SentenceRow(
    .name(.noFont), #"E321: this suite has text and no font; add "fonts: {default: Roboto}" to snapfarm.yaml"#),
]

/// The beginning is the same for all of them, so only the reason is written here.
private let faultSentences: [SentenceRow] =
  ([
    (.notPNG, #"it is not a PNG"#),
    (.lfsPointer, #"it is a pointer of Git LFS; run "git lfs pull""#),
    (.endsEarly, #"it ends early"#),
    (.badChecksum(chunk: "IDAT"), #"wrong checksum of chunk IDAT"#),
    (.badChunk("IHDR"), #"chunk IHDR is missing, damaged or out of place"#),
    (.badSize(width: 0, height: 4), #"0 × 4 is no size of a picture"#),
    (
      .tooManyPixels(width: 9000, height: 9000, limit: 64_000_000),
      #"9000 × 9000 px are too many; the limit is 64000000 pixels (limits.maxImagePixels)"#
    ),
    (
      .tooMuchMemory(width: 9000, height: 9000, limit: 16_777_216),
      "9000 × 9000 px are too many; the limit is 16777216 pixels, a quarter of limits.maxMemory"
    ),
    (.badStream, #"its compressed pixels are damaged"#),
    (.kindNotBuilt("GIF"), #"pictures of kind "GIF" are not built yet; use PNG, JPEG, WebP or SVG"#),
    (.notPicture, "it begins as no PNG, JPEG or WebP does, and its name does not end in .svg"),
    (.animated, "it is animated; save one of its frames as a picture of its own"),
    (.noSVGLibrary(package: "librsvg2-2"), #"drawing SVG needs librsvg; install the package librsvg2-2"#),
    (
      .svgRefused("<script>"),
      #""<script>" would depend on this machine or on other files; SVG images must be complete in themselves"#
    ),
    (.svgFilter("<filter>"), #""<filter>" is drawn differently by different versions; leave filters out"#),
    (.svgTooLarge(limit: 20_000, unit: "elements"), #"it has more than 20,000 elements"#),
    (.svgWithoutSize, #"it has neither width and height nor a viewBox"#),
    (.unreadable("permission denied\n"), #"permission denied\n"#),
  ] as [(PictureFault, String)]).map { fault, reason in
    SentenceRow(.name(.badImage("a.png", fault)), #"E317: the image "a.png" cannot be read: "# + reason)
  }

private let placementSentences = [
  SentenceRow(
    .placement(.wrongParent(key: "frame", wants: "frames", parent: "stack")),
    #"E401: "frame" works in a frames parent; this parent is a stack; put an overlay around or drop it"#),
  SentenceRow(
    .placement(.wrongParent(key: "column", wants: "grid", parent: "overlay")),
    #"E401: "column" works in a grid parent; this parent is an overlay"#),
  SentenceRow(
    .placement(.wrongParent(key: "anchors", wants: "constraints", parent: "frames")),
    #"E403: "anchors" works in a constraints parent; this parent is frames"#),
  SentenceRow(
    .placement(.cycle(value: "50%", axis: "width")),
    "E402: 50% of a parent that hugs its content is a cycle; give the parent a width"),
  SentenceRow(
    .placement(.saidTwice(axis: "width", "width: 120", "anchors.width")),
    #"E404: the width is said twice: "width: 120" and "anchors.width""#),
  SentenceRow(
    .placement(.contradictingRatio(width: "100", height: "50", ratio: "1")),
    "E405: width 100, height 50 and aspectRatio 1 contradict; drop one"),
  SentenceRow(.placement(.fromTo("width")), #"E406: "from" goes with "to" only; "width" has no place here"#),
  SentenceRow(
    .placement(.frameAxis("right", axis: "horizontal")),
    #"E410: "right" is a third key for the horizontal axis; two say it all"#),
  SentenceRow(
    .placement(.rootSize("width")), #"E412: the root has the size of the screen; "width" has no place here"#),
  SentenceRow(
    .placement(.alignmentAxis("firstBaseline", axis: "vertical")),
    #"E411: "firstBaseline" aligns a horizontal stack; this one is vertical"#),
  SentenceRow(
    .placement(.alignmentAxis("leading", axis: "horizontal")),
    #"E411: "leading" aligns a vertical stack; this one is horizontal"#),
  SentenceRow(
    .placement(.slotOutside),
    #"E414: "slot" stands for the children of a "use"; it has a meaning inside a component only"#),
  SentenceRow(
    .placement(.tooManyTracks("rows", count: 10_000_000, limit: 100_000)),
    "E418: the children of this grid reach over 10,000,000 rows, and 100,000 is the most; give them smaller spans"),
  SentenceRow(.placement(.when("children")), #"E413: "when" cannot change "children"; use "hidden""#),
  SentenceRow(.placement(.when("id")), #"E413: "when" cannot change "id""#),
]
