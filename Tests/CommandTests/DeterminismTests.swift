import Files
import Testing

@Suite("The same bytes everywhere")
struct DeterminismTests {
  /// A machine as the command might find it.
  struct Surroundings: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var flags: [String] = ["-j", "2"]
    var variables: [String: String] = [:]
    /// Whether nothing but `variables` is set.
    var isBare = false
    /// Whether the command stands in the suite's folder.
    var isInside = true
  }

  static let all = [
    Surroundings(testDescription: "one worker", flags: ["-j", "1"]),
    Surroundings(testDescription: "four workers", flags: ["-j", "4"]),
    Surroundings(testDescription: "another folder", isInside: false),
    Surroundings(
      testDescription: "Japan",
      variables: [
        "LC_ALL": "ja_JP.UTF-8", "LANG": "ja_JP.UTF-8", "LANGUAGE": "ja", "PANGO_LANGUAGE": "ja:zh", "TZ": "Asia/Tokyo",
        "FC_LANG": "ja",
      ]),
    Surroundings(testDescription: "a Turkish locale", variables: ["LC_ALL": "tr_TR.UTF-8", "PANGO_LANGUAGE": "tr"]),
    Surroundings(testDescription: "hostile fontconfig", variables: ["FONTCONFIG_FILE": "fonts.conf"]),
    Surroundings(
      testDescription: "no fontconfig", variables: ["FONTCONFIG_PATH": "/nowhere", "XDG_CONFIG_HOME": "/nowhere"]),
    Surroundings(testDescription: "a processor without vectors", variables: ["PIXMAN_DISABLE": "ssse3 sse2 mmx"]),
    Surroundings(testDescription: "pixman's general ways", variables: ["PIXMAN_DISABLE": "fast wholeops"]),
    Surroundings(
      testDescription: "a processor without FMA",
      variables: ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-FMA4,-AVX512F,-AVX2_Usable,-FMA_Usable"]),
    Surroundings(testDescription: "dirty memory", variables: ["MALLOC_PERTURB_": "85"]),
    Surroundings(
      testDescription: "settings of the libraries",
      variables: [
        "HB_SHAPER_LIST": "fallback", "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0",
        "PANGOCAIRO_BACKEND": "fc", "GDK_SCALE": "2", "RSVG_LOG": "1", "CAIRO_DEBUG_PDF": "1",
      ]),
    Surroundings(testDescription: "an empty environment", isBare: true),
  ]

  /// Everything that a suite's pictures come down to.
  private struct Results: Equatable {
    var pictures: [String: [UInt8]]
    var references: [String: [UInt8]]
    var rendered: String
    var tested: String
  }

  private static let hostileFonts = """
    <?xml version="1.0"?>
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <match target="font">
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="autohint" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>true</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>rgb</const></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
          <matrix><double>1</double><double>0.4</double><double>0</double><double>1</double></matrix></times></edit>
      </match>
      <match target="pattern"><edit name="family" mode="assign"><string>Droid Sans Fallback</string></edit></match>
    </fontconfig>

    """

  private static func results(in surroundings: Surroundings) async throws -> Results {
    let suite = try VariedSuite().folder
    try suite.write(hostileFonts, to: "fonts.conf")
    let elsewhere = try TestFolder()
    var environment = surroundings.isBare ? [:] : Snapfarm.environment
    for (name, value) in surroundings.variables { environment[name] = value }
    if environment["FONTCONFIG_FILE"] != nil { environment["FONTCONFIG_FILE"] = suite.path("fonts.conf") }
    let place = surroundings.isInside ? [] : ["--suite", suite.path("snapfarm.yaml")]
    let runs = [
      ["render", "-o", suite.path("out"), "--json", suite.path("rendered.json")],
      ["render", "-o", suite.path("out"), "--format", "pdf"], ["record"],
      ["test", "--decode-references", "--json", suite.path("tested.json")],
    ]
    for words in runs {
      let run = try await Snapfarm.run(
        words + ["--quiet"] + surroundings.flags + place, in: surroundings.isInside ? suite.path : elsewhere.path,
        environment: environment)
      try #require(run.end == .exited(0), "\(run.story)")
      #expect(run.errors.isEmpty, "\(run.story)")
    }
    return Results(
      pictures: try suite.contents("out"), references: try suite.contents("Snapshots"),
      rendered: try suite.text("rendered.json"), tested: try suite.text("tested.json"))
  }

  @Test func `whatever surrounds the command`() async throws {
    let plain = try await Self.results(in: Surroundings(testDescription: "plain"))
    #expect(plain.pictures.keys.filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }.count == 24)
    #expect(plain.pictures.keys.contains { $0.hasSuffix(".pdf") })
    #expect(plain.references.count == 24)
    for surroundings in Self.all {
      let results = try await Self.results(in: surroundings)
      let name = surroundings.testDescription
      #expect(changes(from: plain.pictures, to: results.pictures) == [], "\(name)")
      #expect(changes(from: plain.references, to: results.references) == [], "\(name)")
      #expect(results.rendered == plain.rendered, "\(name)")
      #expect(results.tested == plain.tested, "\(name)")
    }
  }

  @Test(arguments: ["1", "3"])
  func `a test that draws everything twice finds nothing`(workers: String) async throws {
    let suite = try VariedSuite()
    _ = try await Snapfarm.run("record", in: suite.folder.path)
    let before = try suite.folder.contents("Snapshots")
    let run = try await Snapfarm.run("test", "--verify-determinism", "-j", workers, in: suite.folder.path)
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(try suite.folder.contents("Snapshots") == before)
    #expect(try suite.folder.files(".snapfarm/pending").isEmpty)
  }
}
