import Files
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
  /// The ending of a name that was asked for, such as `jpg`, for files of its kind; nil is the kind's own.
  package var ending: String?
  /// How good JPEG is, and WebP that may lose something, from 1 to 100; nil is 90, and WebP that loses nothing.
  package var quality: Int?
  /// What is put around and under the screens that `render` draws.
  package var dressing = Dressing()
  /// What the pictures are for.
  package var preset: OutputPreset?
  /// The sheet of all pictures, a path; nil is none.
  package var sheet: String?
  /// How large pictures are on it.
  package var sheetSizes = SheetSizes.points
  /// Whether outcomes say what was written, with digests.
  package var notesFiles = false
  /// Whether text is outlines in the SVG that `render` writes; nil is what the suite says.
  package var outlinesText: Bool?
  /// Whether the SVG that `render` writes has filters.
  package var hasFilters = true
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

  /// The ending of the names of files of a kind.
  func ending(of format: PictureFormat) -> String {
    ending.flatMap { PictureFormat(ending: $0) == format ? $0 : nil } ?? format.rawValue
  }

  /// The folder that `render` writes to.
  func folder(of suite: LoadedSuite) throws(FileError) -> String {
    if let output { return output }
    return try suite.folder.path(for: suite.suite.results + "/render")
  }

  package init(verb: RunResult.Verb, workers: Int) {
    self.verb = verb
    self.workers = workers
  }
}

/// libdeflate's levels where `RunOptions.pngLevel` says nothing: what `render` writes is made again at any time, pending
/// pictures are read once, references for years.
///
/// Of a drawn screen, level 1 takes two thirds of the time of level 6 and is a quarter larger.
enum CompressionLevel {
  static let rendered = 1
  static let pending = 3
  static let reference = 6
}
