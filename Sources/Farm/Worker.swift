import Assets
import Canvas
import Devices
import Display
import Files
import Graphics
import Layout
import Problems
import Render
import Scene

/// What draws pictures one after the other: it owns fonts and pictures that nobody else may touch.
///
/// One task makes it, uses it and drops it, without waiting in between.
final class Worker {
  let suite: LoadedSuite
  let fonts: FontSet
  let pictures: PictureCache
  /// The shadows drawn so far; cards of one kind have them in common from picture to picture.
  let tiles = ShadowTiles()
  /// What is known of the scene being laid out.
  private var placing: Placing?
  /// The scenes shown in the one that was laid out last.
  private(set) var screens: [EmbeddedScreen: EmbeddedPicture] = [:]

  /// - Parameters:
  ///   - suite: The suite.
  ///   - pictureMemory: How many bytes of decoded pictures it keeps.
  ///   - imageMemory: How many bytes one of them may have.
  /// - Throws: What is wrong with the fonts.
  init(
    suite: LoadedSuite, pictureMemory: Int = MemoryBudget.halfOfMemory / 4,
    imageMemory: Int = MemoryBudget.halfOfMemory / 4
  ) throws(Diagnostics) {
    guard suite.fontProblems.isEmpty else { throw Diagnostics(suite.fontProblems) }
    self.suite = suite
    pictures = PictureCache(
      folder: suite.folder, limits: suite.suite.limits, memory: pictureMemory, imageMemory: imageMemory)
    do {
      fonts = try FontSet(faces: suite.fonts.faces)
    } catch {
      throw Diagnostics([Diagnostic(.name(.badFont("\(error)")))])
    }
  }

  /// Places the views of a snapshot's scene.
  ///
  /// - Parameters:
  ///   - job: The snapshot.
  ///   - chain: The names of the scenes that it is shown in, from outside in.
  /// - Returns: The views, and what was found on the way.
  func layOut(_ job: Job, inside chain: [String] = []) -> LayoutResult {
    explain(job, inside: chain) { _ in [] }.result
  }

  /// Places the views of a snapshot's scene, and says of some of them who decided their edges.
  func explain(
    _ job: Job, inside chain: [String] = [], views choose: (LayoutResult) -> [Int]
  ) -> (result: LayoutResult, explanations: [ViewExplanation]) {
    let outer = placing
    placing = Placing(job, inside: chain)
    defer { placing = outer }
    let defaults = FontDefaults(
      family: suite.suite.fonts.defaultFamily, fallback: suite.suite.fonts.fallback, textStyles: suite.suite.textStyles)
    var (result, explanations) = Layout.explain(
      job.scene, in: job.environment, fonts: defaults, groups: suite.suite.groups, strings: suite.strings,
      measuring: self, views: choose)
    result.diagnostics += imageRemarks(on: result)
    let isStrict = job.scene.strict ?? suite.suite.strict
    result.diagnostics = result.diagnostics.map { $0.withRemedies.counted(strictly: isStrict) }
    keepScreens(of: &result, at: job.scene.location)
    return (result, explanations)
  }

  /// Keeps the scenes that a layout shows for whoever draws it, with what was found in them.
  private func keepScreens(of result: inout LayoutResult, at scene: SourceLocation) {
    screens = (placing?.screens ?? [:]).compactMapValues { try? $0.get() }
    result.diagnostics += placing?.found ?? []
    let limit = suite.suite.limits.maxNodes
    guard !screens.isEmpty, result.countedViews(with: screens) > limit else { return }
    screens = [:]
    result.diagnostics.append(Diagnostic(.file(.tooManyNodes(limit: limit)), at: scene))
  }

