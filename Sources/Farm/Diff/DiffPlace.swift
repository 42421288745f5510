import Files

/// The path of what would be written to: without links and `..` as far as anything of it exists.
///
/// Names are not taken out beforehand, because `..` behind a link leads elsewhere than the text says.
package func realPlace(of path: String) -> String {
  if let resolved = try? resolvedPath(path) { return resolved }
  let parent = FilePaths.parent(of: path)
  guard parent != path else { return path }
  let (folder, name) = (realPlace(of: parent), FilePaths.fileName(of: path))
  return switch name {
  case ".": folder
  case "..": FilePaths.parent(of: folder)
  default: FilePaths.join(folder, name)
  }
}

/// The path of something inside a folder relative to it; nil for what is elsewhere.
package func relativePath(of path: String, inside folder: String) -> String? {
  let start = folder == "/" ? folder : folder + "/"
  return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
}
