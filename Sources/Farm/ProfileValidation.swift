import Devices
import Files
package import Problems
import Scene
import YAML

/// What the profile files that somebody named, or has in a suite, come to.
package struct ProfileValidation: Sendable {
  /// The files, as they were named, with the number of sound profiles in each.
  package private(set) var files: [(name: String, profiles: Int)] = []
  /// What is wrong, in file order; a profile that replaces one of the catalogue is a note.
  package private(set) var problems: [Diagnostic] = []

  /// Whether nothing is wrong.
  package var isSound: Bool { !problems.contains { $0.severity == .error } }

  /// Checks files, and the YAML files below folders, as those of a suite are checked.
  ///
  /// - Parameters:
  ///   - names: Paths, which may be relative to the folder.
  ///   - folder: Where the command stands.
  package init(of names: [String], from folder: String) {
    var own: [DeviceProfile] = []
    for name in names {
      for file in Self.files(at: name, from: folder, &problems) {
        let before = own.count
        read(file, from: folder, into: &own)
        files.append((file, own.count - before))
      }
    }
    problems += DeviceCatalog.builtIn.adding(profiles: own).problems
    problems = problems.sortedByPlace()
  }

  /// The catalogue itself.
  package static var ofCatalog: ProfileValidation {
    var validation = ProfileValidation(of: [], from: "/")
    validation.files = [("snapfarm: the catalogue", DeviceCatalog.builtIn.profiles.count)]
    validation.problems = DeviceCatalog.builtInProblems
    return validation
  }

  private static func files(at name: String, from folder: String, _ problems: inout [Diagnostic]) -> [String] {
    let path = FilePaths.join(folder, name)
    guard folderExists(path) else { return [name] }
    do {
      return try listFiles(in: path).filter { $0.hasSuffix(".yaml") }.map { FilePaths.join(name, $0) }
    } catch {
      problems.append(Diagnostic(problem(of: error, name), at: .start(of: name)))
      return []
    }
  }

  private mutating func read(_ file: String, from folder: String, into own: inout [DeviceProfile]) {
    do {
      let bytes = try readFile(FilePaths.join(folder, file), limit: Suite.Limits().maxFileSize)
      let result = ProfileReader.read(try parseYAML(bytes, file: file))
      own += result.profiles
      problems += result.problems
    } catch let error as FileError {
      problems.append(Diagnostic(problem(of: error, file), at: .start(of: file)))
    } catch let error as Diagnostic {
      problems.append(error)
    } catch {
      problems.append(Diagnostic(.file(.unreadable(reason: "\(error)")), at: .start(of: file)))
    }
  }
}

extension LoadedSuite {
  /// The folder of the suite's own profiles, where it has one.
  package var profileFolder: String? {
    guard let path = try? folder.path(for: suite.profiles), folderExists(path) else { return nil }
    return path
  }

  /// What is wrong with the files of the suite's own profiles.
  package var profileErrors: [Diagnostic] {
    problems.filter { problem in
      problem.severity == .error && problem.location.map { $0.file.hasPrefix(suite.profiles + "/") } ?? false
    }
  }
}
