/// What can be wrong with a suite and with what the command asks of it (E5xx).
public enum SuiteProblem: Hashable, Sendable, Error {
  /// E500: no suite file here or above.
  case noSuite(folder: String)
  /// E501: a glob that matches nothing.
  case emptyGlob(String, nearest: String?)
  /// E502: a scene that the suite does not have.
  case unknownScene(String, nearest: String?)
  /// E503: a device that the catalogue does not have.
  case unknownDevice(String, nearest: String?)
  /// E504: a group that the suite does not have.
  case unknownGroup(String, nearest: String?)
  /// E505: a word that is a value of two axes.
  case ambiguousValue(String, String, String)
  /// E506: a tolerance that does not say why.
  case toleranceWithoutReason
  /// E507: nothing is left to do.
  case nothingMatches(String)
  /// E508: masks that leave nothing of a picture to compare.
  case maskCoversEverything(scene: String, device: String)
  /// L306: a mask that leaves nothing out of any picture of a run; the views that it names are none.
  case idleMask(views: [String], nearest: String?)
  /// L307: a reference with chunks by which viewers may show other colours than those that are compared.
  case foreignColors(file: String, chunks: [String])
  /// N518: a tolerance for a picture that is equal.
  case toleranceNotNeeded(reason: String)
  /// E510: a frame with more pixels than `limits.maxPixels`.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// E514: folders of references and results that lie in each other, so that one would lose what the other keeps.
  case foldersOverlap(references: String, results: String)
  /// E523: a file of the suite in the folder of results; what it is, in words.
  case partAmongResults(String, String, results: String)
  /// E513: a frame with a side longer than Cairo draws.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// E511: more snapshots than `limits.maxSnapshots`.
  case tooManySnapshots(Int, limit: Int)
  /// E515: two snapshots whose files are one where a file system ignores case.
  case sameFileName(String, String)
  /// E516: no results of a test to take the failures of.
  case noResults(file: String)
  /// E517: a file that should hold results of a test and does not.
  case badResults(file: String)
  /// E520: a picture that takes more bytes while it is drawn than `limits.maxMemory`.
  case tooMuchMemory(need: Int, limit: Int)
  /// E521: a snapshot that is not drawn in the seconds of `limits.timeLimit`.
  case timeLimit(seconds: Double)
  /// E522: pictures on one page of a document that take more bytes than its share of `limits.maxMemory`.
  case pageTooLarge(limit: Int)
  /// E512: a snapshot that `accept` was told and that has nothing pending.
  case notPending(String, nearest: String?)
}
