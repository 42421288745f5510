package import Scene

/// How a plan is carried out.
package struct RunOptions: Sendable {
  /// What is done with each picture.
  package var verb: RunResult.Verb
  /// How many pictures are drawn at once.
  package var workers: Int
  /// The bytes that pictures may take while they are drawn; nil is what the suite says.
  package var maxMemory: Int?
  /// The seconds in which a snapshot has to be drawn; nil is what the suite says.
  package var timeLimit: Double?
  /// Where `render` writes, as the command gave it; relative to the folder it stands in.
  package var output: String?
  /// What `render` writes.
  package var formats: Set<PictureFormat> = [.png, .svg]
  /// Whether text is outlines in the SVG that `render` writes; nil is what the suite says.
  package var outlinesText: Bool?
  /// Whether the SVG that `render` writes has filters.
  package var hasFilters = true
  /// The device that `render` draws around each screen.
  package var frame: FrameChoice?
  /// How hard the PNG files of pictures are compressed, from 0 to 12; nil is `CompressionLevel`'s word.
  package var pngLevel: Int?
  /// Whether references are decoded even where their recorded digest could answer.
  package var decodesReferences = false

  /// Whether a test stores the first reference of snapshots that have none.
  package var recordsMissing = false
  /// Whether a test stores the pictures that differ as references.
  package var recordsChanged = false
  /// Whether differences from references of another engine are ordinary ones.
  package var allowsEngineMismatch = false

  /// Whether outcomes say what was drawn, for a run that is compared with another.
  package var notesDisplay = false
  /// Whether pictures are drawn and dropped, with nothing compared or written.
  package var onlyDraws = false

  /// Whether documents are written besides pictures.
  var writesDocuments: Bool { verb == .render && !onlyDraws && formats.contains(.pdf) }

  package init(verb: RunResult.Verb, workers: Int) {
    self.verb = verb
    self.workers = workers
  }
}

/// Levels of compression where `RunOptions.pngLevel` says nothing: what `render` writes is made again at any time, pending
/// pictures are read once, references for years.
///
/// Of a drawn screen, level 1 takes less than half the time of level 6 and is a quarter larger.
enum CompressionLevel {
  static let rendered = 1
  static let pending = 3
  static let reference = 6
}