  /// Places a snapshot's views and makes the list of what it is drawn from.
  ///
  /// - Throws: What keeps a picture of its size from being drawn with so many bytes of memory.
  func prepare(
    _ job: Job, within memory: Int = .max, dressing: Dressing = Dressing()
  ) throws(Diagnostics) -> Sketch {
    var layout = layOut(job)
    if dressing.frame != nil, let note = job.noDevice { layout.diagnostics.append(note) }
    if let problem = sizeProblem(of: layout) {
      throw Diagnostics([Diagnostic(.suite(problem), at: job.scene.location)])
    }
    let screen = displayList(
      of: layout, background: background(for: job.environment), screens: screens.mapValues(\.list))
    let list = dressing.dressed(screen, of: job, hasBrowserBar: layout.hasBrowserBar)
    // A device is larger than its screen.
    if let problem = sizeProblem(of: PixelSize(width: list.width, height: list.height)) {
      throw Diagnostics([Diagnostic(.suite(problem), at: job.scene.location)])
    }
    let sketch = Sketch(layout: layout, screen: screen, list: list)
    if sketch.need > memory {
      let problem = SuiteProblem.tooMuchMemory(need: sketch.need, limit: memory)
      throw Diagnostics([Diagnostic(.suite(problem), at: job.scene.location)])
    }
    return sketch
  }

  /// Draws a snapshot.
  ///
  /// - Throws: What keeps the picture from being made at all; what is only missing in it is among its diagnostics.
  func draw(_ sketch: Sketch, of job: Job, until deadline: Deadline) throws(Diagnostics) -> Drawing {
    do {
      let surface = try Render.draw(sketch.list, fonts: fonts, pictures: pictures, tiles: tiles) {
        try deadline.check()
      }
      return Drawing(identity: job.identity, list: sketch.list, surface: surface, layout: sketch.layout)
    } catch {
      let end = diagnostic(of: error, drawing: sketch.layout, sceneAt: job.scene.location)
      throw Diagnostics(sketch.layout.diagnostics + [end])
    }
  }

  /// What ended a drawing, at the view whose drawing it was.
  func diagnostic(of error: any Error, drawing layout: LayoutResult, sceneAt scene: SourceLocation) -> Diagnostic {
    guard let error = error as? DrawingError else { return Diagnostic(problem(of: error), at: scene) }
    let view = error.view.flatMap { path in
      // Views of a scene that is shown have paths that go on from that of the view that shows it.
      layout.views.first { $0.path == path }
        ?? layout.views.first { $0.kind == .screen && path.hasPrefix($0.path + "/") }
    }
    return Diagnostic(problem(of: error.cause), at: view?.location ?? scene, view: view?.path)
  }

  /// - Throws: That the time of a snapshot is over.
  func check(_ deadline: Deadline, _ job: Job) throws(Diagnostics) {
    do {
      try deadline.check()
    } catch {
      throw Diagnostics([Diagnostic(problem(of: error), at: job.scene.location)])
    }
  }

  /// What is told once of each image whose colours are not what they seem, at the first view that shows it.
  private func imageRemarks(on layout: LayoutResult) -> [Diagnostic] {
    var told: Set<String> = []
    var remarks: [Diagnostic] = []
    for view in layout.views where view.image != nil || !view.pictures.isEmpty {
      let files = (view.image.map { [$0.file] } ?? []) + view.pictures.values.map(\.file).sorted()
      for file in files where told.insert(file).inserted {
        guard let remark = pictures.remark(on: file) else { continue }
        remarks.append(
          Diagnostic(.name(remark.problem), severity: remark.severity, at: view.location, view: view.path))
      }
    }
    return remarks
  }

  func sizeProblem(of layout: LayoutResult) -> SuiteProblem? {
    sizeProblem(of: PixelSize(width: layout.width, height: layout.height))
  }

  func sizeProblem(of size: PixelSize) -> SuiteProblem? {
    guard max(size.width, size.height) <= Surface.longestSide else {
      return .sideTooLong(width: size.width, height: size.height, limit: Surface.longestSide)
    }
    let limit = suite.suite.limits.maxPixels
    return size.exceeds(limit) ? .tooManyPixels(width: size.width, height: size.height, limit: limit) : nil
  }

