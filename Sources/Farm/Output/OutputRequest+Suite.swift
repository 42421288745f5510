import Devices
import Files
import Frames
package import Problems
package import Scene

extension FrameChoice {
  /// What a file says of the device around a screen; nil where it is none.
  init?(_ spec: DeviceFrameSpec) {
    guard spec.color != .false else { return nil }
    self.init(color: FrameColor(rawValue: spec.color.rawValue) ?? .graphite, hasShadow: spec.hasShadow)
  }
}

extension OutputRequest {
  /// What an output of a suite asks for.
  /// - Throws: Scenes that the suite does not have, and a folder that leads out of the suite's.
  package init(_ output: SuiteOutput, in suite: LoadedSuite) throws(Diagnostics) {
    self.init()
    try Self.check(output.scenes, in: suite)
    selection.isOfOutput = true
    selection.scenes = output.scenes.map(\.pattern)
    selection.devices = output.devices
    for axis in output.variants { selection.variants += axis.values.map { (axis.name, $0) } }
    formats = output.formats.map { Set($0) }
    name = output.template
    (preset, presetLocation) = (output.preset, output.presetLocation)
    (scale, location) = (output.scale, output.location)
    dressing.background = output.background
    quality = output.quality
    dressing.frame = FrameChoice(output.frame)
    do {
      let folder = output.folder ?? suite.suite.results + "/render/" + output.name
      let path = try suite.folder.path(for: folder)
      self.folder = path
      sheet = output.sheet.map { FilePaths.join(path, $0) }
      sheetSizes = output.sheetSizes
      manifest = FilePaths.join(path, "manifest.json")
    } catch {
      throw Diagnostics([suite.unwritable(error)])
    }
  }

  private static func check(_ scenes: [SuiteGlob], in suite: LoadedSuite) throws(Diagnostics) {
    let names = suite.scenes.map(\.name) + suite.brokenScenes.compactMap(\.name)
    let problems = scenes.filter { !names.contains($0.pattern) }.map { scene in
      let nearest = nearestWord(to: scene.pattern, in: names)
      return Diagnostic(.suite(.unknownScene(scene.pattern, nearest: nearest)), at: scene.location)
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
  }
}

/// The outputs of a suite with how many pictures they have that are no snapshots of a plan, by their device, their variant
/// or what the system shows in them; those that have none, or that cannot be drawn, are left out.
package func picturesOfOutputs(besides plan: Plan, in suite: LoadedSuite) -> [(name: String, count: Int)] {
  let known = Set(plan.jobs.map(\.identity))
  return suite.suite.outputs.compactMap { output in
    guard let drawn = try? OutputRequest(output, in: suite).snapshots(of: suite).jobs else { return nil }
    let count = output.chrome == nil ? drawn.count { !known.contains($0.identity) } : drawn.count
    return count > 0 ? (output.name, count) : nil
  }
}
