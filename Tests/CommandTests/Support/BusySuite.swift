import Testing

/// A suite with something to do for every verb: changed and new pictures, some of them pending, and orphans.
struct BusySuite {
  private let suite: SmallSuite
  let references: [String: [UInt8]]

  init() async throws {
    suite = try SmallSuite()
    let devices = (0..<12).map { "\(100 + $0)x80@1" }.joined(separator: ", ")
    try suite.folder.replace("100x80@1, 60x60@2", with: devices + ", 60x60@1", in: "snapfarm.yaml")
    try await suite.record()
    try suite.folder.replace(", 60x60@1", with: "", in: "snapfarm.yaml")
    try suite.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    try suite.folder.write(
      SmallSuite.logo.split(separator: "logo").joined(separator: "icon"), to: "Scenes/icon.yaml")
    let (run, _) = try await suite.test()
    try #require(run.end == .exited(1), "\(run.story)")
    references = try suite.folder.contents("Snapshots")
  }

  func copy() throws -> TestFolder {
    let folder = try TestFolder(inMemory: true)
    try copy(to: folder)
    return folder
  }

  func copy(to folder: TestFolder) throws {
    for (name, bytes) in try suite.folder.contents("") { try folder.place(bytes, at: name) }
  }
}
