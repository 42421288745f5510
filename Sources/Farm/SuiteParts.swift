import Files
import Synchronization

/// What a file is to the suite that has it.
package enum SuitePart: String, Hashable, Sendable, CaseIterable {
  case suite, scene, component, data, profile, strings, image, font, mask

  /// The file in words.
  package var words: String {
    switch self {
    case .suite: "the suite's own file"
    case .scene: "a scene of the suite"
    case .component: "a component of the suite"
    case .data: "data of the suite"
    case .profile: "a profile of the suite"
    case .strings: "strings of the suite"
    case .image: "an image of the suite"
    case .font: "a font of the suite"
    case .mask: "a mask of the suite"
    }
  }
}

/// The files of a suite by their paths, taken down where they are listed and read.
final class SuiteParts: Sendable {
  private let parts = Mutex<[String: SuitePart]>([:])

  /// Takes a file down; what is known of it already counts less, for a file is listed before anybody looks into it.
  func note(_ path: String, _ part: SuitePart) {
    let path = FilePaths.normalise(path)
    parts.withLock { $0[path] = part }
  }

  /// All of them.
  var all: [String: SuitePart] { parts.withLock { $0 } }
}

extension LoadedSuite {
  /// What a file is to the suite, links followed.
  ///
  /// - Parameter path: The absolute path, at which nothing need be.
  /// - Returns: The part; nil for none of its files.
  package func part(at path: String) -> SuitePart? {
    [FilePaths.normalise(path), realPlace(of: path)].lazy
      .compactMap { relativePath(of: $0, inside: folder.root) }.compactMap { parts[$0] }.first
  }
}
