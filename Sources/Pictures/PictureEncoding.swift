internal import CJPEGWriter
internal import CWebP
package import Graphics

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A picture as a JPEG, colours as fine as brightness; what its alpha says is lost.
///
/// The same picture and quality give the same bytes with the same version of the library.
///
/// - Parameters:
///   - bitmap: The picture.
///   - quality: From 1 to 100; others count as the nearest.
/// - Returns: The bytes of the file.
/// - Throws: `unreadable` with the library's words, as for a side above 65,500 pixels.
package func encodeJPEG(_ bitmap: Bitmap, quality: Int) throws(PictureError) -> [UInt8] {
  var message = [CChar](repeating: 0, count: Int(JPEG_WRITER_MESSAGE_SIZE))
  var file: UnsafeMutablePointer<UInt8>?
  var count = 0
  let words = bitmap.pixels.map(\.littleEndian)
  let result = jpeg_writer_encode(
    words, UInt32(clamping: bitmap.width), UInt32(clamping: bitmap.height), Int32(min(max(quality, 1), 100)), &file,
    &count, &message)
  defer { free(file) }
  guard result == 1, let file else {
    throw .unreadable(String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
  return Array(UnsafeBufferPointer(start: file, count: count))
}

/// A picture as WebP.
///
/// The same picture and quality give the same bytes with the same version of the library.
///
/// - Parameters:
///   - bitmap: The picture.
///   - quality: From 1 to 100; nil keeps every pixel as it is.
/// - Returns: The bytes of the file.
/// - Throws: `unreadable` with the library's words, as for a side above 16,383 pixels.
package func encodeWebP(_ bitmap: Bitmap, quality: Int?) throws(PictureError) -> [UInt8] {
  var config = WebPConfig()
  guard WebPConfigInit(&config) != 0 else { throw .unreadable("another version of libwebp") }
  config.lossless = quality == nil ? 1 : 0
  // Without loss it is how hard the library tries: more takes four times as long for a hundredth.
  config.quality = Float(quality.map { min(max($0, 1), 100) } ?? 50)
  config.method = quality == nil ? 3 : 4
  config.exact = 1
  config.thread_level = 0
  // Colours of letters on colour bleed otherwise.
  config.use_sharp_yuv = 1
  return try encode(StraightBitmap(bitmap), config)
}

private func encode(_ bitmap: StraightBitmap, _ config: WebPConfig) throws(PictureError) -> [UInt8] {
  var (picture, writer) = (WebPPicture(), WebPMemoryWriter())
  guard WebPPictureInit(&picture) != 0 else { throw .unreadable("another version of libwebp") }
  WebPMemoryWriterInit(&writer)
  defer {
    WebPPictureFree(&picture)
    WebPMemoryWriterClear(&writer)
  }
  picture.use_argb = 1
  picture.width = Int32(clamping: bitmap.width)
  picture.height = Int32(clamping: bitmap.height)
  let words = bitmap.pixels.map(\.littleEndian)
  let stride = Int32(clamping: bitmap.width * 4)
  let isTaken = words.withUnsafeBytes {
    WebPPictureImportBGRA(&picture, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), stride) != 0
  }
  var config = config
  let isDone = withUnsafeMutablePointer(to: &writer) { writer in
    picture.writer = WebPMemoryWrite
    picture.custom_ptr = UnsafeMutableRawPointer(writer)
    return isTaken && WebPEncode(&config, &picture) != 0
  }
  guard isDone, let memory = writer.mem else { throw .unreadable(reason(of: picture.error_code)) }
  return Array(UnsafeBufferPointer(start: memory, count: writer.size))
}

private func reason(of error: WebPEncodingError) -> String {
  switch error {
  case VP8_ENC_ERROR_BAD_DIMENSION: "WebP has at most 16383 pixels on a side"
  case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: "out of memory"
  default: "libwebp gives error \(error.rawValue)"
  }
}
