/// Which rule tells a pixel that differs from one that does not.
///
/// Pixels that are the same in every bit never differ. Colours are straight (not premultiplied) sRGB, 0 to 255.
public enum ComparisonMode: String, CaseIterable, Hashable, Sendable {
  /// Any bit counts.
  case exact
  /// Squared distance in YIQ over a checkerboard, bit for bit as pixelmatch 7.0 to 7.2 has it.
  ///
  /// Source: Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space
  /// in mobile applications", 2010.
  case yiq
  /// The same over white, as pixelmatch has it up to version 6.
  case yiqWhite = "yiq-white"
  /// HyAB distance in OKLab with a corrected lightness, over a checkerboard, as pixelmatch has it since July 2026.
  ///
  /// Sources: B. Ottosson, "A perceptual color space for image processing", 2020; S. Abasi and others, "Distance metrics
  /// for very large color differences", 2019.
  case oklab
}
