import Compare
import Graphics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Something to time, with the number of different pixels that it must find, so that nothing fast but wrong is timed.
struct Measure {
  var name: String
  /// What it does; it returns the number of different pixels.
  var work: () -> Int

  /// What is timed, `memcmp` first.
  static func all(
    of picture: StraightBitmap, _ same: StraightBitmap, few: StraightBitmap, many: StraightBitmap
  ) -> [Measure] {
    let exact = ComparisonOptions(explains: false)
    let smoothed = ComparisonOptions(mode: .yiq, forgivesAntialiasing: true, explains: false)
    let explained = ComparisonOptions(mode: .yiq, forgivesAntialiasing: true)
    return [
      Measure(name: "memcmp") { memcmpOf(picture, same) },
      comparing("equal, exact", picture, same, exact),
      comparing("equal", picture, same, smoothed),
      comparing("1pct, exact", picture, few, exact),
      comparing("1pct", picture, few, smoothed),
      painting("1pct, picture", picture, few, smoothed),
      comparing("1pct, explained", picture, few, explained),
      comparing("many", picture, many, smoothed),
      painting("many, picture", picture, many, smoothed),
      comparing("many, explained", picture, many, explained),
    ]
  }

  private static func memcmpOf(_ one: StraightBitmap, _ other: StraightBitmap) -> Int {
    one.pixels.withUnsafeBytes { one in
      other.pixels.withUnsafeBytes { other in
        guard let start = one.baseAddress, let end = other.baseAddress else { return 0 }
        return Int(memcmp(start, end, one.count))
      }
    }
  }

  private static func comparing(
    _ name: String, _ expected: StraightBitmap, _ actual: StraightBitmap, _ options: ComparisonOptions
  ) -> Measure {
    Measure(name: name) { comparison(expected: expected, actual: actual, options: options).verdict.differentPixels }
  }

  private static func painting(
    _ name: String, _ expected: StraightBitmap, _ actual: StraightBitmap, _ options: ComparisonOptions
  ) -> Measure {
    Measure(name: name) {
      let found = comparison(expected: expected, actual: actual, options: options)
      let picture = DifferencePainter(expected: expected, actual: actual, comparison: found).overlay()
      return width(of: picture) == expected.width ? found.verdict.differentPixels : -1
    }
  }

  private static func width(of picture: DifferencePicture) -> Int {
    switch picture {
    case .indexed(let picture): picture.width
    case .bitmap(let picture): picture.width
    }
  }
}
