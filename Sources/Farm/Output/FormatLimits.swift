import Canvas
import Devices
import Graphics
import Problems
import References
import Scene

extension PictureFormat {
  /// The longest side of a picture of the kind, in pixels, where it is shorter than that of any picture.
  fileprivate var longestSide: Int? { self == .webp ? 16_383 : nil }

  /// The longest side that a picture of the kind may have, in pixels.
  var sideLimit: Int { longestSide ?? Surface.longestSide }

  /// What keeps a picture from being written as this kind, before it is drawn.
  ///
  /// - Parameters:
  ///   - size: The picture's size.
  ///   - what: What it is, in words.
  /// - Returns: The problem; nil where there is none that the format is to blame for.
  func refusal(of size: PixelSize, _ what: String) -> OutputProblem? {
    guard let limit = longestSide, max(size.width, size.height) > limit else { return nil }
    return .sideTooLong(what, width: size.width, height: size.height, format: title, limit: limit)
  }
}

extension Set<PictureFormat> {
  /// What keeps the picture of a snapshot from being written as all of these kinds.
  func refusal(of size: PixelSize, for job: Job) -> OutputProblem? {
    PictureFormat.allCases.lazy.filter(contains).compactMap {
      $0.refusal(of: size, "the picture \(job.identity.stem)")
    }.first
  }
}

extension Plan {
  /// Looks at the sizes of all pictures and of their sheet before one is drawn; those of scenes as large as their
  /// content are known later.
  ///
  /// - Throws: Each picture that a format has no room for, and a sheet with too many pictures.
  func checkSizes(
    for formats: Set<PictureFormat>, _ request: OutputRequest, _ suite: LoadedSuite
  ) throws(Diagnostics) {
    let screens = jobs.compactMap { job in request.dressing.knownPixelSize(of: job).map { (job, $0) } }
    var problems = screens.compactMap { formats.refusal(of: $1, for: $0) }
    if request.sheet != nil, request.sheetSizes == .physical, let problem = unknownPhysicalSizes {
      problems.append(problem)
    }
    if problems.isEmpty, let sheet = request.sheet, let format = PictureFormat(ofFile: sheet),
      screens.count == jobs.count, !jobs.isEmpty
    {
      let tiles = SheetTile.all(screens, request.dressing, request.sheetSizes)
      do throws(OutputProblem) {
        _ = try SheetLayout.best(for: tiles).scale(as: format, limit: suite.suite.limits.maxPixels)
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems.map { Diagnostic(.output($0), at: request.location) }) }
  }
}

extension Plan {
  /// The devices of which nobody knows how large they are; nil where there are none.
  private var unknownPhysicalSizes: OutputProblem? {
    var names: [String] = []
    for job in jobs where job.environment.device.pointsPerMillimetre == nil {
      if names.last != job.identity.device, !names.contains(job.identity.device) { names.append(job.identity.device) }
    }
    return names.isEmpty ? nil : .unknownPhysicalSize(names)
  }
}

extension SheetLayout {
  /// Pixels in a point of the sheet: two, or one where those would be too many.
  ///
  /// - Throws: That it is too large even so.
  func scale(as format: PictureFormat, limit: Int) throws(OutputProblem) -> Double {
    func fits(_ scale: Double, side: Int) -> Bool {
      max(size.width, size.height) * scale <= Double(side) && size.width * size.height * scale * scale <= Double(limit)
    }
    if let scale = [2.0, 1.0].first(where: { fits($0, side: format.sideLimit) }) { return scale }
    let pixels = PixelSize(width: Int(size.width), height: Int(size.height))
    if fits(1, side: Surface.longestSide), let problem = format.refusal(of: pixels, "the sheet") { throw problem }
    throw .sheetTooLarge(pictures: places.count, width: pixels.width, height: pixels.height, limit: limit)
  }
}
