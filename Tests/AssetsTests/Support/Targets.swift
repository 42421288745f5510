import Devices
import Testing

@testable import Assets

/// A device of the catalogue as pictures are chosen for it.
func target(_ device: String, _ change: (inout Environment) -> Void = { _ in }) throws -> ImageTarget {
  var environment = Environment(device: try #require(DeviceCatalog.builtIn[device]))
  change(&environment)
  return ImageTarget(environment)
}

/// An index of one folder, `I`.
func index(_ files: [String], _ catalogs: ImageCatalogs = ImageCatalogs(), rule: ImageIndex.Rule = ImageIndex.Rule())
  -> ImageIndex
{
  ImageIndex(folders: [.init("I", files: files, catalogs: catalogs)], rule: rule)
}
