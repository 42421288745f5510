package import Devices

/// What a picture file is made for, whichever way its name, its folder or a catalogue says it; nil fits everything.
package struct ImageTraits: Hashable, Sendable {
  /// The language.
  package var locale: LocaleTag?
  /// Whether it is for layouts from right to left.
  package var isRightToLeft: Bool?
  /// The kind of device.
  package var idiom: ImageName.Idiom?
  /// What it asks of the size of the screen.
  package var size = SizeDemand()
  /// The height of the screen, in points or pixels.
  package var heightTag: Int?
  /// The colours.
  package var gamut: Gamut?
  /// The way of holding the device.
  package var orientation: ImageName.OrientationTag?
  /// What the device is used as: `television`, `watch`, `car`.
  package var mode: String?
  /// Light or dark.
  package var appearance: Appearance?
  /// Whether it is for more contrast.
  package var isHighContrast: Bool?
  /// Pixels in a point.
  package var density: Density?
  /// The least version of Android's interfaces.
  package var version: Int?
  /// What no device here has, in the words of the folder or the catalogue; nil where there is nothing of the kind.
  package var foreign: String?

  package init() {}

  /// The colours that a screen shows.
  package enum Gamut: String, Sendable {
    case standard = "sRGB"
    case wide = "display-P3"
  }

  /// How many pixels a picture has in a point.
  package enum Density: Hashable, Sendable {
    /// A number of them.
    case scale(Double)
    /// As many as the device; the picture is not scaled.
    case device
    /// Any: `anydpi`, which comes first.
    case any
  }
}

/// What a picture asks of the size of a screen, in points.
package struct SizeDemand: Hashable, Sendable {
  /// The shorter side, at least.
  package var smallestWidth: Int?
  /// The width as the device is held, at least.
  package var width: Int?
  /// The height as the device is held, at least.
  package var height: Int?
  /// Android's classes of screens, at least.
  package var screenClass: ScreenClass?
  /// Whether the screen is longer than usual.
  package var isLong: Bool?
  /// Whether the screen is a disc.
  package var isRound: Bool?
  /// The class of the width.
  package var widthClass: SizeClass?
  /// The class of the height.
  package var heightClass: SizeClass?
  /// The greatest width of a watch.
  package var widthAtMost: Int?
  /// What a watch's width is above.
  package var widthAbove: Int?

  /// Android's classes of screens with the least number of points of their longer and shorter side.
  package enum ScreenClass: Int, Sendable, CaseIterable {
    case small
    case normal
    case large
    case extraLarge
  }
}
