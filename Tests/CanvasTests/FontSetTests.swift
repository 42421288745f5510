import Canvas
import Graphics
import Testing

struct FontSetTests {
  @Test(arguments: [
    (100, false, "Roboto-Thin"), (400, false, "Roboto-Regular"), (400, true, "Roboto-Italic"),
    (500, false, "Roboto-Medium"), (600, false, "Roboto-Bold"), (800, true, "Roboto-BlackItalic"),
  ])
  func `a style is set in the face of its weight`(weight: Int, isItalic: Bool, file: String) throws {
    let style = TestFonts.style { ($0.weight, $0.isItalic) = (weight, isItalic) }
    let fonts = try TestFonts.set()
    #expect(try fonts.matchedFaces(for: style).first?.path.contains("/\(file).ttf") == true)
    // Pango would answer with another face silently; the set would throw.
    #expect(try fonts.metrics(for: style).ascent > 0)
  }

  @Test func `an upright face stands in where a family has no italic`() throws {
    let fonts = try TestFonts.set()
    let faces = try fonts.matchedFaces(for: TestFonts.style { ($0.weight, $0.isItalic) = (700, true) })
    #expect(faces.map(\.isItalic) == [true, false, false, false])
    #expect(faces.map(\.weight) == [700, 400, 700, 700])
  }

  @Test func `an unknown family is an error with the known ones`() throws {
    let fonts = try TestFonts.set()
    let result = Result { () throws(CanvasError) in try fonts.metrics(for: TextStyle(families: ["Nope"], size: 12)) }
    let available = TestFonts.families.sorted()
    #expect(throws: CanvasError.unknownFamily("Nope", available: available)) { try result.get() }
  }

  @Test func `a style needs a family`() throws {
    let fonts = try TestFonts.set()
    let result = Result { () throws(CanvasError) in try fonts.metrics(for: TextStyle(families: [], size: 12)) }
    #expect(throws: CanvasError.noFamily) { try result.get() }
  }

  @Test(arguments: [0, -1, 0.01, 5000, .infinity, -.infinity])
  func `a size must be one that can be drawn`(size: Double) throws {
    let fonts = try TestFonts.set()
    let result = Result { () throws(CanvasError) in try fonts.layout("A", style: TestFonts.style(size)) }
    #expect(throws: CanvasError.fontSize(size)) { try result.get() }
  }

  @Test func `a size that is no number is an error too`() throws {
    let fonts = try TestFonts.set()
    let result = Result { () throws(CanvasError) in try fonts.layout("A", style: TestFonts.style(.nan)) }
    #expect(throws: CanvasError.self) { try result.get() }
  }

  @Test func `a file that is no font is an error`() {
    let face = FontFace(
      family: "F", primaryFamily: "F", weight: 400, slant: .upright, stretch: 100, path: "/etc/hostname", index: 0)
    let result = Result { () throws(CanvasError) in try FontSet(faces: [face]).faces }
    #expect(throws: CanvasError.fontFileUnreadable(path: "/etc/hostname")) { try result.get() }
  }

  @Test func `another face than the one asked for is an error`() throws {
    let bold = try #require(TestFonts.catalog.faces(of: "Roboto").matching(weight: 700, italic: false))
    let claimed = FontFace(
      family: "Other", primaryFamily: "Other", weight: 700, slant: .upright, stretch: 100, path: "/fonts/Other.ttf",
      index: 0)
    let swapped = FontFace(
      family: "Roboto", primaryFamily: "Roboto", weight: 400, slant: .upright, stretch: 100, path: bold.path, index: 0)
    #expect(throws: CanvasError.fontFileUnreadable(path: "/fonts/Other.ttf")) {
      try FontSet(faces: [bold, claimed]).faces
    }
    let fonts = try FontSet(faces: [swapped])
    let result = Result { () throws(CanvasError) in try fonts.metrics(for: TextStyle(families: ["Roboto"], size: 9)) }
    #expect(throws: CanvasError.self) { try result.get() }
  }

  // Pango reads a font map in threads of its own; one that is freed meanwhile ends the process, once in ten thousand times.
  @Test func `sets that come and go in several threads at once do no harm`() async throws {
    let ascents = try await withThrowingTaskGroup(of: Set<Double>.self) { group in
      for _ in 0..<8 {
        group.addTask {
          Set(
            try (0..<4000).map { _ in
              try FontSet(faces: Array(TestFonts.catalog.faces.prefix(1))).metrics(
                for: TextStyle(families: ["Roboto"], size: 16)
              ).ascent
            })
        }
      }
      return try await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    #expect(ascents.count == 1)
  }

  @Test func `metrics grow with the size`() throws {
    let fonts = try TestFonts.set()
    let (small, large) = (try fonts.metrics(for: TestFonts.style(16)), try fonts.metrics(for: TestFonts.style(32)))
    // Roboto: 1900, 500 and 0 of 2048 units; capitals 1456, x 1082.
    #expect(abs(small.ascent - 16 * 1900 / 2048) < 0.01 && abs(small.descent - 16 * 500 / 2048) < 0.01)
    #expect(abs(large.lineHeight - 2 * small.lineHeight) < 0.01 && small.lineGap == 0)
    #expect(abs(small.capHeight - 16 * 1456 / 2048) < 0.01 && abs(small.xHeight - 16 * 1082 / 2048) < 0.01)
    #expect(small.underlineThickness > 0 && small.underlineOffset > 0 && small.strikethroughOffset > 0)
  }

  @Test func `four workers with their own sets draw the same`() async throws {
    let pictures = try await withThrowingTaskGroup(of: [UInt32].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let fonts = try TestFonts.set()
          return try picture(300, 60) { surface in
            for size in stride(from: 10.0, through: 30, by: 1) {
              let style = TestFonts.style(size)
              try fonts.draw("Farm 農場 مزرعة", style: style, x: size, baseline: 40, color: .black, on: surface)
            }
          }.pixels
        }
      }
      return try await group.reduce(into: Set<[UInt32]>()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
  }
}
