internal import Devices
internal import Graphics

/// The files that do not contradict the request or the device, the best first.
///
/// Ranked, one criterion after the other: idiom, height, orientation, vector, scale. A file that names a trait beats one
/// that does not; equal ones stand in the order of their paths.
func rank(
  _ files: [ImageIndex.File], _ wanted: ImageName, _ environment: Environment, _ rule: ImageIndex.Rule
) -> [ImageIndex.File] {
  let screen = Screen(environment, rule)
  let fitting = files.filter { screen.fits($0.name) && agrees($0.name, with: wanted) }
  return fitting.enumerated().sorted { first, second in
    let (a, b) = (screen.rank(of: first.element.name), screen.rank(of: second.element.name))
    return a == b ? first.offset < second.offset : a.lexicographicallyPrecedes(b)
  }.map(\.element)
}

private func agrees(_ name: ImageName, with wanted: ImageName) -> Bool {
  func agree<Value: Equatable>(_ value: Value?, _ pin: Value?) -> Bool { pin == nil || value == pin }
  return agree(name.ending, wanted.ending) && agree(name.heightTag, wanted.heightTag)
    && agree(name.orientation, wanted.orientation) && agree(name.scale, wanted.scale)
    && agree(name.idiom, wanted.idiom)
}

private struct Screen {
  private let idioms: [ImageName.Idiom]
  private let isLandscape: Bool
  private let longSideInPoints: Double
  private let longSideInPixels: Int
  private let scale: Double
  private let rule: ImageIndex.Rule

  init(_ environment: Environment, _ rule: ImageIndex.Rule) {
    idioms = Self.idioms(of: environment.device.family)
    isLandscape = environment.orientation == .landscape
    longSideInPoints = max(environment.size.width, environment.size.height)
    longSideInPixels = max(environment.pixelSize.width, environment.pixelSize.height)
    scale = environment.scale
    self.rule = rule
  }

  func fits(_ name: ImageName) -> Bool {
    if let idiom = name.idiom, !idioms.contains(idiom) { return false }
    if let height = name.heightTag, !fits(height: height) { return false }
    switch name.orientation {
    case nil: return true
    case .portrait, .portraitUpsideDown: return !isLandscape
    case .landscape, .landscapeLeft, .landscapeRight: return isLandscape
    }
  }

  /// Smaller is better, the first number that differs decides.
  func rank(of name: ImageName) -> [Double] {
    [
      name.idiom == nil ? 1 : 0,
      name.heightTag.map { -Double($0) } ?? 0,
      orientationRank(of: name),
      name.ending == "svg" || name.ending == "pdf" ? 0 : 1,
    ] + scaleRank(name.scale ?? 1)
  }

  private func fits(height: Int) -> Bool {
    guard rule.heightIsAtMost else { return Double(height) == longSideInPoints || height == longSideInPixels }
    // The category was for phones that are taller than the first ones.
    return idioms.contains(.iphone) && longSideInPoints > 480 && Double(height) <= longSideInPoints
  }

  private func orientationRank(of name: ImageName) -> Double {
    switch name.orientation {
    case nil: 2
    case .portrait, .landscape: 1
    default: 0
    }
  }

  /// The device's own scale, else the next larger one, else the largest.
  private func scaleRank(_ value: Double) -> [Double] {
    value >= scale ? [0, value] : [1, -value]
  }

  private static func idioms(of family: DeviceFamily) -> [ImageName.Idiom] {
    switch family {
    case .phone: [.iphone, .ipod]
    case .tablet: [.ipad]
    case .desktop: [.mac]
    case .tv: [.tv]
    case .watch: [.watch]
    default: []
    }
  }
}
