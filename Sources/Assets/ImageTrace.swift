/// How a name was looked up on a device: every candidate, and what became of it.
package struct ImageTrace: Sendable, Hashable {
  /// The name asked for.
  package var request: String
  /// The device, by its id.
  package var device: String
  /// The folders of images, in the order in which they are searched.
  package var folders: [String]
  /// Whether the name is exactly that of a file, which is then taken.
  package var isExactName = false
  /// Every file of that name, folder by folder, each in the order of its path.
  package var candidates: [Candidate] = []
  /// The file taken; nil where none fits.
  package var choice: ImageChoice?

  /// A file and what became of it.
  package struct Candidate: Sendable, Hashable {
    /// The path, relative to the suite's folder.
    package var file: String
    package var fate: Fate
  }

  /// What became of a candidate.
  package enum Fate: Sendable, Hashable {
    case chosen
    /// It is for something else than the device is; in words of names and profiles.
    case contradicts(ImageCriterion, says: String, device: String)
    /// It asks for something that no profile says, in the words of its folder or catalogue.
    case foreign(String)
    /// The request asks for another ending, height, orientation, scale or idiom.
    case notAsked(String)
    /// A catalogue names it, and it is not there.
    case gone
    /// It fits, and another suits the device better; what it says and what the other one says.
    case outranked(ImageCriterion, says: String?, winner: String?)
    /// It fits as well as another of which the path comes first.
    case sameRank
    /// An earlier folder has a fitting file.
    case laterFolder
  }
}
