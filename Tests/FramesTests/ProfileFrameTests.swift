import Canvas
import Devices
import Display
import Graphics
import Testing

@testable import Frames

/// What a profile says of the body, in place of what most devices of its kind have.
@Suite("A frame of a profile's own")
struct ProfileFrameTests {
  private func slab(_ change: (inout DeviceFrame) -> Void) -> (art: SlabArt, facts: SlabFacts) {
    let profile = phone { profile in
      var frame = DeviceFrame(bezel: Size(width: 8, height: 20))
      change(&frame)
      profile.frame = frame
      profile.screenCornerRadius = 0
    }
    let screen = ScreenFacts(profile, .portrait, scale: profile.scale)
    return (SlabArt(screen, profile, FrameStyle()), SlabFacts(screen, profile))
  }

  @Test(arguments: DeviceFrame.Style.allCases)
  func `is drawn as its style says`(style: DeviceFrame.Style) {
    let profile = phone { $0.frame?.style = style }
    #expect(DeviceFrame.Style(of: profile) == style)
    let list = framed(profile)
    #expect(list.width >= 120 && list.height >= 240 && list.commands.contains(where: \.isPaint))
  }

  @Test func `has its buttons where they are told, within the edge`() {
    let none = slab { $0.buttons = [] }
    #expect(none.art.buttons.isEmpty && none.art.extent == none.art.body.rect)
    let told = slab {
      $0.buttons = [
        .init(side: .left, offset: 30, length: 40), .init(side: .bottom, offset: 10, length: 5),
        .init(side: .right, offset: 270, length: 900), .init(side: .top, offset: 1e5, length: 1),
      ]
    }
    let body = told.art.body.rect
    let rects = told.art.buttons.map(\.rect)
    #expect(rects[0].y == body.y + 30 && abs(rects[0].height - 40) < 1e-9 && rects[0].x < body.x)
    #expect(rects[1].x == body.x + 10 && abs(rects[1].width - 5) < 1e-9 && rects[1].maxY > body.maxY)
    #expect(abs(rects[2].maxY - body.maxY) < 1e-9)
    #expect(rects[3].width == 0 && rects[3].x <= body.maxX)
  }

  @Test func `has its home button, rim and antennas`() throws {
    let usual = slab { _ in }
    #expect(usual.facts.homeButton != nil)
    #expect(slab { $0.homeButton = 0 }.facts.homeButton == nil)
    let own = slab {
      ($0.homeButton, $0.rim) = (12, 2)
      $0.antennas = [.init(side: .top, offset: 20, length: 3)]
    }
    let button = try #require(own.facts.homeButton)
    #expect(button.width == 12 && button.midX == 60 && button.midY == 250)
    #expect(own.facts.rim == 2 && usual.facts.rim < 2)
    #expect(slab { $0.homeButton = 90 }.facts.homeButton?.height == 20)
    #expect(slab { $0.rim = 90 }.facts.rim == 8)
  }

  @Test func `has its lens in place of the usual one`() throws {
    func picture(_ lens: Rect?) throws -> Bitmap {
      let profile = phone { profile in
        profile.cutout = Cutout(kind: .punchHole, rect: Rect(x: 50, y: 6, width: 20, height: 20))
        profile.frame?.lens = lens
      }
      return try pixels(framed(profile))
    }
    let body = FramedDevice(profile: phone())
    let (left, top) = (Int(body.screenOrigin.x), Int(body.screenOrigin.y))
    let (usual, own) = (try picture(nil), try picture(Rect(x: 20, y: 40, width: 12, height: 12)))
    #expect(usual[left + 60, top + 16] != 0xFF08_080A && own[left + 60, top + 16] == 0xFF08_080A)
    #expect(usual[left + 26, top + 46] == 0xFFD0_2040 && own[left + 26, top + 46] != 0xFFD0_2040)
    #expect(try picture(.zero)[left + 60, top + 16] == 0xFF08_080A)
  }

  @Test func `has its own metal in a colour`() throws {
    func bright(_ color: FrameColor, _ finishes: [FrameColor: Color]) throws -> UInt32 {
      let profile = phone { $0.frame?.finishes = finishes }
      let device = FramedDevice(profile: profile, style: FrameStyle(color: color))
      let picture = try pixels(framed(profile, .portrait, FrameStyle(color: color)))
      return picture[Int(device.body.x) + 1, picture.height / 3]
    }
    let green: [FrameColor: Color] = [.green: Color(hex: 0x00FF00)]
    #expect(try bright(.green, green) != bright(.green, [:]))
    #expect(try bright(.blue, green) == bright(.blue, [:]))
    let word = try bright(.green, green)
    #expect(word >> 8 & 0xFF > word >> 16 & 0xFF && word >> 8 & 0xFF > word & 0xFF)
  }
}
