import Testing

/// Something about a machine or a call that must change nothing.
struct Influence: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Flags of the command; two workers are what all others are held against.
  var flags = ["-j", "2"]
  /// The environment besides `PATH` and `HOME`; `SUITE` in a value is the folder of the suite.
  var variables: [String: String] = [:]
  /// What the shell does before.
  var prelude = ":"
  /// Whether the command stands in the suite's folder.
  var isInside = true
  /// The name of the suite's folder.
  var folder = "suite"
  /// Whether scenes come in the opposite order.
  var isReversed = false
}

extension Influence {
  static let plain = Influence(testDescription: "plain")

  static let all = calls + languages + fonts + drawing + memory

  private static func variables(_ name: String, _ variables: [String: String]) -> Influence {
    Influence(testDescription: name, variables: variables)
  }

  private static let calls = [
    Influence(testDescription: "one worker", flags: ["-j", "1"]),
    Influence(testDescription: "four workers", flags: ["-j", "4"]),
    Influence(testDescription: "eight workers", flags: ["-j", "8"]),
    Influence(testDescription: "scenes in the opposite order", flags: ["-j", "1"], isReversed: true),
    Influence(testDescription: "another current folder", isInside: false),
    Influence(testDescription: "another path", folder: "Ein Ördner's «Pfad»/日本 & more"),
    Influence(testDescription: "a umask", prelude: "umask 077"),
    Influence(testDescription: "small stacks", prelude: "ulimit -s 256"),
    Influence(testDescription: "unlimited stacks", prelude: "ulimit -s unlimited"),
    Influence(testDescription: "few files", prelude: "ulimit -n 48"),
    Influence(testDescription: "nothing to read from", prelude: "exec <&-"),
    variables("a home that cannot be written", ["HOME": "/proc"]),
    variables("a home that is not there", ["HOME": "/nowhere", "TMPDIR": "/nowhere", "XDG_CACHE_HOME": "/nowhere"]),
    variables("a server for CI", ["CI": "1", "NO_COLOR": "1", "COLUMNS": "20", "TERM": "dumb"]),
  ]

  private static let languages = [
    variables("LC_ALL of Turkey", ["LC_ALL": "tr_TR.UTF-8", "PANGO_LANGUAGE": "tr"]),
    variables("LC_ALL of Arabia", ["LC_ALL": "ar"]),
    variables("LC_ALL C", ["LC_ALL": "C"]),
    variables("LC_NUMERIC of Germany", ["LC_NUMERIC": "de_DE.UTF-8"]),
    variables(
      "LANG of Japan", ["LANG": "ja_JP.UTF-8", "LANGUAGE": "ja:zh", "PANGO_LANGUAGE": "ja:zh", "FC_LANG": "ja"]),
    variables("another time zone", ["TZ": "Pacific/Kiritimati", "SOURCE_DATE_EPOCH": "1"]),
  ]

  private static let fonts = [
    variables("a hostile FONTCONFIG_FILE", ["FONTCONFIG_FILE": "SUITE/fontconfig/fonts.conf"]),
    variables("a hostile FONTCONFIG_PATH", ["FONTCONFIG_PATH": "SUITE/fontconfig"]),
    variables("a hostile XDG_CONFIG_HOME", ["XDG_CONFIG_HOME": "SUITE", "XDG_DATA_HOME": "SUITE"]),
    variables("a home with a hostile fonts.conf", ["HOME": "SUITE/home"]),
    variables(
      "no fontconfig", ["FONTCONFIG_PATH": "/nowhere", "XDG_CONFIG_DIRS": "/nowhere", "FONTCONFIG_SYSROOT": "/tmp"]),
    variables(
      "settings of text libraries",
      [
        "PANGOCAIRO_BACKEND": "fc", "PANGO_RC_FILE": "/dev/null", "PANGO_SYSCONFDIR": "/nowhere",
        "HB_SHAPER_LIST": "fallback", "HB_OPTIONS": "uniscribe-bug-compatible", "HB_FACE_LOADER": "ot",
        "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:warping=1",
      ]),
  ]

  private static let drawing = [
    variables("a processor without vectors", ["PIXMAN_DISABLE": "ssse3 sse2 mmx", "JSIMD_FORCENONE": "1"]),
    variables("pixman's general ways", ["PIXMAN_DISABLE": "fast wholeops"]),
    variables(
      "a processor without FMA",
      ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4,-AVX512F,-AVX512VL,-AVX2_Usable,-FMA_Usable"]),
    variables(
      "settings of a desktop",
      [
        "GDK_SCALE": "2", "GDK_DPI_SCALE": "1.5", "QT_SCALE_FACTOR": "2", "CAIRO_DEBUG_PDF": "1", "DISPLAY": ":99",
        "GTK_THEME": "Adwaita:dark", "GSETTINGS_BACKEND": "memory", "XCURSOR_SIZE": "48",
      ]),
    variables("logs of libraries", ["RSVG_LOG": "1", "G_SLICE": "always-malloc", "RUST_BACKTRACE": "full"]),
  ]

  private static let memory = [
    variables("dirty memory", ["MALLOC_PERTURB_": "85"]),
    variables("otherwise dirty memory", ["MALLOC_PERTURB_": "170", "MALLOC_ARENA_MAX": "1"]),
    variables("memory given back at once", ["MALLOC_PERTURB_": "1", "MALLOC_MMAP_THRESHOLD_": "4096"]),
    variables("libraries bound at the start", ["LD_BIND_NOW": "1"]),
  ]
}
