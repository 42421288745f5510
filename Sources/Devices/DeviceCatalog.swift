package import Problems
internal import YAML

/// The devices that can be named.
public struct DeviceCatalog: Sendable {
  /// The devices in their order: as in the files of the catalogue, then the suite's own.
  public var profiles: [DeviceProfile] { list ?? Self.builtInResult.profiles }
  /// The devices; nil for those that Snapfarm knows, which are read when somebody asks for them.
  private let list: [DeviceProfile]?
  /// Where each id and alias leads in `list`.
  private let indexes: [String: Int]

  /// Makes a catalogue of profiles whose ids and aliases are unique together; of two equal names the first counts.
  package init(profiles: [DeviceProfile]) {
    list = profiles
    let names = profiles.enumerated().flatMap { index, profile in profile.names.map { ($0, index) } }
    indexes = Dictionary(names) { first, _ in first }
  }

  /// The devices that Snapfarm knows.
  public static let builtIn = DeviceCatalog()

  private init() {
    list = nil
    indexes = [:]
  }

  /// What is wrong with the devices that Snapfarm knows: nothing, as a test holds.
  package static var builtInProblems: [Diagnostic] { builtInResult.problems + builtIn.clashes }

  /// What reading the compiled-in files gives; a test holds the problems to none.
  static let builtInResult: ProfileReader.Result = {
    var result = ProfileReader.Result()
    for file in EmbeddedFile.all {
      do throws(Diagnostic) {
        let part = ProfileReader.read(try parseYAML(file.bytes, file: "snapfarm:\(file.name)"))
        result.profiles += part.profiles
        result.problems += part.problems
      } catch {
        result.problems.append(error)
      }
    }
    return result
  }()

  /// The profile of an id or alias, as it is written: `iPhone-X` is not `iphone-x`.
  public subscript(name: String) -> DeviceProfile? {
    guard let list else { return BuiltInNames.shared.profile(named: name) }
    return indexes[name].map { list[$0] }
  }
}
