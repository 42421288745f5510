import Devices
import Graphics
import Problems
import References
import Scene

extension Job {
  /// The snapshot of a scene that this one's scene shows.
  ///
  /// A value that is not said is that of this snapshot, where its matrix has the axis and the other device the value.
  /// - Throws: A device that does not exist, a value that it cannot have, and what is wrong with the scene for values of
  ///   own axes.
  func embedded(_ screen: EmbeddedScreen, of suite: LoadedSuite) throws(Problem) -> Job {
    guard let scene = suite.scenes.first(where: { $0.name == screen.scene }) else {
      if suite.brokenScenes.contains(where: { $0.name == screen.scene }) {
        throw .name(.unusableScene(screen.scene))
      }
      throw .suite(
        .unknownScene(screen.scene, nearest: nearestWord(to: screen.scene, in: suite.scenes.map(\.name))))
    }
    let profile: DeviceProfile
    do {
      profile = try suite.catalog.device(named: screen.device)
    } catch {
      throw error.problem
    }
    let values = try values(of: screen, on: profile)
    let environment = Environment(device: profile, values: values, base: suite.suite.strings.base ?? .english)
    let tree: Scene
    do {
      tree = try suite.trees.scene(scene, for: environment.ownValues)
    } catch {
      throw error.all.first?.problem ?? .name(.unusableScene(screen.scene))
    }
    let identity = SnapshotIdentity(
      scene: scene.name, device: profile.id,
      values: values.map { SnapshotIdentity.AxisValue(axis: $0.axis, value: $0.word, isDefault: false) })
    return Job(identity: identity, scene: tree, environment: environment)
  }

  private func values(of screen: EmbeddedScreen, on profile: DeviceProfile) throws(Problem) -> [VariantValue] {
    var values: [VariantValue] = []
    for said in screen.variant.values {
      guard let value = Self.value(said.word, of: said.axis), profile.supports(values + [value]) else {
        throw .name(.impossibleValue(said.word, device: profile.id))
      }
      values.append(value)
    }
    for outer in identity.values where !values.contains(where: { $0.axis == outer.axis }) {
      guard let value = Self.value(outer.value, of: outer.axis), profile.supports(values + [value]) else { continue }
      values.append(value)
    }
    return values
  }

  private static func value(_ word: String, of axis: String) -> VariantValue? {
    guard let known = VariantAxis(rawValue: axis) else { return .own(axis: axis, word: word) }
    return known.value(word)
  }
}
