import Problems

/// Why a file is not a picture that we can take, as the end of a sentence.
func pictureFault(_ fault: PictureFault) -> String {
  switch fault {
  case .notPNG: "it is not a PNG"
  case .lfsPointer: "it is a pointer of Git LFS; run \"git lfs pull\""
  case .endsEarly: "it ends early"
  case .badChecksum(let chunk): "wrong checksum of chunk \(shortened(chunk))"
  case .badChunk(let chunk): "chunk \(shortened(chunk)) is missing, damaged or out of place"
  case .badSize(let width, let height): "\(width) × \(height) is no size of a picture"
  case .tooManyPixels(let width, let height, let limit):
    "\(width) × \(height) px are too many; the limit is \(limit) pixels (limits.maxImagePixels)"
  case .tooMuchMemory(let width, let height, let limit):
    "\(width) × \(height) px are too many; the limit is \(limit) pixels, a quarter of limits.maxMemory"
  case .badStream: "its compressed pixels are damaged"
  case .notPicture: "it begins as no PNG, JPEG or WebP does, and its name does not end in .svg"
  case .animated: "it is animated; save one of its frames as a picture of its own"
  case .kindNotBuilt(let kind): "pictures of kind \(quoted(kind)) are not built yet; use PNG, JPEG, WebP or SVG"
  case .noSVGLibrary(let package): "drawing SVG needs librsvg; install the package \(shortened(package))"
  case .svgRefused(let part):
    "\(quoted(part)) would depend on this machine or on other files; SVG images must be complete in themselves"
  case .svgFilter(let element): "\(quoted(element)) is drawn differently by different versions; leave filters out"
  case .svgTooLarge(let limit, let unit): "it has more than \(grouped(limit)) \(shortened(unit))"
  case .svgWithoutSize: "it has neither width and height nor a viewBox"
  case .unreadable(let reason): shortened(reason, to: 200)
  }
}
