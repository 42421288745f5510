import Devices
import Graphics

/// What is seen in the glass around a screen: earpiece, camera and home button.
struct FrontArt {
  let color: Color
  private let homeButton, earpiece, camera: Rect?
  private let finish: Finish

  init(_ facts: SlabFacts, _ screen: ScreenFacts, _ profile: DeviceProfile, _ finish: Finish) {
    self.finish = finish
    homeButton = facts.homeButton
    color = facts.homeButton == nil ? finish.glass : finish.front
    let (width, bezel) = (screen.size.width, facts.bezel)
    let isPhone = profile.family == .phone
    let lens = min(0.32 * bezel.height, (isPhone ? 0.022 : 0.0125) * screen.shortSide)
    let middle = -bezel.height / 2
    // A wide bezel has an earpiece with the camera beside it, a narrow one no more than a slit at its edge.
    let isWide = isPhone && bezel.height > 0.12 * width
    let slit =
      isWide ? Size(width: 0.17 * width, height: 0.014 * width) : Size(width: 0.2 * width, height: 0.006 * width)
    let slitY = isWide ? middle : -bezel.height + facts.rim + 0.12 * (bezel.height - facts.rim)
    earpiece =
      isPhone
      ? Rect(x: (width - slit.width) / 2, y: slitY - slit.height / 2, width: slit.width, height: slit.height) : nil
    let hasCamera = isPhone ? isWide : profile.family == .tablet && (profile.cutout.map { $0.kind == .none } ?? true)
    let x = isWide ? (width - slit.width) / 2 - 2.6 * lens : width / 2
    let usual = hasCamera ? Rect(x: x - lens / 2, y: middle - lens / 2, width: lens, height: lens) : nil
    // One that the profile tells is drawn over the screen, where it may be.
    camera = profile.frame?.lens == nil ? usual : nil
  }

  var isLight: Bool { color.red > 128 }

  func paint(_ painter: inout FramePainter) {
    if let earpiece {
      let dark = isLight ? Color(hex: 0x4A4A4D) : Color(hex: 0x1C1C1F)
      painter.fill(.pill(earpiece), finish.isMatt ? color.darker(0.16) : dark)
      if !finish.isMatt {
        painter.border(
          .pill(earpiece), width: painter.line(0.3), isLight ? .black.opacity(0.35) : .white.opacity(0.07))
      }
    }
    if let camera { Lens(box: camera, isMatt: finish.isMatt).paint(&painter) }
    if let homeButton { paint(homeButton, &painter) }
  }

  /// A shallow dish in a ring of metal.
  private func paint(_ button: Rect, _ painter: inout FramePainter) {
    let ring = RoundedRect.pill(button)
    let width = 0.045 * button.width
    painter.fill(ring, lit: isLight ? [-0.35, 0.6, -0.1].map(finish.tone) : [0.1, -0.55, -0.1].map(finish.tone))
    let dish = ring.inset(by: width)
    painter.fill(
      dish, lit: isLight ? [color.darker(0.06), color, .white] : [Color(hex: 0x020203), color, color.lighter(0.09)])
  }
}
