// swift-tools-version: 6.2
import PackageDescription

// The targets stand in the order in which a scene flows through them; Tests/ArchitectureTests holds the imports to this
// order. ARCHITECTURE.md says what each one promises.
let package = Package(
  name: "Snapfarm",
  products: [
    .library(name: "Snapfarm", targets: ["Snapfarm"]),
    .executable(name: "snapfarm", targets: ["SnapfarmCommand"]),
  ],
  targets: [
    // System libraries: a module map and a shim each.
    .system("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev", brew: "cairo"),
    .system("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev", brew: "pango"),
    .system("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev", brew: "fontconfig"),
    .system("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    .system("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg62-turbo-dev", brew: "jpeg-turbo"),
    .system("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev", brew: "webp"),
    .system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    .system("CXXHash", pkgConfig: "libxxhash", apt: "libxxhash-dev", brew: "xxhash"),
    .system("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
    .system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    .systemLibrary(name: "CMalloc"),

    // Vocabulary, which every stage may use.
    .mathematics("Graphics"),
    .stage("Problems"),
    .mathematics("Solver"),
    .stage("Files", after: ["Problems"]),

    // Bindings: the only targets that see C.
    .target(name: "CPNGReader", dependencies: ["CPNG"]),
    .target(name: "CJPEGReader", dependencies: ["CJPEG"]),
    .target(name: "CJPEGWriter", dependencies: ["CJPEG"]),
    .target(name: "CRSVGLoader", dependencies: ["CCairo"]),
    .target(name: "CLateLibraries"),
    .binding("Digest", over: ["CXXHash", "CCrypto", "CLateLibraries"], after: ["Graphics"]),
    .binding("PNG", over: ["CPNGReader", "CDeflate"], after: ["Graphics", "Digest"]),
    .binding("Pictures", over: ["CJPEGReader", "CJPEGWriter", "CWebP"], after: ["Graphics", "PNG"]),
    .binding("YAML", over: ["CYAML"], after: ["Problems"]),
    .binding(
      "Canvas", over: ["CCairo", "CPango", "CFontconfig", "CRSVGLoader", "CLateLibraries"], after: ["Graphics"]),

    // Stages, in flow order.
    .stage("Scene", after: ["Graphics", "Problems", "YAML"]),
    .stage("Devices", after: ["Graphics", "Problems", "YAML"]),
    .stage("Assets", after: ["Graphics", "Problems", "YAML", "Devices"]),
    .stage("Strings", after: ["Graphics", "Problems", "YAML"]),
    .stage("Layout", after: ["Graphics", "Problems", "Solver", "Scene", "Devices", "Strings"]),
    .stage("Lint", after: ["Graphics", "Problems", "Scene", "Devices", "Layout"]),
    .stage("Display", after: ["Graphics", "Problems", "Scene", "Devices", "Layout", "Digest"]),
    .stage("Frames", after: ["Graphics", "Devices", "Display"]),
    .stage("Render", after: ["Graphics", "Scene", "Display", "Canvas"]),
    .stage("Compare", after: ["Graphics"]),
    .stage("References", after: ["Graphics", "Problems", "Files", "Digest", "PNG"]),
    .stage(
      "Farm",
      after: [
        "Graphics", "Problems", "Files", "YAML", "Digest", "PNG", "Pictures", "Canvas", "Scene", "Devices", "Assets",
        "Strings", "Layout", "Lint", "Display", "Frames", "Render", "Compare", "References",
      ]),
    .stage(
      "Report",
      after: ["Graphics", "Problems", "Scene", "Devices", "Assets", "Layout", "Lint", "Compare", "References", "Farm"]),
    .stage(
      "Snapfarm", after: ["Graphics", "Problems", "Scene", "Devices", "Strings", "Layout", "Compare", "Farm", "Report"]),

    // The command.
    .stage("Settings", after: ["Problems"]),
    .stage("Arguments", after: ["Problems"]),
    .executableTarget(
      name: "SnapfarmCommand",
      dependencies: [
        "Graphics", "Problems", "Files", "Digest", "Scene", "Devices", "Layout", "Frames", "Compare", "References",
        "Farm", "Report", "Settings", "Arguments", .target(name: "CMalloc", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: .house),

    // What `make bench` times inside a process.
    .benchmark("BufferBenchmark", of: ["Graphics", "PNG", "Compare"]),
    .benchmark(
      "LayoutBenchmark", of: ["Solver", "Layout", "Scene", "Devices", "Graphics", "Problems", "YAML"]),
    .benchmark(
      "DrawingBenchmark",
      of: ["Graphics", "Problems", "Files", "Digest", "PNG", "Canvas", "Scene", "Layout", "Display", "Render", "Farm"]),

    // Tests: a target each, what holds all of them, and what several of them need.
    .tests("ArchitectureTests"),
    .target(
      name: "TestSupport", dependencies: ["Graphics", "Problems", "Scene", "Layout"], path: "Tests/TestSupport",
      swiftSettings: .house),
    .tests("GraphicsTests", of: ["Graphics"]),
    .tests("SolverTests", of: ["Solver", "TestSupport"]),
    .tests("ProblemsTests", of: ["Problems", "Report", "Farm", "Files", "Layout", "Scene", "YAML"]),
    .tests("FilesTests", of: ["Files", "Problems"]),
    .tests("DigestTests", of: ["Digest", "Graphics"]),
    .tests("PNGTests", of: ["PNG", "Graphics", "Digest", "TestSupport"]),
    .tests("PicturesTests", of: ["Pictures", "PNG", "Graphics", "Digest"], besides: ["Fixtures"]),
    .tests("YAMLTests", of: ["YAML", "Problems", "TestSupport"]),
    .tests("CanvasTests", of: ["Canvas", "Graphics"], besides: ["Fixtures"]),
    .tests("SceneTests", of: ["Scene", "Graphics", "Problems", "YAML", "Files", "TestSupport"]),
    .tests("DevicesTests", of: ["Devices", "Graphics", "Problems", "YAML"]),
    .tests("StringsTests", of: ["Strings", "Graphics", "Problems", "YAML"]),
    .tests("AssetsTests", of: ["Assets", "Devices", "Graphics", "Problems", "YAML"]),
    .tests(
      "LayoutTests",
      of: ["Layout", "Solver", "Scene", "Devices", "Strings", "Graphics", "Problems", "YAML", "TestSupport"],
      besides: ["Cases/Recorded"]),
    .tests("LintTests", of: ["Lint", "Layout", "Scene", "Devices", "Graphics", "Problems", "YAML", "TestSupport"]),
    .tests("DisplayTests", of: ["Display", "Layout", "Scene", "Devices", "Graphics", "Problems"]),
    .tests("FramesTests", of: ["Frames", "Display", "Devices", "Render", "Canvas", "Scene", "Graphics"]),
    .tests("RenderTests", of: ["Render", "Display", "Canvas", "Scene", "Graphics"]),
    .tests("CompareTests", of: ["Compare", "Graphics", "PNG", "Digest", "TestSupport"]),
    .tests("ReferencesTests", of: ["References", "PNG", "Graphics", "Files", "Digest"]),
    .tests(
      "FarmTests",
      of: [
        "Farm", "References", "Scene", "Devices", "Assets", "Strings", "Layout", "PNG", "Files", "Problems", "Graphics",
      ]),
    .tests(
      "ReportTests",
      of: [
        "Report", "Farm", "Lint", "Layout", "Scene", "Assets", "Devices", "Problems", "References", "Compare",
        "Graphics",
      ]),
    .tests("ArgumentsTests", of: ["Arguments", "Settings"]),
    .tests("CommandTests", of: ["SnapfarmCommand", "PNG", "Digest", "Files", "Graphics", "TestSupport"]),
    .tests("DeterminismTests", of: ["SnapfarmCommand", "PNG", "Files", "Graphics", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  static func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
  }

  static func stage(_ name: String, after earlier: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: earlier, swiftSettings: .house)
  }

  /// A stage whose calls of `rounded()` and the like need the C library's mathematics, which nothing else links for it.
  static func mathematics(_ name: String) -> Target {
    .target(
      name: name, swiftSettings: .house, linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
  }

  static func binding(
    _ name: String, over libraries: [Target.Dependency], after earlier: [Target.Dependency]
  ) -> Target {
    .target(name: name, dependencies: libraries + earlier, swiftSettings: .house)
  }

  static func benchmark(_ name: String, of targets: [Target.Dependency]) -> Target {
    Target.executableTarget(name: name, dependencies: targets, path: "Benchmarks/" + name, swiftSettings: .house)
  }

  static func tests(_ name: String, of targets: [Target.Dependency] = [], besides data: [String] = []) -> Target {
    .testTarget(name: name, dependencies: targets, exclude: data, swiftSettings: .house)
  }
}

extension [SwiftSetting] {
  static var house: [SwiftSetting] {
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
  }
}
