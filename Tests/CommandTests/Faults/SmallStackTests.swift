import Testing

/// Scenes as deep as they may be, where threads get small stacks: how small, whoever calls the command says.
@Suite struct SmallStackTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write("suite: deep\ndevices: [100x80@1]\nfonts: {default: Roboto}\n", to: "snapfarm.yaml")
  }

  /// Stacks of half a MiB, and none said for the first thread, which gives 2 MiB to the others.
  @Test(
    arguments: ["layout: constraints", "layout: {grid: {columns: [auto, \"minmax(auto 1fr)\"]}}"],
    ["ulimit -s 512", "ulimit -s unlimited 2>/dev/null || :"])
  func `every verb that reads the scene ends as ever`(container: String, limit: String) async throws {
    try writeScene(container)
    for words in [["list"], ["layout", "deep"], ["explain", "view", "deep", "box[241]"], ["lint"], ["render"]] {
      let command = try #require(Snapfarm.path)
      let run = try await RunningCommand(
        [command] + words, in: folder.path, environment: Snapfarm.environment, prelude: limit
      ).finish(within: 240)
      // Lint finds something in constraints that leave things open.
      #expect(run.end == .exited(0) || words == ["lint"] && run.end == .exited(1), "\(words) \(run.story)")
    }
  }

  /// Components use one another, because a file is less deep than a scene.
  private func writeScene(_ container: String) throws {
    let (files, levels) = (4, 60)
    for file in 0..<files {
      let inner = file == 0 ? "{width: 5, height: 5}" : "{use: c\(file - 1)}"
      let open = String(repeating: "{\(container), children: [", count: levels)
      let close = String(repeating: "]}", count: levels)
      try folder.write("component: c\(file)\nnode: \(open)\(inner)\(close)\n", to: "Components/c\(file).yaml")
    }
    try folder.write("scene: deep\nroot: {children: [{use: c\(files - 1)}]}\n", to: "Scenes/deep.yaml")
  }
}
