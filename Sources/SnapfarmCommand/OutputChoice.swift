import Arguments
import Farm
import Files
import Problems
import Scene

extension Command {
  /// What `render` is asked for: an output of the suite, where `--output` names one, with what the flags say over it.
  func outputRequest(in suite: LoadedSuite) throws -> OutputRequest {
    var request = try selectionRequest(in: suite)
    if !request.selection.isOfOutput, let folder = invocation.value(of: .output) { request.folder = try path(folder) }
    try addPictures(to: &request, in: suite)
    for path in [request.folder, request.sheet].compactMap({ $0 }) { try suite.refuse(path) }
    return request
  }

  /// The snapshots that are asked for: those of an output, where `--output` names one, or of the suite, with what the
  /// flags say over it.
  func selectionRequest(in suite: LoadedSuite) throws -> OutputRequest {
    var request = try namedOutput(in: suite).map { try OutputRequest($0, in: suite) } ?? OutputRequest()
    try addSelection(to: &request, in: suite)
    return request
  }

  /// The path of a file of JSON; `-` stays what it is.
  private func document(_ file: String) throws -> String {
    isStandardOutputName(file) ? "-" : try path(file)
  }

  private func path(_ file: String) throws -> String { FilePaths.join(try currentFolder(), file) }

  /// The output that `--output` names; nil where it is a folder.
  ///
  /// A bare word that is nearly the name of an output is taken for a mistake, and any where no folder is meant.
  private func namedOutput(in suite: LoadedSuite) throws -> SuiteOutput? {
    guard let word = invocation.value(of: .output) else { return nil }
    let outputs = suite.suite.outputs
    if let output = outputs.first(where: { $0.name == word }) { return output }
    let takesFolder = invocation.verb.flags.contains(.output)
    let names = outputs.map(\.name)
    let nearest = nearestWord(to: word, in: names)
    if takesFolder, nearest == nil || word.contains("/") { return nil }
    let problem = OutputProblem.unknownOutput(word, nearest: nearest, among: takesFolder ? nil : names)
    throw Diagnostics([Diagnostic(.output(problem))])
  }

  /// What the flags choose of the suite replaces what the output does, kind by kind.
  private func addSelection(to request: inout OutputRequest, in suite: LoadedSuite) throws {
    let typed = try selection(in: suite)
    if !typed.scenes.isEmpty { request.selection.scenes = typed.scenes }
    if !typed.devices.isEmpty { request.selection.devices = typed.devices }
    for (axis, _) in typed.variants { request.selection.variants.removeAll { $0.axis == axis } }
    request.selection.variants += typed.variants
    request.selection.filters = typed.filters
    request.selection.skips = typed.skips
    request.selection.names = typed.names
  }

  private func addPictures(to request: inout OutputRequest, in suite: LoadedSuite) throws {
    let formats = invocation.allValues(of: .format).compactMap(PictureFormat.init(rawValue:))
    if !formats.isEmpty { (request.formats, request.location) = (Set(formats), nil) }
    do throws(OutputProblem) {
      if let text = invocation.value(of: .name) { request.name = try NameTemplate(text) }
    } catch {
      throw Diagnostics([Diagnostic(.output(error))])
    }
    if let preset = invocation.value(of: .preset).flatMap(OutputPreset.init(rawValue:)) {
      (request.preset, request.presetLocation) = (preset, nil)
    }
    if let scale = try invocation.decimal(of: .scale, in: 0.01...10) { request.scale = scale }
    if let color = invocation.value(of: .background) {
      request.dressing.background = try ColorValue(text: color, key: "--background", colors: suite.suite.colors)
    }
    try addFrame(to: &request)
    if let quality = try invocation.number(of: .quality, in: 1...100) { request.quality = quality }
    if let sheet = invocation.value(of: .sheet) { request.sheet = try path(checkedSheet(sheet)) }
    if let sizes = invocation.value(of: .sheetSizes).flatMap(SheetSizes.init(rawValue:)) { request.sheetSizes = sizes }
    if let manifest = invocation.value(of: .manifest) { request.manifest = try document(manifest) }
    request.results = try invocation.value(of: .json).map(document)
  }

  private func checkedSheet(_ file: String) throws -> String {
    guard PictureFormat(ofFile: file) != nil else {
      let fault = OutputProblem.NameFault.noEnding(endings: PictureFormat.endings)
      throw Diagnostics([Diagnostic(.output(.badName(file, fault)))])
    }
    return file
  }
}
