package import Graphics

/// The pixels of colours outwards from a point.
package struct RadialPixels {
  private let table: GradientTable
  /// Leads from the middles of pixels to a plane in which the centre is the origin and a step of the table is 1 long.
  private let plane: AffineTransform?

  /// Makes the pixels of a gradient in a plane; `plane` leads from pixels to it.
  package init(_ gradient: RadialGradient, plane: AffineTransform) {
    table = GradientTable(gradient.stops)
    guard gradient.radius > 1e-9 else {
      self.plane = nil
      return
    }
    // Numbers that a square of 32 bits has room for.
    func held(_ value: Double) -> Double { min(max(value, -1e9), 1e9) }
    let scale = Double(GradientTable.last) / min(gradient.radius, 1e9)
    self.plane = AffineTransform.translation(x: 0.5, y: 0.5).concatenating(plane)
      .concatenating(.translation(x: -held(gradient.center.x), y: -held(gradient.center.y)))
      .concatenating(AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
  }

  /// Whether no pixel lets anything through.
  package var isOpaque: Bool { table.isOpaque }

  /// The pixels of a region.
  package func bitmap(of region: PixelRect) -> Bitmap {
    let (width, height) = (max(0, region.width), max(0, region.height))
    guard let plane else {
      return Bitmap(
        width: width, height: height,
        pixels: Array(repeating: table.words[GradientTable.last], count: width * height))
    }
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      table.words.withUnsafeBufferPointer { table in
        guard let table = table.baseAddress, var row = target.baseAddress else { return }
        for y in 0..<height {
          let first = plane.apply(to: Point(x: Double(region.x), y: Double(region.y + y)))
          measure(row, width, from: first, byX: plane.a, byY: plane.b)
          lookUp(row, width, table)
          row += width
        }
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  /// Writes how many steps from the centre each pixel is; a loop of its own, which becomes one of vectors.
  private func measure(_ row: UnsafeMutablePointer<UInt32>, _ width: Int, from first: Point, byX: Double, byY: Double) {
    let (startX, startY, stepX, stepY) = (Float(first.x), Float(first.y), Float(byX), Float(byY))
    let last = Float(GradientTable.last)
    // Added to a number below, it leaves that number rounded in the lower bits.
    let rounding: Float = 8_388_608
    var index: Int32 = 0
    let end = Int32(truncatingIfNeeded: width)
    while index < end {
      let (x, y) = (startX + Float(index) * stepX, startY + Float(index) * stepY)
      let distance = (x * x + y * y).squareRoot()
      row[Int(index)] = ((distance < last ? distance : last) + rounding).bitPattern & 0x1FFF
      index &+= 1
    }
  }

  private func lookUp(_ row: UnsafeMutablePointer<UInt32>, _ width: Int, _ table: UnsafePointer<UInt32>) {
    var index = 0
    while index < width {
      row[index] = table[Int(row[index])]
      index &+= 1
    }
  }
}
