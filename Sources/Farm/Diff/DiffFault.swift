package import Problems

/// Why a pair could not be compared.
package enum DiffFault: Error, Sendable, Hashable {
  /// There is nothing at the path.
  case missing(DiffSide)
  /// The file is a link that leads out of its folder, which is not followed.
  case outside(DiffSide)
  /// The system does not let us read the file; the reason is in its words.
  case unreadable(DiffSide, reason: String)
  /// The file is no picture that we can take.
  case picture(DiffSide, PictureFault)
  /// The masks leave no pixel to compare.
  case maskedWholly
  /// The picture of the difference cannot be written.
  case unwritable(file: String, reason: String)
  /// The picture of the difference would be written over what is compared, by way of a link.
  case wouldOverwrite(file: String)

  /// The side that is to blame; nil where neither is.
  package var side: DiffSide? {
    switch self {
    case .missing(let side), .outside(let side), .unreadable(let side, _), .picture(let side, _): side
    case .maskedWholly, .unwritable, .wouldOverwrite: nil
    }
  }
}

/// Why one pair could not be compared: both sides may be to blame.
struct DiffFaults: Error {
  var all: [DiffFault]

  init(_ all: DiffFault...) { self.all = all }

  init(_ all: [DiffFault]) { self.all = all }
}
