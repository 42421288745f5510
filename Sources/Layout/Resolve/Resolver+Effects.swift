import Devices
import Graphics
import Problems
import Scene

/// What happens to a view as a whole: shadows, blurs, masks and transforms.
extension Resolver {
  mutating func settleEffects(_ attributes: Shared<Attributes>, into style: inout Style) {
    if let shadows = attributes.value.shadows { style.shadows = shadows.map { shadow($0) } }
    if let radius = attributes.value.backgroundBlur { style.backgroundBlur = blur(radius, "backgroundBlur") }
    if let blendMode = attributes.value.blendMode { style.blendMode = blendMode }
    if let mask = attributes.value.mask { style.mask = self.mask(mask) }
    if let transform = attributes.value.transform { style.transform = self.transform(transform) }
  }

  private mutating func shadow(_ spec: ShadowSpec) -> Shadow {
    Shadow(
      offset: Point(x: points(spec.offset.x, "shadow"), y: points(spec.offset.y, "shadow")),
      blur: blur(spec.blur, "shadow"), spread: points(spec.spread, "shadow"),
      color: spec.color.color(in: environment), isInner: spec.isInner)
  }

  /// A blur in points, held to the suite's limit: design units may be longer than they look.
  private mutating func blur(_ length: Length, _ key: String) -> Double {
    let blur = points(length, key).size
    guard blur > tree.maxBlur else { return blur }
    let range = "from 0 to \(tree.maxBlur.written) (limits.maxBlur)"
    report(.value(.outOfRange(key: "blur", range: range, got: "\(blur.written) points")), at: key)
    return tree.maxBlur
  }

  private mutating func mask(_ spec: MaskSpec) -> Style.Mask? {
    switch spec {
    case .fill(let paint): fill(paint, "mask").map(Style.Mask.fill)
    case .path(let shape): .path(shape)
    }
  }

  private mutating func transform(_ spec: TransformSpec) -> Style.Transform {
    switch spec {
    case .matrix(let map, let origin): return .matrix(map, origin: place(origin, "transform"))
    case .steps(let said):
      var steps = Style.Transform.Steps()
      steps.translate = place(said.translate, "transform")
      (steps.rotate, steps.scale, steps.skew) = (said.rotate, said.scale, said.skew)
      steps.origin = place(said.origin, "transform")
      return .steps(steps)
    }
  }
}
