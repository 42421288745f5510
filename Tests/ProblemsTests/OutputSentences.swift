import Problems

/// The rows of pictures that are asked for under names, for a store, or on a sheet.
let outputSentences = [
  SentenceRow(
    .output(.unknownField("devise", nearest: "device", fields: [])),
    #"E530: a name has no field "{devise}"; did you mean "{device}"?"#),
  SentenceRow(
    .output(.unknownField("x", nearest: nil, fields: ["scene", "device"])),
    #"E530: a name has no field "{x}"; the fields are {scene}, {device}"#),
  SentenceRow(
    .output(.badName("a{.png", .brace)),
    #"E531: "a{.png" has a brace without its other; a field is written {device}"#),
  SentenceRow(
    .output(.badName("../a.png", .outside)),
    #"E531: "../a.png" does not stay inside the output folder; write names between single slashes"#),
  SentenceRow(
    .output(.badName("a\\b", .sign)), #"E531: "a\b" has a sign that names of files do not have"#),
  SentenceRow(
    .output(.badName("a.pngg", .ending("pngg", nearest: "png", endings: []))),
    #"E531: "a.pngg" ends in ".pngg", which is no kind of picture; did you mean ".png"?"#),
  SentenceRow(
    .output(.badName("a.gif", .ending("gif", nearest: nil, endings: ["png", "svg"]))),
    #"E531: "a.gif" ends in ".gif", which is no kind of picture; there are png, svg"#),
  SentenceRow(
    .output(.badName("sheet", .noEnding(endings: ["png", "svg"]))),
    #"E531: "sheet" needs an ending that says what it is: png, svg"#),
  SentenceRow(
    .output(.badName("a.png", .otherFormat("webp"))),
    #"E531: the ending of "a.png" and --format webp contradict; keep one"#),
  SentenceRow(
    .output(.sameName("a", "a/iphone-6", "a/iphone-x", fields: ["device"])),
    #"E532: "a" would be written for "a/iphone-6" and for "a/iphone-x"; put {device} into the name"#),
  SentenceRow(
    .output(.sameName("a", "a/x", "a/x.de", fields: ["locale", "appearance"])),
    #"E532: "a" would be written for "a/x" and for "a/x.de"; put {locale} and {appearance} into the name"#),
  SentenceRow(
    .output(.sameName("A", "a/x", "A/x", fields: [])), #"E532: "A" would be written for "a/x" and for "A/x""#),
  SentenceRow(
    .output(.wrongFormat("WebP", preset: "app-store", formats: ["PNG", "JPEG"])),
    "E533: app-store takes PNG or JPEG, not WebP"),
  SentenceRow(
    .output(
      .wrongSize(
        .init(
          width: 1080, height: 2400, preset: "app-store", device: "pixel-8", takes: ["1320 × 2868", "750 × 1334"],
          advice: .device("iphone-8")))),
    "E534: pixel-8 has 1080 × 2400 px, which app-store does not take; it takes 1320 × 2868, 750 × 1334; "
      + "iphone-8 would do"),
  SentenceRow(
    .output(
      .wrongSize(
        .init(
          width: 1280, height: 700, preset: "og-image", device: "1200x630@1", takes: ["1200 × 630"], advice: .scene,
          isFramed: true))),
    "E534: 1200x630@1 has 1280 × 700 px with its frame, which og-image does not take; it takes 1200 × 630; a frame "
      + "changes the size: show the framed screen in a scene of such a size, with \"screen\" and \"deviceFrame\""),
  SentenceRow(
    .output(
      .wrongSize(
        .init(width: 1280, height: 2856, preset: "play-store", device: "pixel-9-pro", takes: ["a rule"], advice: .scene)
      )),
    "E534: pixel-9-pro has 1280 × 2856 px, which play-store does not take; it takes a rule; show its screen in a scene of "
      + "such a size, with \"screen\""),
  SentenceRow(
    .output(
      .wrongSize(
        .init(
          width: 600, height: 315, preset: "og-image", device: "1200x630@1", takes: ["1200 × 630"], advice: .ownScale))),
    "E534: 1200x630@1 has 600 × 315 px, which og-image does not take; it takes 1200 × 630; without a scale it would do"),
  SentenceRow(
    .output(
      .wrongSize(
        .init(width: 100, height: 50, preset: "og-image", device: "1200x630@1", takes: ["1200 × 630"], advice: nil))),
    "E534: 1200x630@1 has 100 × 50 px, which og-image does not take; it takes 1200 × 630"),
  SentenceRow(
    .output(.transparent(target: "JPEG")),
    "E535: the picture is transparent in places, which JPEG cannot be; give --background a color"),
  SentenceRow(
    .output(.unknownOutput("stroe", nearest: "store", among: nil)),
    #"E536: no output "stroe"; did you mean "store"? "./stroe" is a folder"#),
  SentenceRow(
    .output(.unknownOutput("stroe", nearest: "store", among: ["press", "store"])),
    #"E536: no output "stroe"; did you mean "store"?"#),
  SentenceRow(
    .output(.unknownOutput("web", nearest: nil, among: ["press", "store"])),
    #"E536: no output "web"; there are press, store"#),
  SentenceRow(
    .output(.unknownOutput("web", nearest: nil, among: [])), #"E536: no output "web"; the suite has none"#),
  SentenceRow(
    .output(.sheetTooLarge(pictures: 5000, width: 20_000, height: 13_000, limit: 64_000_000)),
    "E537: a sheet of 5,000 pictures has 20000 × 13000 px; the limit is 64000000 pixels (limits.maxPixels), so choose "
      + "fewer with --device, --variant or --filter"),
  SentenceRow(
    .output(.badName("xxx", .tooLong(limit: 255))),
    #"E531: "xxx" is too long; between slashes a name has at most 255 bytes, with its ending"#),
  SentenceRow(
    .output(.unknownPhysicalSize(["1280x800@1", "apple-tv-4k"])),
    "E543: the sheet cannot be as large as devices are: it is not known how large the screen of 1280x800@1, apple-tv-4k is"
  ),
  SentenceRow(
    .output(.sharedFile("a.png", "the picture card/iphone-6", "the sheet")),
    #"E541: "a.png" would be the picture card/iphone-6 and the sheet; give one of them another name"#),
  SentenceRow(
    .output(.sideTooLong("the picture card/iphone-6", width: 20_000, height: 30, format: "WebP", limit: 16_383)),
    "E542: the picture card/iphone-6 would have 20000 × 30 px, and WebP has no side above 16383 px; choose another "
      + "format, fewer pictures or a smaller scale"),
  SentenceRow(
    .output(.noAxis("plan", scene: "card")), #"E538: the scene "card" has no axis "plan", which the name asks for"#),
  SentenceRow(
    .output(.noDevice(scene: "card")),
    #"N539: the scene "card" has a size of its own and is on no screen; it is drawn without a device around it"#),
]
