/// What a target's files may import.
struct TargetRow {
  var name: String
  /// Targets of this package, all of them earlier in the flow.
  var modules: [String]
  /// C libraries; only bindings have some.
  var libraries: [String] = []
  /// Modules of the system and the toolchain besides `Glibc` and `Darwin`, which any stage may use for mathematics.
  var standard: [String] = []
  /// The folder in which the target's own folder stands.
  var parent = "Sources"

  init(
    _ name: String, _ modules: [String] = [], libraries: [String] = [], standard: [String] = [],
    parent: String = "Sources"
  ) {
    self.name = name
    self.parent = parent
    self.modules = modules
    self.libraries = libraries
    self.standard = standard
  }

  func mayImport(_ module: String) -> Bool {
    (modules + libraries + standard + ["Glibc", "Darwin"]).contains(module)
  }

  /// The targets in the order in which a scene flows through them.
  static let all: [TargetRow] = [
    TargetRow("Graphics"),
    TargetRow("Problems"),
    TargetRow("Solver"),
    TargetRow("Files", ["Problems"]),
    TargetRow("Digest", ["Graphics"], libraries: ["CXXHash", "CCrypto", "CLateLibraries"]),
    TargetRow("PNG", ["Graphics", "Digest"], libraries: ["CPNGReader", "CDeflate"]),
    TargetRow("Pictures", ["Graphics", "PNG"], libraries: ["CJPEGReader", "CJPEGWriter", "CWebP"]),
    TargetRow("YAML", ["Problems"], libraries: ["CYAML"]),
    TargetRow(
      "Canvas", ["Graphics"], libraries: ["CCairo", "CPango", "CFontconfig", "CRSVGLoader", "CLateLibraries"],
      standard: ["Synchronization"]),
    TargetRow("Scene", ["Graphics", "Problems", "YAML"]),
    TargetRow("Devices", ["Graphics", "Problems", "YAML"], standard: ["Synchronization"]),
    TargetRow("Assets", ["Graphics", "Problems", "YAML", "Devices"]),
    TargetRow("Strings", ["Graphics", "Problems", "YAML"], standard: ["Synchronization"]),
    TargetRow("Layout", ["Graphics", "Problems", "Solver", "Scene", "Devices", "Strings"]),
    TargetRow("Lint", ["Graphics", "Problems", "Scene", "Devices", "Layout"]),
    TargetRow("Display", ["Graphics", "Problems", "Scene", "Devices", "Layout", "Digest"]),
    TargetRow("Frames", ["Graphics", "Devices", "Display"]),
    TargetRow("Render", ["Graphics", "Scene", "Display", "Canvas"]),
    TargetRow("Compare", ["Graphics"]),
    TargetRow("References", ["Graphics", "Problems", "Files", "Digest", "PNG"]),
    TargetRow(
      "Farm",
      [
        "Graphics", "Problems", "Files", "YAML", "Digest", "PNG", "Pictures", "Canvas", "Scene", "Devices", "Assets",
        "Strings", "Layout", "Lint", "Display", "Frames", "Render", "Compare", "References",
      ], standard: ["Synchronization"]),
    TargetRow(
      "Report",
      ["Graphics", "Problems", "Scene", "Devices", "Assets", "Layout", "Lint", "Compare", "References", "Farm"]),
    TargetRow(
      "Snapfarm", ["Graphics", "Problems", "Scene", "Devices", "Strings", "Layout", "Compare", "Farm", "Report"]),
    TargetRow("Settings", ["Problems"]),
    TargetRow("Arguments", ["Problems"]),
    TargetRow(
      "SnapfarmCommand",
      [
        "Graphics", "Problems", "Files", "Digest", "Scene", "Devices", "Layout", "Frames", "Compare", "References",
        "Farm", "Report", "Settings", "Arguments",
      ], libraries: ["CMalloc"], standard: ["Synchronization"]),
    TargetRow("BufferBenchmark", ["Graphics", "PNG", "Compare"], parent: "Benchmarks"),
    TargetRow(
      "LayoutBenchmark", ["Solver", "Layout", "Scene", "Devices", "Graphics", "Problems", "YAML"], parent: "Benchmarks"),
    TargetRow(
      "DrawingBenchmark",
      ["Graphics", "Problems", "Files", "Digest", "PNG", "Canvas", "Scene", "Layout", "Display", "Render", "Farm"],
      parent: "Benchmarks"),
  ]
}
