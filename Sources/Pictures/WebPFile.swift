internal import CWebP
internal import Graphics

/// A WebP whose header has been read.
struct WebPFile {
  let bytes: [UInt8]
  let size: PixelSize
  private let isAnimated: Bool

  init(_ file: [UInt8]) throws(PictureError) {
    // The library is content with a file that lacks what stands behind the pixels.
    guard let length = Self.integer(file, 4), length + 8 <= file.count else { throw .endsEarly }
    var features = WebPBitstreamFeatures()
    let status = file.withUnsafeBufferPointer { WebPGetFeatures($0.baseAddress, $0.count, &features) }
    guard status == VP8_STATUS_OK else { throw Self.error(status) }
    bytes = file
    size = PixelSize(width: Int(features.width), height: Int(features.height))
    isAnimated = features.has_animation != 0
  }

  func decode(pixelLimit: Int) throws(PictureError) -> DecodedPicture {
    try checkSize(size, pixelLimit: pixelLimit)
    guard !isAnimated else { throw .animated }
    let straight = StraightBitmap(width: size.width, height: size.height, pixels: try pixels())
    return DecodedPicture(bitmap: Bitmap(straight), remark: remark, isPlain: false)
  }

  private func pixels() throws(PictureError) -> [UInt32] {
    var status = VP8_STATUS_OUT_OF_MEMORY
    let words = [UInt32](unsafeUninitializedCapacity: size.pixels) { target, count in
      status = decode(into: UnsafeMutableRawBufferPointer(target))
      count = status == VP8_STATUS_OK ? size.pixels : 0
    }
    guard status == VP8_STATUS_OK else { throw Self.error(status) }
    return words.map(UInt32.init(littleEndian:))
  }

  /// Straight blue, green, red and alpha, with nothing that would smooth or dither.
  private func decode(into target: UnsafeMutableRawBufferPointer) -> VP8StatusCode {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { return VP8_STATUS_OUT_OF_MEMORY }
    config.options.no_fancy_upsampling = 0
    config.options.dithering_strength = 0
    config.options.alpha_dithering_strength = 0
    config.options.use_threads = 0
    config.output.colorspace = MODE_BGRA
    config.output.is_external_memory = 1
    config.output.u.RGBA.rgba = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
    config.output.u.RGBA.stride = Int32(clamping: size.width * 4)
    config.output.u.RGBA.size = size.pixels * 4
    let status = bytes.withUnsafeBufferPointer { WebPDecode($0.baseAddress, $0.count, &config) }
    WebPFreeDecBuffer(&config.output)
    return status
  }

  private static func error(_ status: VP8StatusCode) -> PictureError {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: .endsEarly
    case VP8_STATUS_OUT_OF_MEMORY: .unreadable("out of memory")
    case VP8_STATUS_UNSUPPORTED_FEATURE: .unreadable("it has something that libwebp does not read")
    default: .badStream
    }
  }
}

extension WebPFile {
  private var remark: ColorRemark? {
    guard let chunk = chunk("ICCP") else { return nil }
    let profile = ICCProfile(Array(bytes[chunk]))
    return profile.isStandard ? nil : .profile(name: profile.name)
  }

  /// Where the data of the first chunk of a type are.
  private func chunk(_ type: String) -> Range<Int>? {
    var offset = 12
    while let length = Self.integer(bytes, offset + 4), offset + 8 + length <= bytes.count {
      let start = offset + 8
      if bytes[offset..<(offset + 4)].elementsEqual(type.utf8) { return start..<(start + length) }
      // Chunks begin at even places.
      offset = start + length + length % 2
    }
    return nil
  }

  /// The four bytes at an offset, the lowest first.
  private static func integer(_ bytes: [UInt8], _ at: Int) -> Int? {
    guard at + 4 <= bytes.count else { return nil }
    return bytes[at..<(at + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
