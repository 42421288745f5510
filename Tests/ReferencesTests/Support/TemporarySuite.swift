import Digest
import Files
import Graphics
import PNG

@testable import References

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A suite folder that is gone after its test.
final class TemporarySuite {
  static let identity = SnapshotIdentity(scene: "keypad", device: "iphone-6", values: [])

  let folder: SuiteFolder
  let references: ReferenceStore
  let pending: PendingStore
  let acceptance: Acceptance

  init() throws {
    let path = "/tmp/snapfarm-references-" + String(UInt64.random(in: .min ... .max), radix: 16)
    try makeFolders(path)
    folder = try SuiteFolder(path)
    references = ReferenceStore(suite: folder, folder: "Snapshots")
    pending = PendingStore(suite: folder, results: ".snapfarm")
    acceptance = Acceptance(references: references, pending: pending, level: 6, pixelLimit: 1 << 20)
  }

  deinit { Self.remove(folder.root) }

  private static func remove(_ path: String) {
    for file in (try? listFiles(in: path, recursive: false, hidden: true)) ?? [] {
      try? removeFile(path + "/" + file)
    }
    for inner in ((try? listFolders(in: path)) ?? []) + [".snapfarm"] {
      let inner = path + "/" + inner
      if folderExists(inner) { remove(inner) }
    }
    rmdir(path)
  }

  /// The bytes of a file; nil where there is none.
  func bytes(_ relative: String) throws -> [UInt8]? {
    let path = try folder.path(for: relative)
    return fileExists(path) ? try readFile(path, limit: 1 << 24) : nil
  }

  func write(_ bytes: [UInt8], to relative: String) throws {
    try writeAtomically(bytes, to: folder.path(for: relative))
  }

  /// Every file, hidden ones too.
  func files() throws -> [String] { try listFiles(in: folder.root, hidden: true) }

  /// Leaves a picture as a test that found a difference does.
  func leave(_ bitmap: Bitmap, base: Provenance.Base, companion: String? = "<svg/>\n") throws {
    let digest = Provenance.Base(companion.map { Array($0.utf8) })
    let bytes = picture(bitmap, level: 3, base: base, companion: digest)
    try pending.write(bytes, companion: companion, for: Self.identity)
  }

  /// Stores a picture as `record` does.
  func record(_ bitmap: Bitmap, companion: String? = "<svg/>\n") throws {
    try references.write(picture(bitmap, level: 6), companion: companion, for: Self.identity)
  }

  /// The base of a picture that was compared with what is stored now.
  func currentBase() throws -> Provenance.Base {
    try bytes("Snapshots/keypad/iphone-6.png").map { .file(ContentDigest($0)) } ?? .missing
  }
}

/// The file of a picture of ours.
func picture(
  _ bitmap: Bitmap, level: Int, base: Provenance.Base? = nil, companion: Provenance.Base? = nil,
  pixels: PixelDigest? = nil
) -> [UInt8] {
  let encoded = EncodedPNG(bitmap, level: level)
  let provenance = Provenance(
    snapshot: "keypad/iphone-6", engine: "e", display: "d", pixels: pixels ?? PixelDigest(bitmap),
    stream: encoded.streamDigest, base: base, companion: companion)
  return encoded.file(provenance: provenance.text)
}

/// A picture of one colour with one pixel of another.
func bitmap(_ color: UInt32, width: Int = 40, height: Int = 30) -> Bitmap {
  var pixels = [UInt32](repeating: color, count: width * height)
  pixels[width + 1] = 0xFF00_00FF
  return Bitmap(width: width, height: height, pixels: pixels)
}
