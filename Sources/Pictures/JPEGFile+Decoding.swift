internal import CJPEGReader
internal import Graphics

extension JPEGFile {
  /// The picture the right way up.
  func decode(pixelLimit: Int) throws(PictureError) -> DecodedPicture {
    try checkSize(size, pixelLimit: pixelLimit)
    // A block of 64 pixels needs a bit, and where channels are as coarse as they may be, that is for 128 pixels: a small
    // file that claims to be large costs no memory.
    guard size.pixels / 1024 <= bytes.count else { throw .badStream }
    let stored = Bitmap(width: size.width, height: size.height, pixels: try pixels())
    return DecodedPicture(
      bitmap: orientation.upright(stored), remark: remark,
      isPlain: orientation == .upright && channelCount != 4)
  }

  private var remark: ColorRemark? {
    if channelCount == 4 { return .inks }
    guard hasProfile else { return nil }
    let profile = ICCProfile(profile)
    return profile.isStandard ? nil : .profile(name: profile.name)
  }

  private func pixels() throws(PictureError) -> [UInt32] {
    var message = [CChar](repeating: 0, count: Int(JPEG_READER_MESSAGE_SIZE))
    var result = Int32(0)
    let words = [UInt32](unsafeUninitializedCapacity: size.pixels) { target, count in
      result = jpeg_reader_decode(
        bytes, bytes.count, UInt32(size.width), UInt32(size.height), target.baseAddress, &message)
      count = result == Int32(JPEG_READER_DONE) ? size.pixels : 0
    }
    switch result {
    case Int32(JPEG_READER_DONE): return words.map(UInt32.init(littleEndian:))
    case Int32(JPEG_READER_ENDS_EARLY): throw .endsEarly
    default:
      throw .unreadable(String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
  }
}
