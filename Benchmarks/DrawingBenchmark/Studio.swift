import Canvas
import Digest
import Display
import Farm
import Files
import Graphics
import Layout
import PNG
import Problems
import Render
import Scene

/// Some snapshots of a suite and the fonts they are set in: the steps of a worker, one by one.
///
/// Its scenes show no pictures.
final class Studio {
  let jobs: [Job]
  private let suite: LoadedSuite
  private let fonts: FontSet
  private let tiles = ShadowTiles()

  init(suite file: String, scenes: [String]) throws {
    suite = try loadSuite(file: file, from: "/")
    var selection = Selection()
    selection.scenes = scenes
    jobs = try makePlan(of: suite, selection).jobs
    fonts = try FontSet(faces: suite.fonts.faces)
  }

  /// Takes every snapshot through all steps, the last of which replaces a file.
  func takeAll(writingTo path: String, timing: inout Timing) throws {
    for job in jobs {
      let list = timing.take(.layout) { display(job) }
      let surface = try draw(list, timing: &timing)
      let digest = timing.take(.digest) {
        surface.withPixels { PixelDigest(width: list.width, height: list.height, pixels: $0) }
      }
      let size = try timing.take(.png) {
        // As references are made: the text names the stream that it stands beside.
        let encoded = surface.withPixels {
          EncodedPNG(width: list.width, height: list.height, pixels: $0, level: 6)
        }
        let bytes = encoded.file(provenance: "\(digest) \(encoded.streamDigest)")
        try writeAtomically(bytes, to: path, isDurable: false)
        return bytes.count
      }
      timing.add(size: size)
    }
  }

  private func display(_ job: Job) -> DisplayList {
    let defaults = FontDefaults(family: suite.suite.fonts.defaultFamily, fallback: suite.suite.fonts.fallback)
    let layout = layOut(
      job.scene, in: job.environment, fonts: defaults, groups: suite.suite.groups, measuring: self)
    return displayList(of: layout, background: .white)
  }

  /// A surface cannot be handed out of a closure.
  private func draw(_ list: DisplayList, timing: inout Timing) throws -> Surface {
    let start = Timing.milliseconds()
    let surface = try Render.draw(list, fonts: fonts, pictures: self, tiles: tiles)
    timing.add(.draw, since: start)
    return surface
  }
}

extension Studio: Measuring {
  func text(_ text: StyledText, width: Double?) throws(Problem) -> TextBlock {
    do {
      return try fonts.layout(text, width: width)
    } catch {
      throw .name(.noFont)
    }
  }

  func leastWidth(of text: StyledText) throws(Problem) -> Double {
    do {
      return try fonts.leastWidth(of: text)
    } catch {
      throw .name(.noFont)
    }
  }

  func image(_ name: String) throws(NameProblem) -> ImageReference { throw Self.unknown(name) }

  fileprivate static func unknown(_ name: String) -> NameProblem {
    .unknownImage(name, device: "", folders: [], nearest: nil)
  }
}

extension Studio: PictureSource {
  func bitmap(of file: String) throws -> Bitmap { throw Self.unknown(file) }

  func bitmap(of file: String, drawnAt size: PixelSize) throws -> Bitmap { throw Self.unknown(file) }

  func jpeg(of file: String) -> [UInt8]? { nil }

  func draw(_ file: String, in rect: Rect, on page: borrowing Surface) throws { throw Self.unknown(file) }
}
