import Files
import Graphics
import PNG

/// A suite of many small frames that together have something of everything that is drawn.
enum FrameSuite {
  static let count = 100

  static let file = """
    format: 1
    suite: frames
    devices: [150x110@1]
    fonts:
      default: Roboto
      fallback: [Droid Sans Fallback, NanumGothic, Noto Sans Arabic, Noto Sans Hebrew, Noto Sans\(TestFiles.emoji)]
    colors: {brand: {light: "#30b0c7", dark: "#40c8e0"}}

    """

  /// The scene file of a frame.
  static func scene(_ number: Int) -> String {
    var chance = Chance(seed: UInt64(number) &* 7919 &+ 17)
    let kinds = FrameKind.allCases
    let nodes = kinds[number % kinds.count].nodes(&chance, turn: number / kinds.count).map { "    - \($0)\n" }
    let snap = chance.isLucky(5) ? "  snap: none\n" : ""
    return """
      scene: \(name(number))
      devices: [150x110@\(chance.pick(["1", "1", "1", "1", "1", "1.5", "2", "2.6"]))]
      variants: {appearance: [\(chance.pick(["light", "light", "dark"]))]}
      root:
        background: \(chance.isLucky(3) ? chance.gradient() : chance.pick(["systemBackground", "brand", "\"#fdf6e3\""]))
        direction: \(chance.isLucky(4) ? "rightToLeft" : "leftToRight")
      \(snap)  children:

      """ + nodes.joined()
  }

  static func name(_ number: Int) -> String { "frame-\(number / 10)\(number % 10)" }

  /// Writes the suite into a folder; if asked for, with names of files that put the scenes into the opposite order.
  static func write(to folder: String, isReversed: Bool = false) throws {
    func place(_ bytes: [UInt8], _ relative: String) throws {
      let path = FilePaths.join(folder, relative)
      try makeFolders(FilePaths.parent(of: path))
      try writeFile(bytes, to: path)
    }
    try place(Array(file.utf8), "snapfarm.yaml")
    for number in 0..<count {
      let place = isReversed ? count - 1 - number : number
      try writeScene(scene(number), FilePaths.join(folder, "Scenes/\(name(place)).yaml"))
    }
    for (name, bytes) in try TestFiles.all() { try place(bytes, name) }
  }

  private static func writeScene(_ text: String, _ path: String) throws {
    try makeFolders(FilePaths.parent(of: path))
    try writeFile(Array(text.utf8), to: path)
  }
}
