internal import Problems

/// What the command can be told to do: one row, from which parsing and help are made.
package struct Verb: Sendable, Hashable {
  /// The word.
  package var name: String
  /// Other words for the same.
  package var aliases: [String] = []
  /// What may stand after it, as help shows it.
  package var operands: String
  /// The least and the most words after it.
  package var operandCount: ClosedRange<Int>
  /// What it does, in one line.
  package var summary: String
  /// What else there is to know, in short lines.
  package var discussion: [String] = []
  /// The flags besides those of every verb.
  package var flags: [Flag]
  /// Whether it can have to do with a suite.
  package var knowsSuites = true

  /// All flags, those of every verb last.
  package var allFlags: [Flag] { flags + Verb.common.filter { knowsSuites || $0 != .suite } }

  /// Flags of every verb.
  package static let common: [Flag] = [.suite, .quiet, .color, .help, .version]

  /// The verbs, in the order of help.
  package static let all: [Verb] = [
    .render, .test, .report, .record, .review, .pending, .accept, .reject, .prune, .diff, .list, .layout, .explain,
    .lint, .devices, .initialize,
  ]

  /// Verbs of the plan that later versions bring; naming one is answered with that.
  package static let planned = [
    "merge", "watch", "doctor", "schema", "worker", "farm",
  ]

  /// The verb that a word names.
  package static func named(_ word: String) -> Verb? {
    all.first { $0.name == word || $0.aliases.contains(word) }
  }
}

extension Verb {
  private static let many = 0...10_000

  package static let render = Verb(
    name: "render", operands: "[SCENE…]", operandCount: many,
    summary: "Draw scenes for devices, to PNG, SVG, PDF, WebP and JPEG.",
    discussion: [
      "Nothing is compared. Without SCENE, every scene of the suite.",
      "With --format pdf there is a document for each scene, SCENE.pdf, with a page for each of its snapshots.",
      "TEMPLATE has fields: {scene}, {device} and the names of axes such as {orientation}; its ending says the format.",
      "--output NAME draws what the suite's outputs say under that name; flags win over it. ./NAME is a folder.",
    ],
    flags: Flag.render)

  package static let test = Verb(
    name: "test", aliases: ["verify", "check"], operands: "[SCENE…]", operandCount: many,
    summary: "Draw scenes and compare them with the stored references.",
    discussion: [
      "Pictures that differ are left in .snapfarm/pending, for accept; the report is .snapfarm/report/index.html.",
      "What is recorded on the way is no pass: the exit code stays 1 until it is compared.",
      "Exit code: 0 equal, 1 differs or missing, 2 cannot be read or drawn, 3 nothing compared, 4 another engine.",
    ],
    flags: [
      .device, .variant, .filter, .skip, .onlyFailed, .lastFailed, .pngLevel, .jobs, .maxMemory, .timeLimit, .json,
      .decodeReferences, .record, .update, .noCI, .allowEngineMismatch, .unreferenced, .junit, .github, .gitlab,
      .verifyDeterminism,
    ])

  package static let report = Verb(
    name: "report", operands: "", operandCount: 0...0,
    summary: "Make the reports of the last test anew, drawing nothing.",
    discussion: [
      "Of a test that died or was killed, they tell what it had done until then.",
      "Exit code: that of the test; 70 where it died.",
    ],
    flags: [.json, .junit, .github, .gitlab])

  package static let record = Verb(
    name: "record", aliases: ["update"], operands: "[SCENE…]", operandCount: many,
    summary: "Draw scenes and store the pictures as references.",
    discussion: ["References whose pixels are equal are not rewritten. Refused in CI, where nobody looks."],
    flags: [
      .device, .variant, .filter, .skip, .onlyFailed, .lastFailed, .pngLevel, .jobs, .maxMemory, .timeLimit, .json,
      .noCI,
    ])

  package static let accept = Verb(
    name: "accept", aliases: ["approve"], operands: "[SNAPSHOT…]", operandCount: many,
    summary: "Make the pictures that the last test left the new references.",
    discussion: [
      "SNAPSHOT is a name such as keypad/iphone-6.landscape, or a glob. Without it, all of them.",
      "Nothing is drawn. A picture is refused if its reference has changed since it was compared.",
    ],
    flags: [.companions])

  package static let review = Verb(
    name: "review", operands: "[SNAPSHOT…]", operandCount: many,
    summary: "Look at what the last test left, change by change, and accept or reject it by key.",
    discussion: [
      "SNAPSHOT is a name or a glob, as for accept. The same change of pixels in many snapshots is one decision.",
      "Each decision is carried out at once. Without a terminal, standard input has a key a line.",
      "Exit code: 0 all settled, 1 something left, 2 something left cannot be read, 3 nothing was pending.",
    ],
    flags: [])

