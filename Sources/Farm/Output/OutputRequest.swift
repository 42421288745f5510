package import Problems
package import Scene

/// Which pictures `render` draws, and what it makes of them: what an output of the suite says and the command's flags,
/// which win.
package struct OutputRequest: Sendable {
  /// Which part of the suite.
  package var selection = Selection()
  /// The kinds of files; nil is the ending of the name, else what the preset takes, else the suite's.
  package var formats: Set<PictureFormat>?
  /// The names of files; nil is those of snapshots.
  package var name: NameTemplate?
  /// What the pictures are for.
  package var preset: OutputPreset?
  /// Where the preset stands; nil on the command line.
  package var presetLocation: SourceLocation?
  /// Where it is asked for; nil on the command line.
  package var location: SourceLocation?
  /// Pixels in a point; nil is each device's.
  package var scale: Double?
  /// What is put around and under the screens.
  package var dressing = Dressing()
  /// How good JPEG is, and WebP that may lose something.
  package var quality: Int?
  /// The sheet of all pictures, a path; nil is none.
  package var sheet: String?
  /// How large pictures are on it.
  package var sheetSizes = SheetSizes.points
  /// Where what was written is told, a path; nil is nowhere.
  package var manifest: String?
  /// Where results are written for machines, a path; nil is nowhere.
  package var results: String?
  /// Where files go, a path; nil is the folder of results.
  package var folder: String?

  package init() {}

  /// The plan of the snapshots, whatever becomes of their pictures.
  /// - Throws: What keeps a plan from being made.
  package func snapshots(of suite: LoadedSuite) throws(Diagnostics) -> Plan {
    var selection = selection
    if selection.devices.isEmpty, let device = preset?.device { selection.devices = [device] }
    let plan = try makePlan(of: suite, selection)
    return scale.map { plan.drawn(atScale: $0) } ?? plan
  }

  /// The plan of the pictures, with their names and sizes.
  /// - Throws: What keeps any of them from being written as asked for.
  package func plan(of suite: LoadedSuite) throws(Diagnostics) -> Plan {
    var plan = try snapshots(of: suite)
    let formats = try checkedFormats(of: suite)
    if let name { plan = try plan.named(by: name, axes: suite.axes, as: formats) }
    if let preset { try plan.check(for: preset, dressing, scale: scale, catalog: suite.catalog, at: presetLocation) }
    try plan.checkSizes(for: formats, self, suite)
    try OutputFiles(self, of: plan, as: formats, in: suite).check()
    return plan
  }

  /// What is written, and how.
  package func options(_ options: RunOptions, of suite: LoadedSuite) throws(Diagnostics) -> RunOptions {
    var options = options
    options.formats = try checkedFormats(of: suite)
    options.ending = name?.ending
    options.quality = quality
    options.dressing = dressing
    options.preset = preset
    options.notesFiles = manifest != nil
    (options.sheet, options.sheetSizes) = (sheet, sheetSizes)
    options.output = folder
    return options
  }

  private func checkedFormats(of suite: LoadedSuite) throws(Diagnostics) -> Set<PictureFormat> {
    let formats = chosenFormats(of: suite)
    if let name, let format = name.format, formats != [format] {
      let other = PictureFormat.allCases.first { formats.contains($0) && $0 != format }
      throw problem(.badName(name.text, .otherFormat(other?.rawValue ?? "")), at: name.location)
    }
    guard let preset, let format = PictureFormat.allCases.first(where: { formats.contains($0) && !preset.takes($0) })
    else { return formats }
    let taken = preset.formats.map(\.title)
    throw problem(.wrongFormat(format.title, preset: preset.rawValue, formats: taken), at: presetLocation)
  }

  private func chosenFormats(of suite: LoadedSuite) -> Set<PictureFormat> {
    if let formats { return formats }
    if let format = name?.format { return [format] }
    return preset.map { Set($0.formats.prefix(1)) } ?? Set(suite.suite.formats)
  }

  private func problem(_ problem: OutputProblem, at location: SourceLocation?) -> Diagnostics {
    Diagnostics([Diagnostic(.output(problem), at: location)])
  }
}