  func problem(of error: any Error) -> Problem {
    switch error {
    case let problem as NameProblem: .name(problem)
    case let problem as SuiteProblem: .suite(problem)
    case CanvasError.pageMemory(let limit): .suite(.pageTooLarge(limit: limit))
    case CanvasError.cairo(let words): .file(.undrawable(reason: words))
    default: .file(.undrawable(reason: "\(error)"))
    }
  }

  func background(for environment: Environment) -> Color {
    (suite.suite.background ?? ColorValue(light: .white, dark: .black)).color(in: environment)
  }
}

extension Worker: Measuring {
  func text(_ text: StyledText, width: Double?) throws(Problem) -> TextBlock {
    if suite.suite.fonts.mode == .blocks { return BlockLetters.lines(of: text, width: width) }
    do {
      return try fonts.layout(
        text, width: width, baseDirection: .firstStrong(neutral: text.style.isRightToLeft ? .rightToLeft : .leftToRight)
      )
    } catch {
      throw error.problem(folders: suite.suite.fonts.folders)
    }
  }

  func leastWidth(of text: StyledText) throws(Problem) -> Double {
    if suite.suite.fonts.mode == .blocks {
      var text = text
      text.lineLimit = nil
      return BlockLetters.leastWidth(of: text)
    }
    do {
      return try fonts.leastWidth(of: text)
    } catch {
      throw error.problem(folders: suite.suite.fonts.folders)
    }
  }

  func image(_ name: String) throws(NameProblem) -> ImageReference {
    guard let placing else { throw .unknownImage(name, device: "", folders: [], nearest: nil) }
    if let known = placing.choices[name] { return try pictures.reference(to: known) }
    let choice = try suite.images.choose(name, for: placing.target)
    self.placing?.choices[name] = choice
    return try pictures.reference(to: choice)
  }

  func size(of screen: EmbeddedScreen) throws(Problem) -> Size {
    guard let placing else { throw .suite(.unknownScene(screen.scene, nearest: nil)) }
    if let known = placing.screens[screen] { return try known.get().size }
    do throws(Problem) {
      let (picture, found) = try picture(of: screen, in: placing)
      self.placing?.screens[screen] = .success(picture)
      self.placing?.note(found)
      return picture.size
    } catch {
      self.placing?.screens[screen] = .failure(error)
      throw error
    }
  }
}

extension Diagnostic {
  /// The same with a warning counted as an error where `strict` asks for that.
  fileprivate func counted(strictly isStrict: Bool) -> Diagnostic {
    guard isStrict, severity == .warning else { return self }
    return Diagnostic(problem, severity: .error, at: location, view: view)
  }

  /// The same with families for characters that no font has, which layout does not know.
  fileprivate var withRemedies: Diagnostic {
    let known: NameProblem
    switch problem {
    case .name(.missingGlyphs(let characters, remedies: [])):
      known = .missingGlyphs(characters, remedies: fontRemedies(for: characters))
    case .name(.blankKeys(let characters, remedies: [])):
      known = .blankKeys(characters, remedies: fontRemedies(for: characters))
    default: return self
    }
    return Diagnostic(.name(known), severity: severity, at: location, view: view)
  }
}

extension CanvasError {
  /// What keeps a text from being set, for the author of a suite that looks for fonts in some folders.
  fileprivate func problem(folders: [String]) -> Problem {
    switch self {
    case .noFamily: .name(.noFont)
    case .unknownFamily(let family, let available):
      .name(
        .unknownFont(
          family, folders: folders, nearest: nearestWord(to: family, in: available), package: fontPackage(of: family)))
    case .fontSize(let size):
      .value(.outOfRange(key: "font.size", range: "from 0.1 to 4096 device pixels", got: shortest(size)))
    case .fontFileUnreadable(let path): .name(.badFont(FilePaths.fileName(of: path)))
    case .otherFaceLoaded(let asked, _): .name(.badFont(FilePaths.fileName(of: asked.path)))
    default: .file(.undrawable(reason: "\(self)"))
    }
  }
}

/// A size without `.0`.
func shortest(_ size: Double) -> String {
  Int(exactly: size).map(String.init) ?? "\(size)"
}
