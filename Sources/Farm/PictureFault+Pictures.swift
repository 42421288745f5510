import Pictures
import Problems
import References

extension PictureFault {
  /// What is wrong with a file of pixels, in the words of problems.
  init(_ error: PictureError) {
    switch error {
    case .notPicture: self = .notPicture
    case .unreadKind(let kind): self = .kindNotBuilt(kind.rawValue)
    case .png(let error): self.init(error)
    case .endsEarly: self = .endsEarly
    case .badSize(let width, let height): self = .badSize(width: width, height: height)
    case .tooManyPixels(let width, let height, let limit):
      self = .tooManyPixels(width: width, height: height, limit: limit)
    case .badStream: self = .badStream
    case .animated: self = .animated
    case .unreadable(let reason): self = .unreadable(reason)
    }
  }
}
