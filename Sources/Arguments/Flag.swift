/// A flag of the command: one row, from which parsing and help are made.
package struct Flag: Sendable, Hashable {
  /// The long name, without dashes.
  package var name: String
  /// The letter after one dash, if there is one.
  package var letter: Character?
  /// What its value is called in help; nil for a switch.
  package var value: String?
  /// Whether it may stand several times.
  package var repeats: Bool
  /// The words its value may be; empty for any.
  package var choices: [String]
  /// Whether its value may be left out, as in a bare `--json`.
  package var valueIsOptional: Bool
  /// What is written to the file that its value names; nil where it names none.
  package var writes: Content?
  /// What it does, in one line.
  package var help: String

  /// What a file has in it, as its first sign tells.
  package enum Content: String, Sendable, Hashable {
    case json = "JSON"
    case xml = "XML"
    case html = "HTML"
    case picture
  }

  package init(
    _ name: String, letter: Character? = nil, value: String? = nil, repeats: Bool = false, choices: [String] = [],
    valueIsOptional: Bool = false, writes: Content? = nil, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.repeats = repeats
    self.choices = choices
    self.valueIsOptional = valueIsOptional
    self.writes = writes
    self.help = help
  }
}

extension Flag {
  package static let suite = Flag(
    "suite", value: "FILE", help: "the suite file (snapfarm.yaml here or in the nearest folder above)")
  package static let device = Flag(
    "device", letter: "d", value: "ID", repeats: true,
    help: "only this device, \"@group\" or ad-hoc size such as 375x667@2; repeatable")
  package static let variant = Flag(
    "variant", value: "AXIS=VALUE", repeats: true, help: "only this value of an axis, such as appearance=dark")
  package static let filter = Flag(
    "filter", value: "GLOB", repeats: true, help: "only snapshots whose name matches, such as 'keypad*/iphone-*'")
  package static let skip = Flag(
    "skip", value: "GLOB", repeats: true, help: "no snapshots whose name matches; repeatable")
  package static let onlyFailed = Flag("only-failed", help: "only the snapshots that failed in the last test")
  package static let lastFailed = Flag("last-failed", help: "the same as --only-failed")
  package static let jobs = Flag("jobs", letter: "j", value: "N", help: "pictures drawn at once (the number of cores)")
  package static let chrome = Flag(
    "chrome", value: "PARTS", repeats: true,
    help: "what the system shows: statusBar,homeIndicator and others, all or none (the files')")
  package static let maxMemory = Flag(
    "max-memory", value: "SIZE", help: "how much pictures may take while drawn, such as 2GiB (limits.maxMemory)")
  package static let timeLimit = Flag(
    "time-limit", value: "SECONDS", help: "how long drawing a snapshot may take (limits.timeLimit, else 60)")
  package static let outlineText = Flag(
    "outline-text", help: "outlines for text in SVG, for viewers without the fonts")
  package static let noFilters = Flag(
    "no-filters", help: "SVG without filters, for programs that have none: blurred shadows are left out")
  package static let pngLevel = Flag(
    "png-level", value: "N",
    help: "how hard pictures are compressed, 0 to 12 (render 1, pending 3, references 6)")
  package static let json = Flag(
    "json", value: "FILE", writes: .json, help: "write the results as JSON; - is standard output")
  package static let bareJSON = Flag(
    "json", value: "FILE", valueIsOptional: true, writes: .json,
    help: "JSON instead of a table, to standard output or a file")
  package static let decodeReferences = Flag(
    "decode-references", help: "compare decoded pixels, trusting no recorded digest")
  package static let allowEngineMismatch = Flag(
    "allow-engine-mismatch", help: "take differences from references of another engine for ordinary ones")
  package static let companions = Flag(
    "companions", help: "rewrite only the SVG companions of snapshots whose pixels are equal")
  package static let record = Flag(
    "record", value: "WHICH", choices: ["missing", "failed", "all", "never"],
    help: "write these references while testing: missing, failed, all or never (never)")
  package static let update = Flag("update", letter: "u", help: "the same as --record failed")
  package static let noCI = Flag("no-ci", help: "record although the variable CI is set")
  package static let unreferenced = Flag(
    "unreferenced", value: "HOW", choices: ["ignore", "warn", "fail"],
    help: "references of no snapshot: ignore, warn or fail (warn; fail in CI)")
  package static let gitlab = Flag(
    "gitlab", value: "FILE", writes: .json, help: "write what failed as a code quality report of GitLab")
  package static let verifyDeterminism = Flag(
    "verify-determinism", help: "draw everything twice, in another order, and fail where pictures differ")
  package static let delete = Flag("delete", help: "delete what is listed")
  package static let level = Flag(
    "level", value: "LEVEL", choices: ["error", "warning", "note"],
    help: "what fails: error, warning or note, and what is worse (the suite's lint.level, else warning)")
  package static let rule = Flag("rule", value: "NAME", repeats: true, help: "only this rule; repeatable")
  package static let quiet = Flag("quiet", letter: "q", help: "only failures")
  package static let color = Flag(
    "color", value: "WHEN", choices: ["auto", "always", "never"], help: "auto, always or never (auto)")
  package static let help = Flag("help", letter: "h", help: "this help")
  package static let version = Flag("version", help: "the version")
}
