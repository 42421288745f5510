import Problems
import Testing
import YAML

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A case of another engine in our words: a scene, and what is known of the frames of its views.
///
/// `Scripts/translate-stack-cases` writes them to `Cases/Recorded`, a line each.
struct RecordedCase: Sendable, CustomTestStringConvertible {
  /// A number that is not settled, but lies between two others.
  struct Interval: Sendable {
    /// The view, counted in preorder, and the place in its frame.
    var view, place: Int
    var bounds: ClosedRange<Double>
  }

  var name: String
  var scene: YAMLNode
  /// The views in preorder: frames in the view around, as x, y, width and height; nil is not known.
  ///
  /// An empty one is of a view that the case does not have.
  var frames: [[Double?]]
  /// How far off a number may be.
  var allowed: Double
  /// Whether edges were rounded to whole points, as those of pixels are.
  var isRounded: Bool
  /// What layout has to tell, as the name of a finding.
  var finding: String?
  var intervals: [Interval]

  var testDescription: String { name }

  /// The cases of a file; a file that cannot be read has one case without a name, whose test fails.
  static func all(in file: String) -> [RecordedCase] {
    guard let list = try? parseYAML(bytes(of: "\(file).json"), file: file).elements else { return [unreadable] }
    return list.map { RecordedCase($0) ?? unreadable }
  }

  /// The lines of a file beside this one.
  static func lines(of file: String) -> [Substring] {
    String(decoding: bytes(of: file), as: UTF8.self).split(separator: "\n")
  }

  private static func bytes(of file: String) -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    guard let stream = fopen("/\(folder)/Recorded/\(file)", "r") else { return [] }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }

  private static let unreadable = RecordedCase(
    name: "", scene: YAMLNode(.mapping([]), at: .start(of: "")), frames: [], allowed: 0, isRounded: false,
    intervals: [])
}

extension RecordedCase {
  init?(_ node: YAMLNode) {
    guard let name = node["name"]?.scalar, let scene = node["scene"], let frames = node["frames"]?.elements else {
      return nil
    }
    self.init(
      name: name, scene: scene, frames: frames.map { ($0.elements ?? []).map(\.number) },
      allowed: node["allowed"]?.number ?? 1e-5, isRounded: node["rounded"]?.flag ?? false,
      finding: node["finding"]?.scalar,
      intervals: (node["ranges"]?.elements ?? []).compactMap { range in
        let numbers = (range.elements ?? []).compactMap(\.number)
        guard numbers.count == 4, numbers[2] <= numbers[3] else { return nil }
        return Interval(view: Int(numbers[0]), place: Int(numbers[1]), bounds: numbers[2]...numbers[3])
      })
  }
}
