import Testing

@Suite("The record of the gallery")
struct GalleryRecordTests {
  private static let record = GalleryRecord(
    renderer: 3, engine: ["cairo 1.16.0", "font A.ttf 12"],
    frames: ["a/canvas": .init(display: "d1", pixels: "p1"), "b/canvas": .init(display: "d2", pixels: "p2")])

  private func complaint(_ change: (inout GalleryRecord) -> Void) -> GalleryRecord.Complaint? {
    var now = Self.record
    change(&now)
    return Self.record.complaint(about: now)
  }

  @Test func `equal frames are no complaint`() {
    #expect(complaint { _ in } == nil)
  }

  @Test func `other pixels of the same commands need another version`() {
    #expect(complaint { $0.frames["b/canvas"]?.pixels = "x" } == .versionHasToRise(["b/canvas"]))
    let older: (inout GalleryRecord) -> Void = {
      $0.frames["b/canvas"]?.pixels = "x"
      $0.renderer = 2
    }
    #expect(complaint(older) == .versionHasToRise(["b/canvas"]))
    let newer: (inout GalleryRecord) -> Void = {
      $0.frames["b/canvas"]?.pixels = "x"
      $0.renderer = 4
    }
    #expect(complaint(newer) == .isOutOfDate(["b/canvas"]))
  }

  @Test func `another scene needs another record and no other version`() {
    #expect(complaint { $0.frames["b/canvas"] = .init(display: "x", pixels: "y") } == .isOutOfDate(["b/canvas"]))
    #expect(complaint { $0.frames["c/canvas"] = .init(display: "x", pixels: "y") } == .isOutOfDate(["c/canvas"]))
    #expect(complaint { $0.frames["a/canvas"] = nil } == .isOutOfDate(["a/canvas"]))
    #expect(complaint { $0.renderer = 4 } == .isOutOfDate([]))
  }

  @Test func `what other libraries draw proves nothing`() {
    let change: (inout GalleryRecord) -> Void = {
      $0.engine[0] = "cairo 1.18.4"
      $0.frames["b/canvas"]?.pixels = "x"
    }
    #expect(complaint(change) == nil)
  }

  @Test func `it is read as it is written`() {
    #expect(GalleryRecord(Self.record.text) == Self.record)
    for text in ["", "renderer x\n", "frame a b c\n", "renderer 1\nframe a b\n", "renderer 1\nshape a b c\n"] {
      #expect(GalleryRecord(text) == nil)
    }
  }
}
