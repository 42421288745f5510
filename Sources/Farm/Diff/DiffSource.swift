import Files

/// Where the files of pairs are.
struct DiffSource: Sendable {
  private enum Place: Sendable {
    case file(String)
    case folder(SuiteFolder)
  }

  private let a: Place
  private let b: Place

  /// Two files, by their absolute paths.
  init(fileA: String, fileB: String) {
    (a, b) = (.file(fileA), .file(fileB))
  }

  /// Two folders, by their absolute paths.
  init(folderA: String, folderB: String) throws(FileError) {
    (a, b) = (.folder(try SuiteFolder(folderA)), .folder(try SuiteFolder(folderB)))
  }

  /// The bytes of a file; of two files the name has no meaning.
  func read(_ name: String, _ side: DiffSide) throws(DiffFault) -> [UInt8] {
    do throws(FileError) {
      switch side == .a ? a : b {
      case .file(let path): return try readFile(path, limit: Self.largestFile)
      case .folder(let folder): return try readFile(folder.path(for: name), limit: Self.largestFile)
      }
    } catch {
      switch error.cause {
      case .system(missingFile): throw .missing(side)
      case .outside: throw .outside(side)
      default: throw .unreadable(side, reason: error.reason)
      }
    }
  }

  /// No PNG that fits the limit of pixels comes near this.
  private static let largestFile = 1 << 30
}

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

private let missingFile = ENOENT
