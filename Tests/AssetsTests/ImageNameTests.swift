import Testing

@testable import Assets

@Suite("The parts of an image's name")
struct ImageNameTests {
  @Test(arguments: [
    "bg", "icon@2xl", "bg@", "bg@x", "@2x", "bg@-2x", "bg@0x", "bg@1e1x", "bg@infx", "bg@2x2", "bg-h", "bg-56h",
    "bg-123456h", "bg-568H", "~ipad", "bg~phone", "-Portrait", ".png", "bg.txt", "bg@101x", "größe@²x", "",
  ])
  func `what does not follow the grammar stays in the stem`(name: String) {
    let found = ImageName(name)
    #expect(found.stem == name)
    #expect(!found.pinsVariant)
    #expect(found.ending == nil)
  }

  @Test func `every part at once`() {
    let found = ImageName("icons/bg-Landscape-736h@3x~iphone.PNG")
    #expect(found.stem == "icons/bg")
    #expect(found.orientation == .landscape)
    #expect(found.heightTag == 736)
    #expect(found.scale == 3)
    #expect(found.idiom == .iphone)
    #expect(found.ending == "png")
    #expect(found.pinsVariant)
  }

  @Test func `height and orientation may change places`() {
    #expect(ImageName("bg-736h-Landscape@3x.png") == ImageName("bg-Landscape-736h@3x.png"))
  }

  @Test(arguments: [
    ("bg-PortraitUpsideDown", ImageName.OrientationTag.portraitUpsideDown), ("bg-LandscapeLeft", .landscapeLeft),
    ("bg-LandscapeRight", .landscapeRight), ("bg-Portrait", .portrait), ("bg-Landscape", .landscape),
  ])
  func `an orientation`(name: String, tag: ImageName.OrientationTag) {
    #expect(ImageName(name).orientation == tag)
    #expect(ImageName(name).stem == "bg")
  }

  @Test(arguments: [("bg@2x", 2), ("bg@1.5x", 1.5), ("bg@3X", 3), ("bg@100x", 100), ("a@2x@3x", 3)])
  func `a scale`(name: String, scale: Double) {
    #expect(ImageName(name).scale == scale)
  }

  @Test(arguments: ["png", "svg", "jpg", "jpeg", "gif", "webp", "pdf"])
  func `an ending in any case`(ending: String) {
    #expect(ImageName("bg." + ending).ending == ending)
    #expect(ImageName("bg." + ending.uppercased()).ending == ending)
    #expect(ImageName("a.b." + ending).stem == "a.b")
  }
}
