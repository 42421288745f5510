import Files
import PNG

/// The place of the picture of one difference.
struct DifferenceFile {
  private let path: String
  private let typed: String
  private let inputs: [String]

  /// The place for a pair; nil where nobody wants its picture.
  init?(_ name: String, _ options: DiffOptions, areFolders: Bool) {
    guard let output = options.output else { return nil }
    path = areFolders ? FilePaths.join(output, name) : output
    typed = areFolders ? FilePaths.join(options.typedOutput, name) : options.typedOutput
    inputs = options.inputs
  }

  /// Writes a picture.
  ///
  /// - Returns: Where it was written, as people typed it.
  func write(_ picture: [UInt8]) throws(DiffFault) -> String {
    guard !isAmongInputs else { throw .wouldOverwrite(file: typed) }
    do throws(FileError) {
      try writeFile(picture, to: path, isDurable: false)
    } catch {
      throw .unwritable(file: typed, reason: error.reason)
    }
    return typed
  }

  /// Removes the picture that an earlier run wrote, which would tell of something else; nothing that is not ours.
  func removeOld() throws(DiffFault) {
    guard isOurs, !isAmongInputs else { return }
    do throws(FileError) {
      try removeFile(path)
    } catch {
      throw .unwritable(file: typed, reason: error.reason)
    }
  }

  /// Looked at for each picture, because any folder on the way may be a link.
  private var isAmongInputs: Bool {
    let place = realPlace(of: path)
    return inputs.contains { $0 == place || relativePath(of: place, inside: $0) != nil }
  }

  /// What we write says so in its first chunks, so that a large picture of somebody else costs nothing.
  private var isOurs: Bool {
    guard let head = try? readHead(path, count: 1 << 10) else { return false }
    return readPNGProvenance(inHead: head) == differenceProvenance
  }
}

/// What pictures of differences say about themselves, so that they are known again.
let differenceProvenance = "snapfarm-difference 1\n"
