import Digest
import Farm
import Files
import Report

/// No picture of ours comes near this.
private let largestPicture = 1 << 30

/// How many bytes of pictures get a readable copy, which takes four thirds of them; the page shows the others, and
/// cannot read their pixels.
private let readableBytes = 256 << 20

/// The pictures of a report, each under its digest: those of snapshots that somebody has to look at.
struct ReportPictures {
  private let folder: String
  /// The copies, by the paths of their originals.
  private var copies: [String: PagePicture] = [:]
  private var kept: Set<String> = []
  private var readableLeft = readableBytes

  /// Copies what the page shows.
  ///
  /// - Parameters:
  ///   - result: What the page is about.
  ///   - suite: Where the pictures are.
  ///   - root: The folder of the report.
  /// - Throws: What keeps a copy from being written.
  init(of result: RunResult, in suite: SuiteFolder, to root: String) throws {
    folder = FilePaths.join(root, "images")
    for outcome in result.outcomes {
      for role in PictureRole.allCases {
        guard let original = Self.original(of: outcome, role), copies[original] == nil else { continue }
        // What has vanished since is not shown.
        guard let bytes = try? readFile(suite.path(for: original), limit: largestPicture) else { continue }
        copies[original] = try copy(bytes, isReadable: outcome.status != .error)
      }
    }
  }

  func picture(of outcome: Outcome, _ role: PictureRole) -> PagePicture? {
    Self.original(of: outcome, role).flatMap { copies[$0] }
  }

  /// Removes the pictures of an earlier page.
  func dropOthers() throws {
    guard folderExists(folder) else { return }
    for file in try listFiles(in: folder, recursive: false) where Self.isOurs(file) && !kept.contains(file) {
      try removeFileIfThere(FilePaths.join(folder, file))
    }
  }

  private mutating func copy(_ bytes: [UInt8], isReadable: Bool) throws -> PagePicture {
    let name = ContentDigest(bytes).short
    let hasTwin = kept.contains(name + ".js") || (isReadable && bytes.count <= readableLeft)
    if kept.insert(name + ".png").inserted { try write(bytes, as: name + ".png") }
    if hasTwin, kept.insert(name + ".js").inserted {
      readableLeft -= bytes.count
      try write(pictureTwin(named: name, of: bytes), as: name + ".js")
    }
    return PagePicture(path: "images/\(name).png", hasTwin: hasTwin)
  }

  private func write(_ bytes: [UInt8], as name: String) throws {
    try writeAtomically(bytes, to: FilePaths.join(folder, name), isDurable: false)
  }

  /// The file of a picture that the page shows, relative to the suite's folder.
  private static func original(of outcome: Outcome, _ role: PictureRole) -> String? {
    switch (outcome.status, role) {
    case (.changed, .expected), (.sizeChanged, .expected): outcome.files.expected
    case (.changed, .actual), (.sizeChanged, .actual), (.missing, .actual), (.error, .actual): outcome.files.actual
    default: nil
    }
  }

  /// Whether a name is twelve digits of a digest, as we give them; anything else in the folder is somebody's.
  private static func isOurs(_ name: String) -> Bool {
    let digits = name.prefix { $0 != "." }
    return digits.count == 12 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
      && [".png", ".js"].contains(name.dropFirst(12))
  }
}
