import Testing

@testable import Arguments

@Suite("Words after the command's name")
struct ParserTests {
  private static func invocation(_ words: String) throws -> Invocation {
    let request = try parseArguments(words.split(separator: " ").map(String.init))
    guard case .run(let invocation) = request else {
      throw Unexpected(request: request)
    }
    return invocation
  }

  private struct Unexpected: Error {
    var request: Request
  }

  @Test(arguments: [
    ("test", Verb.test), ("verify", .test), ("check", .test), ("approve", .accept), ("update", .record),
    ("init", .initialize), ("render", .render), ("list", .list), ("devices", .devices), ("layout a", .layout),
    ("explain view a b", .explain),
    ("lint", .lint),
  ])
  func `a verb or its alias`(words: String, verb: Verb) throws {
    #expect(try Self.invocation(words).verb == verb)
  }

  @Test(arguments: [
    ("render --output here", Flag.output, ["here"]),
    ("render --output=here", .output, ["here"]),
    ("render --output=a=b", .output, ["a=b"]),
    ("render -o here", .output, ["here"]),
    ("render -ohere", .output, ["here"]),
    ("render -o=here", .output, ["here"]),
    ("test -j4", .jobs, ["4"]),
    ("test -j 4", .jobs, ["4"]),
    ("test --jobs=-1", .jobs, ["-1"]),
    ("test -qj4", .jobs, ["4"]),
    ("test --device a -d b --device=c", .device, ["a", "b", "c"]),
    ("test --json -", .json, ["-"]),
    ("render --format svg --format png", .format, ["svg", "png"]),
    ("test --filter --json", .filter, ["--json"]),
  ])
  func `a value in every form`(words: String, flag: Flag, values: [String]) throws {
    #expect(try Self.invocation(words).allValues(of: flag) == values)
  }

  @Test(arguments: ["test -q", "test --quiet", "test -q a", "test a --quiet b"])
  func `a switch`(words: String) throws {
    let found = try Self.invocation(words)
    #expect(found.has(.quiet))
    #expect(!found.has(.decodeReferences))
    #expect(found.value(of: .quiet) == nil)
  }

  @Test(arguments: [
    ("test", []), ("test a b", ["a", "b"]), ("test a --quiet b", ["a", "b"]),
    ("test -- --quiet -j", ["--quiet", "-j"]),
    ("test -", ["-"]), ("test a -- -- b", ["a", "--", "b"]),
  ])
  func `words that are no flags`(words: String, operands: [String]) throws {
    #expect(try Self.invocation(words).operands == operands)
  }

  @Test(
    arguments: [
      ("list --json", nil, []), ("list --json keypad", nil, ["keypad"]), ("list --json out.json", "out.json", []),
      ("list --json -", "-", []), ("list --json=out", "out", []), ("list --json --quiet", nil, []),
      ("list --json=", nil, []),
    ] as [(String, String?, [String])])
  func `a bare json`(words: String, value: String?, operands: [String]) throws {
    let found = try Self.invocation(words)
    #expect(found.has(.bareJSON))
    #expect(found.value(of: .bareJSON) == value)
    #expect(found.operands == operands)
  }

  @Test(arguments: [
    ("--help", Request.help(nil)), ("-h", .help(nil)), ("help", .help(nil)), ("help test", .help(.test)),
    ("help verify", .help(.test)), ("test --help", .help(.test)), ("layout -h", .help(.layout)),
    ("--version", .version), ("test --version", .version), ("test -qh", .help(.test)),
  ])
  func `help and version`(words: String, request: Request) throws {
    #expect(try parseArguments(words.split(separator: " ").map(String.init)) == request)
  }

  @Test(arguments: [
    ("", UsageError.nothing),
    ("tset", .unknownVerb("tset", nearest: "test")),
    ("aprove", .unknownVerb("aprove", nearest: "approve")),
    ("smear", .unknownVerb("smear", nearest: nil)),
    ("--quiet", .unknownVerb("--quiet", nearest: nil)),
    ("watch", .verbNotBuilt("watch")),
    ("help watch", .verbNotBuilt("watch")),
    ("help tset", .unknownVerb("tset", nearest: "test")),
    ("test --devcie a", .unknownFlag("--devcie", verb: "test", nearest: "--device")),
    ("test --output a", .unknownFlag("--output", verb: "test", nearest: nil)),
    ("test --quie", .unknownFlag("--quie", verb: "test", nearest: "--quiet")),
    ("test -x", .unknownFlag("-x", verb: "test", nearest: nil)),
    ("test -qx", .unknownFlag("-x", verb: "test", nearest: nil)),
    ("test --=a", .unknownFlag("--", verb: "test", nearest: nil)),
    ("test --device", .missingValue(flag: "--device", value: "ID")),
    ("test --device=", .missingValue(flag: "--device", value: "ID")),
    ("test -j", .missingValue(flag: "-j", value: "N")),
    ("test --quiet=yes", .needlessValue(flag: "--quiet")),
    ("test --color=blue", .badChoice(flag: "--color", value: "blue", choices: ["auto", "always", "never"])),
    (
      "render --format=gif",
      .badChoice(flag: "--format", value: "gif", choices: ["png", "svg", "pdf", "webp", "jpeg"])
    ),
    ("test -j1 --jobs 2", .repeated(flag: "--jobs")),
    ("test -q --quiet", .repeated(flag: "--quiet")),
    ("layout", .missingOperand(verb: "layout", operands: "SCENE")),
    ("layout a b", .surplusOperand("b", verb: "layout")),
    ("explain", .missingOperand(verb: "explain", operands: "view SCENE VIEW[.EDGE] | image SCENE NAME")),
  ])
  func `a mistake`(words: String, error: UsageError) {
    #expect(throws: error) { try parseArguments(words.split(separator: " ").map(String.init)) }
  }

  @Test(arguments: ["1", "16", "1024"])
  func `a number in its range`(text: String) throws {
    #expect(try Self.invocation("test -j" + text).number(of: .jobs, in: 1...1024) == Int(text))
  }

  @Test func `no number where none was given`() throws {
    #expect(try Self.invocation("test").number(of: .jobs, in: 1...1024) == nil)
  }

  @Test(arguments: ["0", "-1", "1025", "four", "4.5", "99999999999999999999", "0x10", "1e3"])
  func `a bad number`(text: String) throws {
    let found = try Self.invocation("test --jobs=" + text)
    #expect(throws: UsageError.badNumber(flag: "--jobs", value: text, range: "1 to 1024")) {
      try found.number(of: .jobs, in: 1...1024)
    }
  }

  @Test func `variants are pairs`() throws {
    let found = try Self.invocation("test --variant a=b --variant=c=d").variants()
    #expect(found.map(\.axis) == ["a", "c"])
    #expect(found.map(\.value) == ["b", "d"])
  }

  @Test(arguments: ["dark", "=dark", "appearance=", "a=b=c"])
  func `a bad variant`(text: String) throws {
    let found = try Self.invocation("test --variant " + text)
    #expect(throws: UsageError.badVariant(text)) { try found.variants() }
  }
}
