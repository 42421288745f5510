package import PNG
package import Problems

extension PictureFault {
  /// What the decoder found, in the words of problems.
  package init(_ error: PNGError) {
    switch error {
    case .notPNG: self = .notPNG
    case .gitLFSPointer: self = .lfsPointer
    case .endsEarly: self = .endsEarly
    case .badChecksum(let chunk): self = .badChecksum(chunk: chunk)
    case .badChunk(let chunk): self = .badChunk(chunk)
    case .badSize(let width, let height): self = .badSize(width: width, height: height)
    case .tooManyPixels(let width, let height, let limit):
      self = .tooManyPixels(width: width, height: height, limit: limit)
    case .badStream: self = .badStream
    case .unreadable(let message): self = .unreadable(message)
    }
  }
}
