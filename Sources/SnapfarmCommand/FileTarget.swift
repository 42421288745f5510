import Arguments
import Farm
import Files
import Scene

/// A file that a flag has something written to; of `diff`, a folder too.
struct FileTarget {
  /// The flag that names it.
  let flag: String
  /// As it was typed.
  let typed: String
  /// The absolute path.
  let path: String
  /// What is written.
  let content: Flag.Content

  /// Reads a flag; `ending` is added to a name that has none.
  init?(_ flag: Flag, in invocation: Invocation, _ folder: String, ending: String = "") {
    guard let content = flag.writes, var typed = invocation.value(of: flag) else { return nil }
    let named = FilePaths.join(folder, typed)
    let name = typed.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if !name.isEmpty, name != "-", !name.contains("."), !deviceExists(named), !folderExists(named) { typed += ending }
    self.flag = "--" + flag.name
    self.typed = typed
    self.content = content
    path = FilePaths.join(folder, typed)
  }

  /// Whether it is standard output.
  var isStandardOutput: Bool { isStandardOutputName(typed) }

  /// Whether it is a device or the like, which nothing is lost in.
  var isDevice: Bool { isStandardOutput || deviceExists(path) }

  /// The path without links.
  var place: String { realPlace(of: path) }

  /// - Throws: That a file is there that nobody means to lose for a result: by its first bytes it is something else.
  fileprivate func refuseForeign() throws(UsageError) {
    guard let head = try? readHead(path, count: 512), !content.mayBegin(head) else { return }
    throw .isForeign(flag: flag, path: typed, content: content)
  }
}

extension [FileTarget] {
  /// Refuses to lose something for a result.
  ///
  /// - Parameter suite: The suite; nil where there is none, or none that can be read.
  /// - Throws: Which of them is one of the suite's files, among its references, or there and something else.
  func refuseLoss(in suite: LoadedSuite?) throws(UsageError) {
    for target in self where !target.isDevice {
      if let suite {
        try suite.refuse(target.path)
        if let part = suite.part(at: target.path) {
          throw .overwrites(flag: target.flag, path: target.typed, what: part.words)
        }
      }
      try target.refuseForeign()
    }
  }

  /// - Throws: Which of them is a file that another of them is too.
  func refuseSharing() throws(UsageError) {
    var taken: [String] = []
    for target in self where target.isStandardOutput || !target.isDevice {
      let place = target.isStandardOutput ? "-" : target.place
      guard !taken.contains(place) else {
        throw .overwrites(flag: target.flag, path: target.typed, what: "another result")
      }
      taken.append(place)
    }
  }
}

extension Command {
  /// The files that flags have something written to.
  /// - Throws: Which of them is a file that another of them is too.
  func targets() throws -> [FileTarget] {
    let folder = try currentFolder()
    let targets = invocation.verb.flags.compactMap { FileTarget($0, in: invocation, folder) }
    try targets.refuseSharing()
    return targets
  }
}

extension LoadedSuite {
  /// References change by `record` and `accept` only, and what others write among them would be taken for one.
  func refuse(_ path: String) throws(UsageError) {
    let references =
      (try? folder.path(for: suite.references)) ?? FilePaths.normalise(FilePaths.join(folder.root, suite.references))
    let (path, place) = (FilePaths.normalise(path), realPlace(of: path))
    guard !FilePaths.isInside(path, references), !FilePaths.isInside(place, realPlace(of: references)) else {
      throw .amongReferences(path: path, folder: suite.references)
    }
  }
}

/// Whether a word names standard output.
func isStandardOutputName(_ word: String) -> Bool { ["-", "/dev/stdout"].contains(word) }

extension Flag.Content {
  /// Whether a file that begins so may be one of this kind; what has nothing in it may be anything.
  fileprivate func mayBegin(_ head: [UInt8]) -> Bool {
    guard let first = head.first(where: { !" \n\r\t\u{FEFF}".utf8.contains($0) }) else { return true }
    return switch self {
    case .json: "{[".utf8.contains(first)
    case .xml, .html: first == UInt8(ascii: "<")
    case .picture: beginsPicture(head)
    }
  }
}
