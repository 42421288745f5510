import Graphics
import PNG
import Testing

/// A suite small enough to be drawn in a moment, in a folder of its own: two scenes on two devices.
final class SmallSuite: Sendable {
  let folder: TestFolder

  /// Every snapshot, in plan order.
  static let snapshots = ["card/100x80@1", "card/60x60@2", "logo/100x80@1", "logo/60x60@2"]

  static let file = """
    format: 1
    suite: small
    devices: [100x80@1, 60x60@2]
    fonts: {default: Roboto}

    """

  static let card = """
    scene: card
    root:
      background: white
      children:
        - {id: box, frame: [10, 8, 40, 20], background: "#336699", cornerRadius: 4}
        - {id: title, text: Hi there, frame: [4, 34, 52, 20], font: {size: 11}}

    """

  static let logo = """
    scene: logo
    root:
      background: "#eeeeee"
      children:
        - {id: mark, image: mark, frame: [6, 6, 24, 24]}

    """

  init(in place: TestFolder? = nil) throws {
    folder = try place ?? TestFolder()
    try folder.write(Self.file, to: "snapfarm.yaml")
    try folder.write(Self.card, to: "Scenes/card.yaml")
    try folder.write(Self.logo, to: "Scenes/logo.yaml")
    try folder.write(encodePNG(checkerboard(0xFF20_8040, 0xFFFF_FFFF), level: 6), to: "Images/mark.png")
  }

  /// Runs the command in the suite's folder.
  func run(_ words: String..., environment: [String: String] = Snapfarm.environment) async throws -> CommandRun {
    try await Snapfarm.run(words, in: folder.path, environment: environment)
  }

  /// Stores all references and sees that they were.
  func record() async throws {
    let run = try await run("record")
    try #require(run.end == .exited(0), "\(run.story)")
  }

  /// Runs the test and reads what it says of itself.
  func test(_ words: String...) async throws -> (run: CommandRun, results: JSON) {
    let run = try await Snapfarm.run(["test"] + words + ["--json", "results.json"], in: folder.path)
    return (run, try JSON(try folder.text("results.json")))
  }
}

/// The names of the snapshots that ended in a way.
func names(_ status: String, in results: JSON) -> [String] {
  results.outcomes.elements.filter { $0.status == .string(status) }.compactMap { $0.id.text }
}

/// The numbers of the snapshots by the ways in which they ended, without those that are zero.
func counts(_ results: JSON) -> [String: Int] {
  var counts: [String: Int] = [:]
  for word in results.counts.keys {
    if let count = results.counts[dynamicMember: word].int, count > 0 { counts[word] = count }
  }
  return counts
}

/// A picture of 8 × 8 fields of 3 × 3 pixels.
func checkerboard(_ first: UInt32, _ second: UInt32) -> Bitmap {
  let pixels = (0..<24 * 24).map { ($0 % 24 / 3 + $0 / 24 / 3) % 2 == 0 ? first : second }
  return Bitmap(width: 24, height: 24, pixels: pixels)
}
