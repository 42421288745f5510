import Display
import Graphics

/// A scene that another shows, made into what is drawn of it.
struct EmbeddedPicture {
  /// What is drawn, with the device around it where that is asked for.
  let list: DisplayList
  /// How many views it has, with those of the scenes that it shows itself.
  let views: Int

  /// The size in points.
  var size: Size {
    let scale = list.scale > 0 ? list.scale : 1
    return Size(width: Double(list.width) / scale, height: Double(list.height) / scale)
  }
}
