import Display
import Graphics

/// How a list draws files.
struct PictureUses {
  /// The files that are drawn more than once, one that is cut into parts among them.
  private(set) var shared: Set<String> = []
  /// The largest size in which each is drawn, in device pixels.
  private(set) var largest: [String: Size] = [:]

  init() {}

  init(_ list: DisplayList) {
    for command in list.commands {
      switch command {
      case .image(let image), .fill(_, .image(let image)): take(image)
      case .beginGroup(let group):
        if case .image(let image) = group.mask?.paint { take(image) }
      default: break
      }
    }
  }

  private mutating func take(_ image: DisplayList.Image) {
    if largest[image.file] != nil || image.slices != nil { shared.insert(image.file) }
    let known = largest[image.file] ?? .zero
    largest[image.file] = Size(
      width: max(known.width, image.destination.width), height: max(known.height, image.destination.height))
  }
}
