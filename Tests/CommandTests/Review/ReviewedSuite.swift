import Testing

/// A suite whose test has left three pictures: two of a scene that has changed, and a new one.
final class ReviewedSuite: Sendable {
  let small: SmallSuite

  var folder: TestFolder { small.folder }

  init() async throws {
    small = try SmallSuite()
    try await small.record()
    try small.folder.replace("#336699", with: "#33669a", in: "Scenes/card.yaml")
    remove(small.folder.path("Snapshots/logo/60x60@2.png"))
    remove(small.folder.path("Snapshots/logo/60x60@2.svg"))
    try #require(try await small.test().run.end == .exited(1))
  }

  /// Reviews with what a pipe hands over.
  func review(
    _ keys: String, _ words: String..., environment: [String: String] = Snapfarm.environment
  ) async throws -> CommandRun {
    let script = "keys=$1; shift; printf '%s' \"$keys\" | \"$@\""
    let command = ["/bin/sh", "-c", script, "sh", keys, try #require(Snapfarm.path), "review"] + words
    return try await RunningCommand(command, in: folder.path, environment: environment).finish()
  }

  /// The names of what is pending.
  func pending() throws -> [String] {
    var seen: Set<String> = []
    return try folder.files(".snapfarm/pending").map { String($0.dropLast(4)) }.filter { seen.insert($0).inserted }
  }

  static let all = ["card/100x80@1", "card/60x60@2", "logo/60x60@2"]
}
