import Display
import Graphics
import Render
import Scene
import Testing

struct DrawImageTests {
  private let bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6].map { 0xFF00_0000 | $0 * 0x10203 })
  private let pictures = Pictures()

  init() { pictures.bitmaps["a.png"] = bitmap }

  @Test func `A picture at its own size is copied`() throws {
    let picture = try pixels(list([.image(image(at: rect(4, 5, 3, 2)))]), pictures)
    for y in 0..<2 {
      for x in 0..<3 { #expect(picture[4 + x, 5 + y] == bitmap[x, y]) }
    }
    #expect(picture.pixels.filter { $0 != 0 }.count == 6)
  }

  @Test func `A picture stays in its box`() throws {
    let cut = try pixels(list([.image(image(at: rect(4, 5, 3, 2), clip: rect(5, 5, 1, 9)))]), pictures)
    #expect(cut.pixels.filter { $0 != 0 } == [bitmap[1, 0], bitmap[1, 1]])
  }

  @Test func `A template is its tint with its own opacity`() throws {
    pictures.bitmaps["a.png"] = Bitmap(width: 3, height: 1, pixels: [0xFF12_3456, 0x8000_0000, 0])
    let picture = try pixels(list([.image(image(at: rect(0, 0, 3, 1), tint: red))]), pictures)
    #expect(Array(picture.pixels.prefix(4)) == [0xFFFF_0000, 0x8080_0000, 0, 0])
  }

  @Test func `A vector is drawn at the size that is needed`() throws {
    var vector = image(at: rect(1, 1, 4.5, 3))
    vector.isVector = true
    let picture = try pixels(list([.image(vector)]), pictures)
    #expect(pictures.sizes == [PixelSize(width: 5, height: 3)])
    #expect(picture[1, 1] == 0xFF00_FF00 && picture[0, 1] == 0)
  }

  @Test func `A picture that cannot be had is an error`() {
    var unknown = image(at: rect(0, 0, 3, 2))
    unknown.file = "b.png"
    let card = DisplayList.View(path: "card", kind: .box, frame: rect(0, 0, 9, 9), source: "a.yaml:1")
    var picture = card
    picture.path = "card/picture"
    let commands: [DisplayList.Command] = [
      .beginView(card), .beginView(picture), .endView, .image(unknown), .endView,
    ]
    let error = #expect(throws: DrawingError.self) { _ = try pixels(list(commands), pictures) }
    #expect(error?.cause is Pictures.NoSuchPicture)
    #expect(error?.view == "card")
  }

  @Test func `A missing picture is a hatched box with hard edges`() throws {
    let picture = try pixels(list([.missing(rect(1, 1, 10, 8))]))
    let found = picture.rows([0: ".", 0xFFFF_E5E5: "-", 0xFFE0_5050: "#"])
    #expect(
      found
        == [
          "............", ".##########.", ".#----#---#.", ".#---#----#.", ".#--#-----#.", ".#-#------#.",
          ".##-------#.", ".#-------##.", ".##########.", "............",
        ])
  }

  private func image(at destination: Rect, clip: Rect? = nil, tint: Color? = nil) -> DisplayList.Image {
    DisplayList.Image(
      file: "a.png", digest: "d", destination: destination, clip: clip ?? destination, tint: tint)
  }
}
