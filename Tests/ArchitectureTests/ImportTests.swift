import Testing

@Suite("Imports go one way")
struct ImportTests {
  @Test(arguments: TargetRow.all.map(\.name))
  func `a target imports what its row allows`(target: String) throws {
    let row = try #require(TargetRow.all.first { $0.name == target })
    let files = Repository.swiftFiles(below: row.parent + "/" + target)
    #expect(!files.isEmpty)
    for file in files { #expect(forbiddenImports(in: file.tokens, of: row) == [], "\(file.path)") }
  }

  @Test func `no row uses a later one`() {
    #expect(mistakes(of: TargetRow.all) == [])
  }

  @Test func `only bindings and the command see C`() {
    let rows = TargetRow.all.filter { !$0.libraries.isEmpty }
    #expect(rows.map(\.name) == ["Digest", "PNG", "Pictures", "YAML", "Canvas", "SnapfarmCommand"])
    #expect(rows.last?.libraries == ["CMalloc"])
  }

  @Test func `the manifest says the same as the table`() throws {
    let declared = declaredTargets(in: try #require(Repository.text(of: "Package.swift")))
    #expect(declared.map(\.name) == TargetRow.all.map(\.name))
    for (target, row) in zip(declared, TargetRow.all) {
      #expect(Set(target.dependencies) == Set(row.modules + row.libraries), "\(row.name)")
    }
  }

  @Test(arguments: [
    ("import Farm", "Farm"), ("package import Farm", "Farm"), ("@_exported public import Farm", "Farm"),
    ("import struct Farm.Plan", "Farm"), ("#if canImport(Darwin)\nimport Foundation\n#endif", "Foundation"),
    ("import CCairo", "CCairo"),
  ])
  func `a forbidden import is found`(source: String, module: String) {
    let row = TargetRow("Layout", ["Graphics"])
    let found = forbiddenImports(in: tokens(of: "import Graphics\n" + source), of: row)
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("Layout may not import \(module)") == true)
  }

  @Test(arguments: ["// import Farm", "let a = \"import Farm\"", "x.import(Farm)", "let `import` = Farm"])
  func `other uses of the word are none`(source: String) {
    #expect(imports(of: tokens(of: source)).isEmpty)
  }

  @Test func `a table that turns back is found`() {
    let table = [TargetRow("A", ["B"]), TargetRow("B", ["C", "A"])]
    #expect(mistakes(of: table) == ["A comes before B, which it imports", "B comes before C, which it imports"])
  }

  @Test func `rows of a manifest are read`() {
    let manifest = """
        .system("CA", pkgConfig: "a"),
        .stage("A"),
        .binding("B", over: ["CA"], after: ["A"]),
        .executableTarget(
          name: "C",
          dependencies: ["A", "B"]),
        .tests("ATests", of: ["A"]),
      ]
      extension "X"
      """.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    let found = declaredTargets(in: manifest)
    #expect(found.map(\.name) == ["A", "B", "C"])
    #expect(found.map(\.dependencies) == [[], ["CA", "A"], ["A", "B"]])
  }
}
