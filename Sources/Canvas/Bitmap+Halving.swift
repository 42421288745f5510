internal import Graphics

extension Bitmap {
  /// The picture at half its width, at half its height or both, as often as it is at least twice as large as wanted.
  ///
  /// Each direction by itself: what is squeezed in one has pixels in it that would else be skipped.
  func halved(downTo size: Size) -> Bitmap {
    var bitmap = self
    while true {
      let (isWide, isHigh) = (
        bitmap.width > 1 && Double(bitmap.width / 2) >= size.width,
        bitmap.height > 1 && Double(bitmap.height / 2) >= size.height
      )
      switch (isWide, isHigh) {
      case (true, true) where bitmap.width % 2 == 0 && bitmap.height % 2 == 0: bitmap = bitmap.quartered()
      case (true, _): bitmap = bitmap.halvedInWidth()
      case (false, true): bitmap = bitmap.halvedInHeight()
      case (false, false): return bitmap
      }
    }
  }

  /// The mean of every four pixels, which there must be an even number of in both directions.
  private func quartered() -> Bitmap {
    let (columns, rows, stride) = (width / 2, height / 2, width)
    return made(columns, rows) { source, target in
      var y = 0
      while y < rows {
        var x = 0
        while x < columns {
          let at = 2 &* y &* stride &+ 2 &* x
          target[y &* columns &+ x] = mean(
            source[at], source[at &+ 1], source[at &+ stride], source[at &+ stride &+ 1])
          x &+= 1
        }
        y &+= 1
      }
    }
  }

  private func halvedInWidth() -> Bitmap {
    let (columns, rows, stride) = (width / 2, height, width)
    let shares = Shares(count: width)
    return made(columns, rows) { source, target in
      for y in 0..<rows {
        for x in 0..<columns {
          let at = y &* stride &+ 2 &* x
          // With an even number of pixels the third one has no share.
          let third = stride % 2 == 0 ? 0 : source[at &+ 2]
          target[y &* columns &+ x] = shares.mean(source[at], source[at &+ 1], third, at: x)
        }
      }
    }
  }

  private func halvedInHeight() -> Bitmap {
    let (columns, rows) = (width, height / 2)
    let shares = Shares(count: height)
    return made(columns, rows) { source, target in
      for y in 0..<rows {
        for x in 0..<columns {
          let at = 2 &* y &* columns &+ x
          let third = height % 2 == 0 ? 0 : source[at &+ 2 &* columns]
          target[y &* columns &+ x] = shares.mean(source[at], source[at &+ columns], third, at: y)
        }
      }
    }
  }

  private func made(
    _ width: Int, _ height: Int, _ fill: (UnsafeBufferPointer<UInt32>, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> Bitmap {
    let words = pixels.withUnsafeBufferPointer { source in
      [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        fill(source, target)
        count = width * height
      }
    }
    return Bitmap(width: width, height: height, pixels: words)
  }
}

/// How much of three neighbours goes into one of half as many pixels.
///
/// Of an even number each one has two in it. Of an odd number, 2n + 1, each has 2 + 1/n: it begins a little later and
/// ends a little later than the one before, and the shares are whole numbers of 2n + 1.
private struct Shares {
  private let count: UInt64
  private let half: UInt64

  init(count: Int) {
    self.count = UInt64(truncatingIfNeeded: count)
    half = self.count / 2
  }

  /// The mean of the three, channel by channel, rounded.
  func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, at index: Int) -> UInt32 {
    let place = UInt64(truncatingIfNeeded: index)
    let isEven = count % 2 == 0
    let (first, second, third) = isEven ? (1, 1, 0) : (half &- place, half, place &+ 1)
    let whole = isEven ? 2 : count
    var word: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let sum =
        UInt64(a &>> shift & 0xFF) &* first &+ UInt64(b &>> shift & 0xFF) &* second
        &+ UInt64(c &>> shift & 0xFF) &* third
      word |= UInt32(truncatingIfNeeded: (sum &+ whole / 2) / whole) &<< shift
      shift &+= 8
    }
    return word
  }
}

/// The mean of four words channel by channel, rounded, two channels at a time.
private func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
  let mask: UInt32 = 0x00FF_00FF
  let low = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
  let high = (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ 0x0002_0002
  return (low &>> 2 & mask) | ((high &>> 2 & mask) &<< 8)
}
