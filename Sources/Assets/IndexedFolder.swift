/// The pictures of a folder by the names that they are asked for.
struct IndexedFolder: Sendable {
  let path: String
  /// In the order of their paths.
  private(set) var variantsByStem: [String: [ImageVariant]] = [:]
  private var paths: Set<String>
  private let findsHeightInside: Bool

  init(_ folder: ImageIndex.Folder, findsHeightInside: Bool) {
    path = folder.path
    paths = Set(folder.files)
    self.findsHeightInside = findsHeightInside
    var variants: [ImageVariant] = []
    for file in folder.files where !folder.catalogs.hasSet(of: file) {
      if let variant = ImageVariant(file: file, findsHeightInside: findsHeightInside) { variants.append(variant) }
    }
    for name in folder.catalogs.sets.keys.sorted() {
      guard let set = folder.catalogs.sets[name] else { continue }
      variants += ImageVariant.variants(of: set, in: name, files: paths, namespaces: folder.catalogs.namespaces)
    }
    for variant in variants.sorted(by: { $0.path < $1.path }) {
      variantsByStem[variant.stem, default: []].append(variant)
    }
  }

  /// The names, in order.
  var stems: [String] { variantsByStem.keys.sorted() }

  var hasVectors: Bool { paths.contains { ImageName($0).ending == "svg" } }

  /// The picture file of exactly this path.
  func file(named path: String) -> ImageVariant? {
    guard paths.contains(path) else { return nil }
    return ImageVariant(file: path, findsHeightInside: findsHeightInside)
  }
}

extension ImageCatalogs {
  /// Whether a file is one of a set's, and thus reached by the set's name only.
  fileprivate func hasSet(of file: String) -> Bool {
    guard let slash = file.lastIndex(of: "/") else { return false }
    return sets[String(file[..<slash])] != nil
  }
}
