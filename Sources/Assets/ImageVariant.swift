/// A picture file with the name by which it is asked for, and what it is made for.
package struct ImageVariant: Sendable, Hashable {
  /// The path below the folder of images.
  package let path: String
  /// The name for which it is a candidate.
  package let stem: String
  /// The ending of the file's name, in lower case.
  package let ending: String
  /// What it is made for.
  package let traits: ImageTraits
  /// Whether it is painted in one colour, as a catalogue says; nil where that is left to the view.
  package let isTemplate: Bool?
  /// Whether there is such a file; a catalogue may name one that is gone.
  package let isThere: Bool

  /// Whether it can be drawn at any size.
  package var isVector: Bool { ending == "svg" || ending == "pdf" }

  /// Pixels in a point on a device of a scale; 1 where nothing says it.
  package func scale(on deviceScale: Double) -> Double {
    switch traits.density {
    case .scale(let scale): scale
    case .device: deviceScale
    case .any, nil: 1
    }
  }
}

extension ImageVariant {
  /// A file outside catalogues; nil where its name does not end as a picture's does.
  ///
  /// Folders that say what is in them (`de.lproj`, `drawable-night`, and right above the file `2.0x`) are no part of the
  /// name; the name itself counts more than they do.
  init?(file path: String, findsHeightInside: Bool) {
    var folders = path.split(separator: "/")
    guard let fileName = folders.popLast() else { return nil }
    let name = ImageName(String(fileName), findsHeightInside: findsHeightInside)
    guard let ending = name.ending else { return nil }
    var traits = ImageTraits()
    var named: [Substring] = []
    for (index, folder) in folders.enumerated() {
      let isLast = index == folders.count - 1
      if !traits.take(folder: folder, isLast: isLast) { named.append(folder) }
    }
    traits.take(name)
    self.init(
      path: path, stem: (named + [name.stem[...]]).joined(separator: "/"), ending: ending, traits: traits,
      isTemplate: nil, isThere: true)
  }

  /// The pictures of a set in a catalogue.
  static func variants(of set: ImageSet, in folder: String, files: Set<String>, namespaces: Set<String>)
    -> [ImageVariant]
  {
    let stem = stem(ofSetIn: folder, namespaces)
    return set.entries.map { file, traits in
      let path = folder + "/" + file
      return ImageVariant(
        path: path, stem: stem, ending: ImageName(file).ending ?? "", traits: traits, isTemplate: set.isTemplate,
        isThere: files.contains(path))
    }
  }

  /// The name of a set: catalogues and their groups are no part of it, unless a group asks for that.
  private static func stem(ofSetIn folder: String, _ namespaces: Set<String>) -> String {
    var (named, path, isInCatalog): ([Substring], String, Bool) = ([], "", false)
    for part in folder.split(separator: "/") {
      path += (path.isEmpty ? "" : "/") + part
      if part.hasSuffix(".xcassets") {
        isInCatalog = true
      } else if ImageCatalogs.isSet(part) {
        named.append(part.dropLast(".imageset".count))
      } else if !isInCatalog || namespaces.contains(path) {
        named.append(part)
      }
    }
    return named.joined(separator: "/")
  }
}

extension ImageTraits {
  /// Takes what a folder says; false where it says nothing and is part of the name.
  fileprivate mutating func take(folder: Substring, isLast: Bool) -> Bool {
    if folder.hasSuffix(".lproj") {
      let language = folder.dropLast(".lproj".count)
      guard language != "Base" else { return true }
      locale = LocaleTag(language)
      if locale == nil { foreign = String(language) }
    } else if let android = ImageTraits(androidFolder: folder) {
      self = android
    } else if isLast, let scale = ImageName("a@" + folder).scale, folder.last == "x" {
      density = .scale(scale)
    } else {
      return false
    }
    return true
  }

  fileprivate mutating func take(_ name: ImageName) {
    idiom = name.idiom ?? idiom
    heightTag = name.heightTag ?? heightTag
    orientation = name.orientation ?? orientation
    density = name.scale.map(Density.scale) ?? density
  }
}
