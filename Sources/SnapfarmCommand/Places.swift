import Farm
import Files
import Settings

extension Command {
  /// Where the environment wants references and results; relative paths begin in the folder the command stands in.
  func places(from folder: String) -> FolderPlaces {
    let settings = terminal.settings
    return FolderPlaces(
      references: settings.referenceFolder.map { FilePaths.join(folder, $0) },
      results: settings.resultFolder.map { FilePaths.join(folder, $0) })
  }
}
