import Graphics

/// What the scan of two pictures found, before it is judged.
struct Findings {
  /// The size of what both pictures cover.
  let size: PixelSize
  var tally = Tally()
  /// What each pixel is; nil where all are equal and none is masked.
  var classes: PixelClasses?
  var maskedPixels = 0

  /// Scans two pictures.
  init(_ expected: ComparedPicture, _ actual: ComparedPicture, rule: ColorRule, forgives: Bool, mask: Mask?) {
    size = PixelSize(
      width: min(expected.size.width, actual.size.width), height: min(expected.size.height, actual.size.height))
    let masked = mask.map { $0.rasterised(width: size.width, height: size.height) }
    maskedPixels = masked.map { Mask.count($0) } ?? 0
    let found = withSources(expected, actual) { [size] in
      Self.scan($0, $1, size, rule: rule, forgives: forgives, masked: masked)
    }
    if let found = found ?? nil {
      tally = found.tally
      classes = PixelClasses(width: size.width, height: size.height, bytes: found.classes)
    } else if maskedPixels > 0, let masked {
      classes = PixelClasses(width: size.width, height: size.height, bytes: masked)
    }
  }

  /// Nil where all pixels are equal.
  private static func scan(
    _ expected: PixelSource, _ actual: PixelSource, _ size: PixelSize, rule: ColorRule, forgives: Bool,
    masked: [UInt8]?
  ) -> (tally: Tally, classes: [UInt8])? {
    let row = EqualBlocks.firstDifferentRow(expected, actual, width: size.width, height: size.height)
    guard row < size.height else { return nil }
    var classes = masked ?? PixelClasses.allEqual(size)
    let tables = OKLab.tables
    let tally = classes.withUnsafeMutableBufferPointer { classes in
      tables.linear.withUnsafeBufferPointer { linear in
        tables.cubeRoots.withUnsafeBufferPointer { roots -> Tally? in
          guard let linear = linear.baseAddress, let roots = roots.baseAddress, let classes = classes.baseAddress
          else { return nil }
          var scan = PixelScan(
            expected: expected, actual: actual, size: size, rule: rule,
            lab: OKLab(linear: linear, cubeRoots: roots), forgives: forgives, classes: classes)
          scan.run(from: row)
          return scan.tally
        }
      }
    }
    return tally.map { ($0, classes) }
  }
}
