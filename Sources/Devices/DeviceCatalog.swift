package import Problems
internal import YAML

/// The devices that can be named.
public struct DeviceCatalog: Sendable {
  /// The devices in their order: as in the files of the catalogue, then the suite's own.
  public var profiles: [DeviceProfile] { knowsBuiltIn ? Self.builtInResult.profiles.replacing(with: own) : own }
  /// Whether there are the devices that Snapfarm knows besides, of which each is read when somebody asks for it, and all
  /// when somebody asks for all.
  private let knowsBuiltIn: Bool
  /// The devices, or those that are there besides the known ones or in their place.
  private let own: [DeviceProfile]
  /// Where each id and alias leads in `own`.
  private let indexes: [String: Int]
  /// The ids of `own`.
  private let ownIDs: Set<String>

  /// Makes a catalogue of profiles whose ids and aliases are unique together; of two equal names the first counts.
  ///
  /// - Parameters:
  ///   - profiles: the devices.
  ///   - knowsBuiltIn: whether there are the devices that Snapfarm knows too, but those whose id one of these has.
  package init(profiles: [DeviceProfile], besidesBuiltIn knowsBuiltIn: Bool = false) {
    self.knowsBuiltIn = knowsBuiltIn
    own = profiles
    let names = profiles.enumerated().flatMap { index, profile in profile.names.map { ($0, index) } }
    indexes = Dictionary(names) { first, _ in first }
    ownIDs = Set(profiles.map(\.id))
  }

  /// The devices that Snapfarm knows.
  public static let builtIn = DeviceCatalog(profiles: [], besidesBuiltIn: true)

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
    if knowsBuiltIn, let known = BuiltInNames.shared.profile(named: name), !ownIDs.contains(known.id) { return known }
    return indexes[name].map { own[$0] }
  }

  /// The catalogue with more profiles, whose names are free, or whose id is that of a device that they replace.
  func with(_ more: [DeviceProfile]) -> DeviceCatalog {
    DeviceCatalog(profiles: own.replacing(with: more), besidesBuiltIn: knowsBuiltIn)
  }
}

extension [DeviceProfile] {
  /// Profiles with others in the place of those with the same id, and the rest of them behind.
  fileprivate func replacing(with others: [DeviceProfile]) -> [DeviceProfile] {
    guard !others.isEmpty else { return self }
    var all = self
    for profile in others {
      if let index = firstIndex(where: { $0.id == profile.id }) {
        all[index] = profile
      } else {
        all.append(profile)
      }
    }
    return all
  }
}
