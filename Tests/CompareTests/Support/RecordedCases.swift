import Graphics
import PNG
import TestSupport

/// The recorded cases, with what is to be found in them.
enum RecordedCases {
  static let all: [RecordedCase] = {
    let document = CaseFiles.read("diff/cases.json").flatMap { JSON($0) }
    return (document?["cases"]?.items ?? []).compactMap { RecordedCase($0) }
  }()

  /// A picture of the cases, decoded anew each time.
  static func picture(_ path: String) throws -> StraightBitmap {
    guard let bytes = CaseFiles.read("diff/" + path) else { throw Missing(path: path) }
    return try PNGFile(bytes).decodeStraight(pixelLimit: 1 << 26)
  }

  struct Missing: Error { let path: String }
}
