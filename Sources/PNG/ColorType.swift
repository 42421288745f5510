/// What a sample of a PNG means; the raw value is the one in its header.
enum ColorType: UInt8, Sendable {
  case gray = 0
  case rgb = 2
  case palette = 3
  case grayAlpha = 4
  case rgba = 6

  /// Samples a pixel.
  var channels: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The bits a sample that the format allows.
  var bitDepths: [UInt8] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .grayAlpha, .rgb, .rgba: [8, 16]
    }
  }
}
