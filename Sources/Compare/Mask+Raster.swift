import Graphics

extension Mask {
  /// The pixels that are left out, as classes: `masked` or `equal`.
  ///
  /// - Parameters:
  ///   - width: how many columns there are.
  ///   - height: how many rows there are.
  /// - Returns: `width * height` classes, the upper row first.
  package func rasterised(width: Int, height: Int) -> [UInt8] {
    var raster = MaskRaster(width: width, height: height)
    for region in regions {
      switch region {
      case .rect(let rect): raster.add(rect)
      case .polygon(let points): raster.add(points)
      case .picture(let picture): raster.add(picture)
      }
    }
    return raster.bytes
  }

  /// How many pixels of a raster are left out.
  static func count(_ raster: [UInt8]) -> Int {
    raster.withUnsafeBufferPointer { bytes in
      var (index, sum) = (0, 0)
      while index < bytes.count {
        sum &+= Int(bytes[index])
        index &+= 1
      }
      return sum / Int(PixelClasses.masked)
    }
  }
}
