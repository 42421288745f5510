package import Graphics

import Canvas

extension Bitmap {
  /// A part of the picture, blurred; beyond the picture lies what lies at its edge.
  ///
  /// The premultiplied channels are blurred one by one, each as coverage is.
  package func blurred(_ horizontal: BlurPasses, _ vertical: BlurPasses, in part: PixelRect) -> Bitmap {
    let count = max(0, part.width) * max(0, part.height)
    guard count > 0, width > 0, height > 0 else { return Bitmap(width: 0, height: 0, pixels: []) }
    let isOpaque = isOpaque
    var words = Array(repeating: isOpaque ? 0xFF00_0000 : 0 as UInt32, count: count)
    for shift: UInt32 in isOpaque ? [0, 8, 16] : [0, 8, 16, 24] {
      let channel = StretchedCoverage(channel(at: shift)).blurred(horizontal, vertical, in: part, edge: .repeated)
      merge(channel, into: &words, at: shift)
    }
    return Bitmap(width: part.width, height: part.height, pixels: words)
  }

  private func channel(at shift: UInt32) -> Coverage {
    var channel = Coverage(width: width, height: height)
    let (width, height, stride) = (width, height, channel.stride)
    pixels.withUnsafeBufferPointer { words in
      channel.bytes.withUnsafeMutableBufferPointer { bytes in
        var y = 0
        while y < height {
          var x = 0
          while x < width {
            bytes[y &* stride &+ x] = UInt8(truncatingIfNeeded: words[y &* width &+ x] &>> shift)
            x &+= 1
          }
          y &+= 1
        }
      }
    }
    return channel
  }
}

private func merge(_ channel: Coverage, into words: inout [UInt32], at shift: UInt32) {
  let (width, height, stride) = (channel.width, channel.height, channel.stride)
  words.withUnsafeMutableBufferPointer { words in
    channel.bytes.withUnsafeBufferPointer { bytes in
      var y = 0
      while y < height {
        var x = 0
        while x < width {
          words[y &* width &+ x] |= UInt32(bytes[y &* stride &+ x]) &<< shift
          x &+= 1
        }
        y &+= 1
      }
    }
  }
}
