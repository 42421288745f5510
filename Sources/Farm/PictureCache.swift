import Assets
import Canvas
import Digest
import Files
import Graphics
import Layout
import Pictures
import Problems
import References
import Render
import Scene

/// The picture files that one worker has read, each read, checked and decoded once.
final class PictureCache {
  private let folder: SuiteFolder
  private let limits: Suite.Limits
  /// How many bytes of decoded pictures are kept, and how many one of them may have.
  private let memory, imageMemory: Int
  private var files: [String: Result<PictureFile, NameProblem>] = [:]

  init(
    folder: SuiteFolder, limits: Suite.Limits, memory: Int = MemoryBudget.halfOfMemory / 4,
    imageMemory: Int = MemoryBudget.halfOfMemory / 4
  ) {
    self.folder = folder
    (self.memory, self.imageMemory) = (memory, imageMemory)
    self.limits = limits
  }

  /// What layout has to know of a file.
  func reference(to choice: ImageChoice) throws(NameProblem) -> ImageReference {
    let file = try load(choice.file)
    let scale = file.isVector ? 1 : choice.scale
    return ImageReference(
      file: choice.file, digest: file.digest,
      size: Size(width: file.size.width / scale, height: file.size.height / scale), isVector: file.isVector,
      scale: scale, isTemplate: choice.isTemplate ?? false)
  }

  /// What is told of a file that can be drawn: the colours that are not heeded, and what may be drawn differently elsewhere.
  func remark(on path: String) -> (problem: NameProblem, severity: Diagnostic.Severity)? {
    guard let file = try? load(path) else { return nil }
    switch file.remark {
    case .profile(let name): return (.foreignImageColors(path, profile: name), .warning)
    case .inks: return (.foreignImageColors(path, profile: nil), .warning)
    case nil: break
    }
    let parts = UnsteadyPart.allCases.filter { file.unsteady.contains($0.inSVG) }
    return parts.isEmpty ? nil : (.unsteadyImage(path, parts), .note)
  }

  /// What an SVG holds of a file that was read before.
  func bytes(of path: String) -> [UInt8]? { try? load(path).embeddableBytes() }

  private func load(_ path: String) throws(NameProblem) -> PictureFile {
    if let known = files[path] { return try known.get() }
    let result = Result { () throws(NameProblem) in try read(path) }
    makeRoom()
    files[path] = result
    return try result.get()
  }

  /// Forgets decoded pixels where they have become too many; they are decoded again when somebody asks.
  private func makeRoom() {
    let files = files.values.compactMap { try? $0.get() }
    guard files.reduce(0, { $0 + $1.decodedBytes }) > memory else { return }
    for file in files { file.forgetPixels() }
  }

  /// The most pixels of a file.
  private var pixelLimit: Int { min(limits.maxImagePixels, imageMemory / 4) }

  private func fault(of error: PictureError) -> PictureFault {
    let fault = PictureFault(error)
    guard case .tooManyPixels(let width, let height, let limit) = fault, limit < limits.maxImagePixels else {
      return fault
    }
    return .tooMuchMemory(width: width, height: height, limit: limit)
  }

  private func read(_ path: String) throws(NameProblem) -> PictureFile {
    do {
      let bytes = try readFile(folder.path(for: path), limit: limits.maxFileSize)
      return try PictureFile(path, bytes, pixelLimit: pixelLimit)
    } catch let error as FileError {
      throw error.cause == .outside ? .outside(path) : .badImage(path, .unreadable(error.reason))
    } catch let error as PictureError {
      throw .badImage(path, fault(of: error))
    } catch let error as CanvasError {
      throw .badImage(path, PictureFault(error))
    } catch let fault as PictureFault {
      throw .badImage(path, fault)
    } catch {
      throw .badImage(path, .unreadable("\(error)"))
    }
  }
}

extension PictureCache: PictureSource {
  func bitmap(of file: String) throws -> Bitmap {
    makeRoom()
    return try load(file).bitmap()
  }

  func bitmap(of file: String, drawnAt size: PixelSize) throws -> Bitmap {
    makeRoom()
    do {
      return try load(file).bitmap(drawnAt: size)
    } catch let error as CanvasError {
      throw NameProblem.badImage(file, PictureFault(error))
    } catch let error as PictureError {
      throw NameProblem.badImage(file, fault(of: error))
    }
  }

  func jpeg(of file: String) -> [UInt8]? { try? load(file).jpegBytes }

  func draw(_ file: String, in rect: Rect, on page: borrowing Surface) throws {
    do {
      try load(file).draw(in: rect, on: page)
    } catch let error as CanvasError {
      throw NameProblem.badImage(file, PictureFault(error))
    }
  }
}