  package static let pending = Verb(
    name: "pending", aliases: ["status"], operands: "[SNAPSHOT…]", operandCount: many,
    summary: "List the pictures that the last test left.",
    discussion: ["With --quiet only the names, a line each. The exit code is 0, also where nothing is pending."],
    flags: [.bareJSON])

  package static let reject = Verb(
    name: "reject", operands: "[SNAPSHOT…]", operandCount: many,
    summary: "Throw away pictures that the last test left.",
    discussion: [
      "SNAPSHOT is a name or a glob, as for accept. Without it, all of them. References stay as they are.",
      "Exit code: 0 thrown away, 3 nothing was pending.",
    ],
    flags: [])

  package static let prune = Verb(
    name: "prune", operands: "", operandCount: 0...0,
    summary: "List references that belong to no snapshot of the suite, and delete them where told to.",
    discussion: [
      "Every scene must be readable: otherwise nobody knows which references belong to none.",
      "Files that writes cut off have left are listed too. Exit code: 0 none left, 1 some were found and not deleted.",
    ],
    flags: [.delete, .bareJSON])

  package static let diff = Verb(
    name: "diff", aliases: ["compare"], operands: "A B", operandCount: 2...2,
    summary: "Compare two PNG files, or two folders of them.",
    discussion: [
      "A is what is expected, B what there is. No suite is needed; folders are matched by relative path.",
      "Without a flag that allows something, the smallest difference of a pixel or of a size counts.",
      "Exit code: 0 same, 1 different, 2 something could not be read or nothing was compared.",
    ],
    flags: Flag.diff, knowsSuites: false)

  package static let list = Verb(
    name: "list", operands: "[SCENE…]", operandCount: many,
    summary: "List the snapshots of the suite, drawing nothing.",
    flags: [.device, .variant, .filter, .skip, .onlyFailed, .lastFailed, .outputName, .bareJSON])

  package static let layout = Verb(
    name: "layout", operands: "SCENE", operandCount: 1...1,
    summary: "Print where every view of a scene is on a device.",
    flags: [.device, .variant, .chrome, .bareJSON])

  package static let explain = Verb(
    name: "explain", operands: "view SCENE VIEW[.EDGE] | image SCENE NAME", operandCount: 1...3,
    summary: "Say who decided each edge of a view, or which file an image's name stands for, on every device.",
    discussion: [
      "VIEW is a path such as card/title, or the end of one. EDGE is left, right, top, bottom, width, height,",
      "leading, trailing, firstBaseline or lastBaseline; without it, all of them. Nothing is drawn.",
      "NAME is the name of an image, as scenes have it; each file that it could be is told with its reason.",
    ],
    flags: [.device, .variant, .filter, .skip, .chrome, .bareJSON])

  package static let lint = Verb(
    name: "lint", operands: "[SCENE…]", operandCount: many,
    summary: "Look for faults in how scenes are laid out, on every device, without references.",
    discussion: ["No reference is needed. A node accepts a finding with waive: [{rule: NAME, reason: WHY}]."]
      + ruleLines
      + ["Exit code: 0 nothing found, 1 something, 2 cannot be read or placed, 3 nothing looked at."],
    flags: [
      .device, .variant, .filter, .skip, .onlyFailed, .lastFailed, .outputName, .level, .rule, .jobs, .maxMemory,
      .timeLimit, .bareJSON, .github,
    ])

  /// The rules of lint, in lines of help.
  private static var ruleLines: [String] {
    var lines = ["Rules:"]
    for (number, rule) in LintRule.allCases.enumerated() {
      let word = rule.rawValue + (number + 1 == LintRule.allCases.count ? "." : ",")
      let last = lines[lines.count - 1]
      if last.count + word.count < 110 { lines[lines.count - 1] = last + " " + word } else { lines.append("  " + word) }
    }
    return lines
  }

  package static let devices = Verb(
    name: "devices", operands: "[DEVICE…]", operandCount: many,
    summary: "List the devices that scenes can be drawn for, show one, or draw them to scale; check profile files.",
    discussion: [
      "DEVICE is an id, an alias, a size such as 375x667@2, an \"@group\", a glob, or a part of names: they",
      "add up, but \"iphone 15\" is the devices with both words. One that names a single device shows all that is known",
      "of it. With --validate, the words are files or folders.",
      "Exit code: 0 listed or sound, 2 unknown or wrong, 3 none left.",
    ],
    flags: Flag.devices)

  package static let initialize = Verb(
    name: "init", operands: "[FOLDER]", operandCount: 0...1,
    summary: "Write a first suite: snapfarm.yaml, a scene, .gitattributes and .gitignore.",
    discussion: ["Files that are there already are left as they are."],
    flags: [])
}
