internal import Devices
package import YAML

/// What the `Contents.json` files of asset catalogues say, by the folders in which they stand.
///
/// The format belongs to Xcode: what is unknown in it, and is no trait, is passed over.
package struct ImageCatalogs: Sendable {
  var sets: [String: ImageSet] = [:]
  /// Folders of a catalogue whose names are part of the names of what is in them.
  var namespaces: Set<String> = []

  package init() {}

  /// Whether a path is that of a file which `add` is for.
  package static func holds(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last == "Contents.json" && parts.dropLast().contains { $0.hasSuffix(".xcassets") || isSet($0) }
  }

  /// Takes what a file says; its path is relative to the folder of images.
  package mutating func add(_ node: YAMLNode, at path: String) {
    let folder = path.split(separator: "/").dropLast()
    let name = folder.joined(separator: "/")
    if folder.last.map(Self.isSet) == true {
      sets[name] = ImageSet(node)
    } else if node["properties"]?["provides-namespace"]?.text == "true" {
      namespaces.insert(name)
    }
  }

  static func isSet(_ folder: Substring) -> Bool { folder.hasSuffix(".imageset") }
}

/// The pictures of one name in an asset catalogue.
struct ImageSet: Sendable, Hashable {
  var entries: [(file: String, traits: ImageTraits)] { zip(files, traits).map { ($0, $1) } }
  private var files: [String] = []
  private var traits: [ImageTraits] = []
  /// Whether the pictures are painted in one colour; nil where the catalogue leaves it to the view.
  private(set) var isTemplate: Bool?

  init(_ node: YAMLNode) {
    for image in node["images"]?.values ?? [] {
      // A slot that was never filled.
      guard let file = image["filename"]?.text else { continue }
      files.append(file)
      traits.append(ImageTraits(catalogEntry: image))
    }
    switch node["properties"]?["template-rendering-intent"]?.text {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
  }
}

extension ImageTraits {
  /// The keys of an entry that ask something of the device.
  fileprivate init(catalogEntry entry: YAMLNode) {
    self.init()
    func take(_ key: String, _ read: (String) -> Bool) {
      guard let word = entry[key]?.text, !read(word) else { return }
      foreign = foreign ?? word
    }
    take("idiom") { takeIdiom($0) }
    take("scale") { takeScale($0) }
    take("subtype") { takeSubtype($0) }
    take("width-class") { takeClass($0, \.widthClass) }
    take("height-class") { takeClass($0, \.heightClass) }
    take("screen-width") { takeScreenWidth($0) }
    take("display-gamut") { takeGamut($0) }
    take("language-direction") { takeDirection($0) }
    take("locale") { takeLocale($0) }
    // Which of these a device has is not in any profile.
    take("memory") { _ in false }
    take("graphics-feature-set") { _ in false }
    for appearance in entry["appearances"]?.values ?? [] { takeAppearance(appearance) }
  }

  private mutating func takeIdiom(_ word: String) -> Bool {
    guard word != "universal" else { return true }
    idiom = ImageName.Idiom(rawValue: word)
    return idiom != nil
  }

  private mutating func takeScale(_ word: String) -> Bool {
    guard word.hasSuffix("x"), let scale = Double(word.dropLast()), scale > 0, scale <= 100 else { return false }
    density = .scale(scale)
    return true
  }

  private mutating func takeSubtype(_ word: String) -> Bool {
    heightTag = word == "retina4" ? 568 : word.hasSuffix("h") ? Int(word.dropLast()) : nil
    return heightTag != nil
  }

  private mutating func takeClass(_ word: String, _ key: WritableKeyPath<SizeDemand, SizeClass?>) -> Bool {
    guard word == "compact" || word == "regular" else { return false }
    size[keyPath: key] = SizeClass(rawValue: word)
    return true
  }

  /// `<=145` or `>161`.
  private mutating func takeScreenWidth(_ word: String) -> Bool {
    if word.hasPrefix("<="), let width = Int(word.dropFirst(2)) {
      size.widthAtMost = width
    } else if word.hasPrefix(">"), let width = Int(word.dropFirst()) {
      size.widthAbove = width
    } else {
      return false
    }
    return true
  }

  private mutating func takeGamut(_ word: String) -> Bool {
    gamut = Gamut(rawValue: word)
    return gamut != nil
  }

  private mutating func takeDirection(_ word: String) -> Bool {
    isRightToLeft = ["left-to-right": false, "right-to-left": true][word]
    return isRightToLeft != nil
  }

  private mutating func takeLocale(_ word: String) -> Bool {
    locale = LocaleTag(word)
    return locale != nil
  }

  private mutating func takeAppearance(_ entry: YAMLNode) {
    switch (entry["appearance"]?.text, entry["value"]?.text) {
    case ("luminosity", "light"): appearance = .light
    case ("luminosity", "dark"): appearance = .dark
    case ("contrast", "high"): isHighContrast = true
    case (let kind, let value): foreign = foreign ?? value ?? kind ?? "appearance"
    }
  }
}

extension YAMLNode {
  fileprivate subscript(key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  fileprivate var text: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  fileprivate var values: [YAMLNode] {
    guard case .sequence(let values) = content else { return [] }
    return values
  }
}
