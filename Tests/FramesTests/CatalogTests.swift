import Devices
import Display
import Graphics
import Testing

@testable import Frames

/// A device and a way to hold it.
struct Held: CustomTestStringConvertible, Sendable {
  let profile: DeviceProfile
  let orientation: Orientation
  var testDescription: String { profile.id + " " + orientation.rawValue }

  static let all = DeviceCatalog.builtIn.profiles.flatMap { profile in
    Orientation.allCases.filter(profile.supports).map { Held(profile: profile, orientation: $0) }
  }
}

@Suite("Frames of all devices")
struct CatalogTests {
  @Test func `all of the catalogue are there`() {
    #expect(DeviceCatalog.builtIn.profiles.count == 218)
    #expect(Set(DeviceCatalog.builtIn.profiles.map { DeviceFrame.Style(of: $0) }) == Set(DeviceFrame.Style.allCases))
  }

  @Test("have the screen in whole pixels inside the body, inside the picture", arguments: Held.all)
  func screenInBody(held: Held) {
    let (profile, orientation) = (held.profile, held.orientation)
    for style in [FrameStyle(), FrameStyle(background: .white, hasShadow: true), FrameStyle(margin: 10)] {
      let device = FramedDevice(profile: profile, orientation: orientation, style: style)
      let screen = Rect(origin: device.screenOrigin, size: profile.pointSize(in: orientation))
      let picture = Rect(origin: .zero, size: device.size)
      #expect(isInside(screen, device.body))
      #expect(isInside(device.body, picture, by: (style.margin ?? 0) - 1 / profile.scale))
      for length in [screen.x, screen.y, device.size.width, device.size.height] {
        let pixels = length * profile.scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
      }
      // As far from the left as from the right, so that pictures line up.
      #expect(abs(screen.midX - picture.midX) < 1e-6)
    }
  }

  @Test("are as large as they say, and end what they begin", arguments: Held.all)
  func pictures(held: Held) {
    let device = FramedDevice(
      profile: held.profile, orientation: held.orientation, style: FrameStyle(background: .white, hasShadow: true))
    let size = held.profile.pixelSize(in: held.orientation)
    let mark = DisplayList.Command.fill(.rect(Rect(x: 1, y: 1, width: 2, height: 2)), .color(.white))
    let list = device.framing(screen(size, scale: held.profile.scale, [mark]))
    #expect(abs(Double(list.width) - device.size.width * held.profile.scale) < 1e-6)
    #expect(abs(Double(list.height) - device.size.height * held.profile.scale) < 1e-6)
    #expect(list.commands.contains(mark))
    var open = 0
    for command in list.commands {
      switch command {
      case .beginGroup, .beginTransform, .beginClip: open += 1
      case .endGroup, .endTransform, .endClip: open -= 1
      default: break
      }
      #expect(open >= 0)
    }
    #expect(open == 0)
  }

  @Test("draw nothing beyond the edges of the picture", arguments: Held.all)
  func drawingInPicture(held: Held) {
    let device = FramedDevice(profile: held.profile, orientation: held.orientation)
    let size = held.profile.pixelSize(in: held.orientation)
    let list = device.framing(screen(size, scale: held.profile.scale))
    let picture = Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
    var planes: [AffineTransform] = []
    for command in list.commands {
      switch command {
      case .beginTransform(let plane): planes.append(plane.concatenating(planes.last ?? .identity))
      case .endTransform: planes.removeLast()
      default:
        guard let bounds = command.bounds else { continue }
        // A hair is at least a pixel wide.
        #expect(isInside(planes.last?.bounds(of: bounds) ?? bounds, picture, by: -1), "\(command)")
      }
    }
  }

  @Test("have cutouts inside the screen", arguments: DeviceCatalog.builtIn.profiles)
  func cutouts(profile: DeviceProfile) throws {
    let facts = ScreenFacts(profile, profile.naturalOrientation, scale: profile.scale)
    let cutout = CutoutArt(of: profile, on: facts)
    let isWhole = profile.cutout == nil || profile.cutout?.kind == Cutout.Kind.none
    #expect((cutout == nil) == isWhole)
    guard let rect = cutout?.rect else { return }
    #expect(isInside(rect, Rect(origin: .zero, size: facts.size)))
    if let known = profile.cutout?.rect { #expect(rect == known || profile.naturalOrientation == .landscape) }
  }

  @Test("have buttons across the edge of the body", arguments: DeviceCatalog.builtIn.profiles)
  func buttons(profile: DeviceProfile) throws {
    guard DeviceFrame.Style(of: profile) == .slab else { return }
    let art = SlabArt(
      ScreenFacts(profile, profile.naturalOrientation, scale: profile.scale), profile, FrameStyle())
    let (body, corner) = (art.body.rect, art.body.radii.topLeft.width)
    #expect(art.buttons.count >= (profile.family == .desktop ? 0 : 2))
    for (button, rect) in art.buttons {
      switch button.side {
      case .left: #expect(rect.x < body.x && rect.maxX > body.x && rect.maxX < 0)
      case .right: #expect(rect.x < body.maxX && rect.maxX > body.maxX && rect.x > art.screen.rect.maxX)
      case .top: #expect(rect.y < body.y && rect.maxY > body.y && rect.maxY < 0)
      case .bottom: Issue.record("no device of the catalogue has one there")
      }
      // Corners have none.
      let ends =
        button.side == .top
        ? (rect.x - body.x, body.maxX - rect.maxX) : (rect.y - body.y, body.maxY - rect.maxY)
      #expect(min(ends.0, ends.1) > 0.4 * corner)
    }
  }

  @Test("have a home button where the device has one, and in the bezel", arguments: DeviceCatalog.builtIn.profiles)
  func homeButtons(profile: DeviceProfile) throws {
    guard DeviceFrame.Style(of: profile) == .slab else { return }
    let ids = try DeviceCatalog.builtIn.devices(ofGroup: "home-button").map(\.id)
    let facts = ScreenFacts(profile, profile.naturalOrientation, scale: profile.scale)
    let slab = SlabFacts(facts, profile)
    #expect((slab.homeButton != nil) == ids.contains(profile.id))
    guard let button = slab.homeButton else { return }
    let bezel = Rect(
      x: -slab.bezel.width, y: facts.size.height, width: facts.size.width + 2 * slab.bezel.width,
      height: slab.bezel.height)
    #expect(isInside(button, bezel, by: slab.rim))
    #expect(abs(button.midX - facts.size.width / 2) < 1e-9)
  }

  @Test("take bezels and radii from the profile, and stay in proportion", arguments: DeviceCatalog.builtIn.profiles)
  func facts(profile: DeviceProfile) {
    guard DeviceFrame.Style(of: profile) == .slab else { return }
    let facts = ScreenFacts(profile, profile.naturalOrientation, scale: profile.scale)
    let slab = SlabFacts(facts, profile)
    if let bezel = profile.frame?.bezel {
      #expect(abs(slab.bezel.width - bezel.width) <= 0.5 / profile.scale + 1e-9)
      #expect(abs(slab.bezel.height - bezel.height) <= 0.5 / profile.scale + 1e-9)
    }
    if let radius = profile.frame?.outerCornerRadius { #expect(slab.outerRadius == radius) }
    if let radius = profile.screenCornerRadius { #expect(facts.radius == radius) }
    #expect(slab.bezel.width >= 2 * slab.rim)
    #expect(max(slab.bezel.width, slab.bezel.height) < 0.45 * facts.shortSide)
    #expect(slab.outerRadius >= facts.radius)
  }
}
