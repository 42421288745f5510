import Canvas
import Digest
import Graphics
import PNG
import Pictures
import Problems

/// One picture file: its bytes, what they say, and the pixels once somebody wanted them.
final class PictureFile {
  private let bytes: [UInt8]
  /// Whether an SVG can hold the file as it is.
  private var isPlain = true
  /// The SHA-256 of the file.
  let digest: String
  /// In pixels of the file; in CSS pixels where it can be drawn at any size.
  let size: Size
  let isVector: Bool
  /// What of its colours is not heeded.
  private(set) var remark: ColorRemark?
  /// What of a drawing other versions of its libraries draw differently.
  private(set) var unsteady: Set<SVGUnsteadyPart> = []
  private let pixelLimit: Int
  private var pixels: Bitmap?
  private var drawn: [PixelSize: Bitmap] = [:]

  init(_ path: String, _ bytes: [UInt8], pixelLimit: Int) throws {
    self.bytes = bytes
    self.pixelLimit = pixelLimit
    digest = ContentDigest(bytes).description
    // Pixels are told by their first bytes, drawings by their name: theirs may begin with anything.
    isVector = PictureKind(bytes) == nil && Self.ending(of: path) == "svg"
    if isVector {
      let image = try SVGImage(bytes)
      (size, unsteady) = (image.size, image.unsteady)
    } else {
      // The whole picture is decoded here, so that a damaged one is found before anything is laid out with it.
      let picture = try decodePicture(bytes, pixelLimit: pixelLimit)
      let bitmap = picture.bitmap
      pixels = bitmap
      remark = picture.remark
      isPlain = picture.isPlain
      size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    }
  }

  /// How many bytes its decoded pixels take at the moment.
  var decodedBytes: Int { 4 * (drawn.values.reduce(pixels?.pixels.count ?? 0) { $0 + $1.pixels.count }) }

  /// Drops what can be decoded and drawn again.
  func forgetPixels() { (pixels, drawn) = (nil, [:]) }

  /// The smallest size of the picture's own proportions that covers another; who draws it stretches the rest.
  private func undistorted(_ wanted: PixelSize) -> PixelSize {
    let factor = max(Double(wanted.width) / size.width, Double(wanted.height) / size.height)
    // Proportions that no picture has are stretched to at once.
    guard factor.isFinite, max(size.width, size.height) * factor <= Double(Surface.longestSide) else { return wanted }
    let natural = PixelSize(
      width: max(1, Int((size.width * factor).rounded())), height: max(1, Int((size.height * factor).rounded())))
    // Rounding to whole pixels is no distortion worth a second scaling.
    let isClose = abs(natural.width - wanted.width) <= 1 && abs(natural.height - wanted.height) <= 1
    return isClose || natural.exceeds(pixelLimit) ? wanted : natural
  }

  private static func ending(of path: String) -> String {
    path.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  /// What an SVG holds of the picture: the file, or a PNG where not every program would show the file in the same way.
  func embeddableBytes() throws -> [UInt8] {
    isPlain ? bytes : encodePNG(try bitmap(), level: CompressionLevel.pending)
  }

  /// The file, where it is a JPEG that every program decodes to the same pixels.
  var jpegBytes: [UInt8]? { isPlain && PictureKind(bytes) == .jpeg ? bytes : nil }

  /// Draws a file that can be drawn at any size on a page of a document.
  func draw(in rect: Rect, on page: borrowing Surface) throws {
    try SVGImage(bytes).draw(in: rect, on: page)
  }

  /// The pixels at the file's own size.
  func bitmap() throws -> Bitmap {
    if let pixels { return pixels }
    let bitmap = try decodePicture(bytes, pixelLimit: pixelLimit).bitmap
    pixels = bitmap
    return bitmap
  }

  /// The pixels at a size; each size is drawn once.
  func bitmap(drawnAt size: PixelSize) throws -> Bitmap {
    if let known = drawn[size] { return known }
    let natural = undistorted(size.within(pixelLimit))
    let image = try SVGImage(bytes)
    let limit = pixelLimit / (1 + image.layers)
    guard !natural.exceeds(limit) else {
      throw PictureError.tooManyPixels(width: natural.width, height: natural.height, limit: limit)
    }
    let bitmap = try image.rasterise(width: natural.width, height: natural.height)
    drawn[size] = bitmap
    return bitmap
  }
}

extension PixelSize {
  /// The size, or one of its proportions with fewer pixels: of a picture magnified beyond that only a part is seen.
  fileprivate func within(_ limit: Int) -> PixelSize {
    guard exceeds(limit) else { return self }
    let factor = (Double(limit) / (Double(width) * Double(height))).squareRoot()
    return PixelSize(width: max(1, Int(Double(width) * factor)), height: max(1, Int(Double(height) * factor)))
  }
}
