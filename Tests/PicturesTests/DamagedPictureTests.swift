import Graphics
import Testing

@testable import Pictures

@Suite("Damaged pictures")
struct DamagedPictureTests {
  @Test(arguments: Fixture.rows)
  func `a file that ends early is an error wherever it ends`(row: Fixture.Row) {
    let file = Fixture.bytes(row.name)
    for count in 0..<file.count {
      #expect(throws: PictureError.self, "\(count) of \(file.count) bytes") {
        try decodePicture(Array(file[..<count]), pixelLimit: 1000)
      }
    }
  }

  @Test(arguments: Fixture.rows)
  func `a changed byte is an error or a picture of that size`(row: Fixture.Row) {
    let file = Fixture.bytes(row.name)
    for index in 0..<file.count {
      for change: UInt8 in [0x01, 0x80, 0xFF] {
        var damaged = file
        damaged[index] ^= change
        guard let picture = try? decodePicture(damaged, pixelLimit: 100_000) else { continue }
        #expect(picture.bitmap.pixels.count == picture.bitmap.width * picture.bitmap.height)
      }
    }
  }

  @Test(arguments: ["baseline-420.jpg", "progressive.jpg", "restarts.jpg"])
  func `pixels that are gone are not made up`(name: String) throws {
    let file = Fixture.bytes(name)
    let start = try #require(place(of: 0xDA, in: file))
    // The end marker stands where a third of the coded pixels was.
    let cut = Array(file[..<(file.count - (file.count - start) / 3)]) + [0xFF, 0xD9]
    #expect(throws: PictureError.self) { try decodePicture(cut, pixelLimit: 1000) }
  }

  @Test func `a small file that claims to be large costs no memory`() throws {
    var file = Fixture.bytes("baseline-420.jpg")
    let frame = try #require(place(of: 0xC0, in: file))
    file.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: PictureError.badStream) { try decodePicture(file, pixelLimit: .max) }
    #expect(throws: PictureError.tooManyPixels(width: 65535, height: 65535, limit: 64_000_000)) {
      try decodePicture(file, pixelLimit: 64_000_000)
    }
    file.replaceSubrange((frame + 5)..<(frame + 9), with: [0, 0, 0, 1])
    #expect(throws: PictureError.badSize(width: 1, height: 0)) { try decodePicture(file, pixelLimit: 1000) }
  }

  @Test func `no more than a hundred scans are gone over`() throws {
    #expect(
      try decodePicture(flatProgressive(scans: 100), pixelLimit: 1000).bitmap.pixels.allSatisfy { $0 == 0xFF80_8080 })
    #expect(throws: PictureError.unreadable("more than 100 scans")) {
      try decodePicture(flatProgressive(scans: 101), pixelLimit: 1000)
    }
  }

  @Test func `what browsers do not show is refused`() throws {
    var file = Fixture.bytes("baseline-420.jpg")
    let frame = try #require(place(of: 0xC0, in: file))
    file[frame + 1] = 0xC9
    #expect(throws: PictureError.unreadable("it is coded arithmetically, which browsers do not show")) {
      try decodePicture(file, pixelLimit: 1000)
    }
  }

  @Test func `bytes behind the end change nothing`() throws {
    for name in ["baseline-420.jpg", "lossy.webp"] {
      let file = Fixture.bytes(name)
      #expect(
        try decodePicture(file + [1, 2, 3], pixelLimit: 1000) == decodePicture(file, pixelLimit: 1000))
    }
  }
}
