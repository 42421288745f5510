import Problems

/// The rows of suites and device profiles.
let suiteSentences = [
  SentenceRow(
    .suite(.noSuite(folder: "App")),
    #"E500: no snapfarm.yaml in "App" or in a folder above; "snapfarm init" writes one"#),
  SentenceRow(
    .suite(.emptyGlob("Scene/*.yaml", nearest: "Scenes/*.yaml")),
    #"E501: no scene matches "Scene/*.yaml"; did you mean "Scenes/*.yaml"?"#),
  SentenceRow(
    .suite(.unknownScene("kepad", nearest: "keypad")), #"E502: no scene "kepad"; did you mean "keypad"?"#),
  SentenceRow(
    .suite(.unknownDevice("iphone-15-por", nearest: "iphone-15-pro")),
    #"E503: no device "iphone-15-por"; did you mean "iphone-15-pro"?"#),
  SentenceRow(
    .suite(.unknownGroup("phnes", nearest: "phones")), #"E504: no group "@phnes"; did you mean "@phones"?"#),
  SentenceRow(
    .suite(.ambiguousValue("dark", "appearance", "theme")),
    #"E505: "dark" is a value of "appearance" and of "theme"; name one differently"#),
  SentenceRow(
    .suite(.nothingMatches("keypad/ipad-*")),
    #"E507: no snapshot matches "keypad/ipad-*"; "snapfarm list" shows the names, and * stops at /"#),
  SentenceRow(
    .suite(.tooManyPixels(width: 40_000, height: 40_000, limit: 64_000_000)),
    "E510: 40000 × 40000 px are too many; the limit is 64000000 pixels (limits.maxPixels)"),
  SentenceRow(
    .suite(.tooMuchMemory(need: 17_179_869_184, limit: 268_435_456)),
    "E520: drawing this takes up to 17179.9 MB of memory; the limit is 256 MiB (limits.maxMemory)"),
  SentenceRow(
    .suite(.timeLimit(seconds: 60)),
    "E521: the picture is not drawn after 60 s, so it is left (limits.timeLimit)"),
  SentenceRow(
    .suite(.pageTooLarge(limit: 67_108_864)),
    "E522: the pictures and shadows of this page take more than 64 MiB, a quarter of limits.maxMemory"),
  SentenceRow(
    .suite(.foldersOverlap(references: "out/refs", results: "out")),
    #"E514: references in "out/refs" and results in "out" lie in each other; results are thrown away, "#
      + "so give each a folder of its own"),
  SentenceRow(
    .suite(.partAmongResults("Scenes/a.yaml", "a scene of the suite", results: "Scenes")),
    #"E523: "Scenes/a.yaml", a scene of the suite, lies in "Scenes", where results are thrown away; give them a folder "#
      + "of their own"),
  SentenceRow(
    .file(.brokenEngine),
    "E122: Cairo draws wrong pixels here; look for variables such as PIXMAN_DISABLE in the environment"),
  SentenceRow(
    .file(.nondeterministic),
    "E123: drawn twice, it came out as two pictures; this is a mistake of snapfarm, please report it"),
  SentenceRow(
    .suite(.sideTooLong(width: 40_000, height: 100, limit: 32_767)),
    "E513: 40000 × 100 px cannot be drawn; a side has at most 32767 pixels"),
  SentenceRow(
    .suite(.tooManySnapshots(1_000_001, limit: 1_000_000)),
    "E511: 1000001 snapshots are too many; the limit is 1000000 (limits.maxSnapshots)"),
  SentenceRow(
    .suite(.maskCoversEverything(scene: "settings", device: "iphone-6")),
    "E508: the mask covers the whole picture of settings on iphone-6"),
  SentenceRow(
    .suite(.idleMask(views: ["clok", "b/*"], nearest: "clock")),
    #"L306: this mask leaves nothing out of any picture; no view there is "clok", "b/*"; did you mean "clock"?"#),
  SentenceRow(.suite(.idleMask(views: [], nearest: nil)), "L306: this mask leaves nothing out of any picture"),
  SentenceRow(
    .suite(.foreignColors(file: "Snapshots/a/b.png", chunks: ["gAMA", "iCCP"])),
    #"L307: "Snapshots/a/b.png" has gAMA, iCCP, so viewers may show other colors than sRGB; its values are compared "#
      + "as they are; record it again"),
  SentenceRow(
    .suite(.toleranceNotNeeded(reason: "saved again")), "N518: the tolerance was not needed (saved again)"),
  SentenceRow(.suite(.toleranceWithoutReason), "E506: a tolerance needs a reason"),
  SentenceRow(
    .suite(.sameFileName("Card/a", "card/a")),
    #"E515: the files of "Card/a" and "card/a" differ in capitals only, which some disks take for one file; "#
      + "name one differently"),
  SentenceRow(
    .suite(.noResults(file: ".snapfarm/results/test.json")),
    #"E516: there are no results of "snapfarm test" in .snapfarm/results/test.json; run it once without this flag"#),
  SentenceRow(
    .suite(.badResults(file: ".snapfarm/results/test.json")),
    #"E517: .snapfarm/results/test.json does not hold results of "snapfarm test"; run it once without this flag"#),
  SentenceRow(
    .suite(.notPending("card/iphne-6", nearest: "card/iphone-6")),
    #"E512: nothing is pending for "card/iphne-6"; did you mean "card/iphone-6"?"#),
  SentenceRow(
    .suite(.notPending("card/iphone-6", nearest: nil)), #"E512: nothing is pending for "card/iphone-6""#),
  SentenceRow(
    .profile(.sizeMismatch(id: "desk-phone", points: 410, scale: 2.625, pixels: 1080)),
    #"E601: profile "desk-phone": 410 × 2.625 is 1076.25 px, pixelSize says 1080; drop pointSize"#),
  SentenceRow(
    .profile(.duplicateID("iphone-6", firstFile: "Profiles/a.yaml", firstLine: 4)),
    #"E602: the id "iphone-6" is taken, first in Profiles/a.yaml on line 4"#),
  SentenceRow(
    .profile(.badID("Desk Phone")),
    #"E603: "Desk Phone" is no profile id; write small letters and digits, with "-" between words"#),
  SentenceRow(
    .profile(.missing(id: "desk-phone", field: "scale")),
    #"E604: profile "desk-phone": "scale" is missing; give it or densityDpi"#),
  SentenceRow(
    .profile(.missing(id: "desk-phone", field: "name")), #"E604: profile "desk-phone": "name" is missing"#),
  SentenceRow(.profile(.missing(id: "", field: "family")), #"E604: this profile: "family" is missing"#),
  SentenceRow(
    .profile(.insetsTooLarge(id: "desk-phone")), #"E605: profile "desk-phone": the insets leave nothing of the screen"#),
  SentenceRow(
    .profile(.replaces(id: "iphone-6")), #"N606: profile "iphone-6" replaces the one of the catalogue"#),
]
