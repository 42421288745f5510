import Graphics
import PNG
import Testing

@Suite("explain image")
struct ExplainImageTests {
  @Test func `explain says which file an image's name stands for, and why no other`() async throws {
    let folder = try TestFolder()
    try folder.write("suite: s\ndevices: [iphone-5, ipad-9-7]\n", to: "snapfarm.yaml")
    try folder.write("scene: card\nroot: {children: [{image: bg}]}\n", to: "Scenes/card.yaml")
    for name in ["bg@2x.png", "bg-568h@2x.png"] {
      let bitmap = Bitmap(width: 4, height: 2, pixels: Array(repeating: 0xFF10_2030, count: 8))
      try folder.write(encodePNG(bitmap, level: 1), to: "Images/" + name)
    }
    let run = try await Snapfarm.run("explain", "image", "card", "bg", in: folder.path)
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(
      run.lines == [
        "bg on iphone-5: Images/bg-568h@2x.png, 2 × 1 pt, 4 × 2 px at 2x", "searched Images/: 2 candidates",
        "  Images/bg-568h@2x.png  taken",
        "  Images/bg@2x.png       fits, behind in height: any, the file taken 568h",
        "bg on ipad-9-7: Images/bg@2x.png, 2 × 1 pt, 4 × 2 px at 2x", "searched Images/: 2 candidates",
        "  Images/bg-568h@2x.png  dropped: height 568h, and the device has 1024 pt, 2048 px",
        "  Images/bg@2x.png       taken",
      ])
    let document = try JSON(
      try await Snapfarm.run("explain", "image", "card", "bg", "-d", "iphone-5", "--json", in: folder.path).output)
    #expect(document.keys == ["version", "scene", "image", "explanations", "diagnostics"])
    let missing = try await Snapfarm.run("explain", "image", "card", "gb", in: folder.path)
    #expect(missing.end == .exited(2))
    #expect(missing.errors.contains("no image \"gb\" for iphone-5; searched Images/; did you mean \"bg\"?"))
    #expect(try await Snapfarm.run("explain", "image", "none", "bg", in: folder.path).end == .exited(2))
  }
}
