import Canvas
import Graphics
import Testing

@Suite struct `PDF documents` {
  private let size = PixelSize(width: 80, height: 60)

  /// A document as text in which streams are whatever they are.
  private func document(
    memory: Int = .max, pages: [String] = ["phone"], _ draw: (borrowing Surface) throws -> Void
  ) throws -> (text: String, bytes: [UInt8]) {
    var document = try PDFDocument(title: "Sc(ene", memory: memory)
    for page in pages { try document.addPage(size: size, scale: 2, label: page, draw) }
    let bytes = try document.finish()
    return (String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })), bytes)
  }

  private func count(_ word: String, in text: String) -> Int { text.split(separator: word).count - 1 }

  @Test func `are the same bytes each time, without a date`() throws {
    let first = try document { $0.fill(Color.black) }
    #expect(try document { $0.fill(Color.black) }.bytes == first.bytes)
    #expect(first.bytes.starts(with: Array("%PDF-1.4".utf8)))
    #expect(!first.text.contains("Date"))
  }

  @Test func `have pages as large as screens are in points, with a label and a line in the outline each`() throws {
    let text = try document(pages: ["phone", "tablet.dark"]) { $0.fill(Color.black) }.text
    #expect(count("/MediaBox [ 0 0 40 30 ]", in: text) == 2)
    // Cairo escapes what would end a word too early, or spells it in UTF-16.
    #expect(text.contains("/Title (Sc\\(ene)") || text.contains("/Title <FEFF0053006300280065006E0065>"))
    #expect(text.contains("/Title (phone)") && text.contains("/Title (tablet.dark)"))
    #expect(text.contains("/PageLabels"))
  }

  @Test func `hold a picture with a name once, on whatever pages it is`() throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFF00_0000])
    for (name, images) in [("a", 1), (nil, 4)] as [(String?, Int)] {
      let text = try document(pages: ["phone", "tablet"]) { page in
        for x in [0.0, 40] {
          page.draw(PagePicture(bitmap, name: name), in: Rect(x: x, y: 0, width: 20, height: 20))
        }
      }.text
      #expect(count("/Subtype /Image", in: text) == images)
    }
  }

  @Test func `hold equal shadows of a page once`() throws {
    var coverage = Coverage(width: 8, height: 8, value: 99)
    coverage.bytes[3] = 7
    let text = try document { page in
      for x in 0..<5 { page.paint(.black, through: coverage, x: x * 9, y: 0) }
    }.text
    #expect(count("/Subtype /Image", in: text) == 2, "the picture and its transparency")
  }

  @Test func `hold a JPEG as it is`() throws {
    let jpeg = gray
    let (text, bytes) = try document { page in
      let bitmap = Bitmap(width: 8, height: 8, pixels: Array(repeating: 0xFF80_8080, count: 64))
      page.draw(PagePicture(bitmap, name: "photo", jpeg: jpeg), in: Rect(x: 0, y: 0, width: 60, height: 60))
    }
    #expect(text.contains("/DCTDecode"))
    #expect(bytes.indices.contains { bytes[$0...].starts(with: jpeg) })
  }

  @Test func `refuse pages whose pictures take more memory than they may`() throws {
    let bitmap = Bitmap(width: 100, height: 100, pixels: Array(repeating: 0xFF00_0000, count: 10_000))
    func draw(_ times: Int) throws {
      _ = try document(memory: 100_000) { page in
        for _ in 0..<times { page.draw(PagePicture(bitmap), in: Rect(x: 0, y: 0, width: 10, height: 10)) }
      }
    }
    try draw(2)
    #expect(throws: CanvasError.pageMemory(limit: 100_000)) { try draw(3) }
  }

  @Test func `tell what is no number`() {
    #expect(throws: CanvasError.notFinite(call: "fill")) {
      try document { $0.fill(Rect(x: .nan, y: 0, width: 1, height: 1), .black) }
    }
  }

  @Test func `set text with its characters, in glyphs that are used only`() throws {
    let fonts = try TestFonts.set()
    let text = try document { page in
      try fonts.draw("office", style: TestFonts.style(), x: 3.3, baseline: 20, color: .black, on: page)
    }.text
    #expect(text.contains("+Roboto") && text.contains("/ToUnicode"))
    #expect(!text.contains("/Subtype /Image"))
  }

  @Test(arguments: [CornerCurve.circular, .continuous])
  func `corners in curves are those in lines`(_ curve: CornerCurve) throws {
    let radii = CornerRadii(
      topLeft: Size(width: 30, height: 20), topRight: .zero, bottomRight: Size(width: 12, height: 12),
      bottomLeft: Size(width: 5, height: 25))
    let shape = RoundedRect(Rect(x: 2, y: 3, width: 90, height: 80), radii, curve: curve)
    let pictures = try [Path.rounded(shape), Path.curved(shape)].map { path in
      try picture(100, 90) { $0.fill(path, .black) }
    }
    let most = zip(pictures[0].pixels, pictures[1].pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
    #expect(try #require(most) <= 10)
    #expect(Path.curved(shape).elements.count < 24)
  }

  /// A grey JPEG of 8 × 8 pixels.
  private let gray: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64)
    + [0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    + [0xFF, 0xC4, 0, 20, 0, 1] + Array(repeating: 0, count: 15) + [0]
    + [0xFF, 0xC4, 0, 20, 0x10, 1] + Array(repeating: 0, count: 15) + [0]
    + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x3F, 0xFF, 0xD9]
}

@Suite struct `Rings on pages` {
  private static let box = Rect(x: 10, y: 10, width: 60, height: 40)

  /// The widths of sides, and how much of the box around the ring's outline is left without those that have none.
  static let rows: [(widths: Insets, bounds: Rect?)] = [
    (Insets(bottom: 4), Rect(x: 10, y: 46, width: 60, height: 4)),
    (Insets(top: 4), Rect(x: 10, y: 10, width: 60, height: 4)),
    (Insets(left: 3), Rect(x: 10, y: 10, width: 3, height: 40)),
    (Insets(right: 3), Rect(x: 67, y: 10, width: 3, height: 40)),
    (Insets(top: 4, bottom: 4), box), (Insets(top: 4, left: 2, bottom: 4), box), (Insets(), nil), (Insets(all: 3), box),
  ]

  @Test(arguments: rows) func `have no line along a side without a width`(widths: Insets, bounds: Rect?) throws {
    var document = try PDFDocument(title: "s")
    try document.addPage(size: PixelSize(width: 80, height: 60), scale: 1, label: "p") { page in
      let ring = page.ring(in: RoundedRect(Self.box), widths: widths)
      #expect(ring.bounds == bounds)
      for radius in [0.0, 12] {
        let shape = RoundedRect(Self.box, CornerRadii(all: radius))
        let ring = page.ring(in: shape, widths: widths)
        let pictures = try [
          picture(80, 60) { $0.fill($0.ring(in: shape, widths: widths), rule: .evenodd, .black) },
          picture(80, 60) { $0.fill(ring, rule: .evenodd, .black) },
        ]
        let most = zip(pictures[0].pixels, pictures[1].pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
        #expect(try #require(most) <= 10)
        // No line runs where both edges are the same.
        #expect(ring.edges.allSatisfy { edge in Self.isSeen(edge, widths) }, "\(widths) \(radius)")
      }
    }
    _ = try document.finish()
  }

  private static func isSeen(_ edge: (Point, Point), _ widths: Insets) -> Bool {
    let middle = Point(x: (edge.0.x + edge.1.x) / 2, y: (edge.0.y + edge.1.y) / 2)
    let sides = [
      (middle.y == box.y, widths.top), (middle.x == box.maxX, widths.right), (middle.y == box.maxY, widths.bottom),
      (middle.x == box.x, widths.left),
    ]
    // The ends of the other sides are the edge, too.
    let length = abs(edge.0.x - edge.1.x) + abs(edge.0.y - edge.1.y)
    return length <= 4 || sides.allSatisfy { !$0.0 || $0.1 > 0 }
  }
}

extension Path {
  /// The straight lines.
  fileprivate var edges: [(Point, Point)] {
    var (edges, pen, start): ([(Point, Point)], Point, Point) = ([], .zero, .zero)
    for element in elements {
      switch element {
      case .move(let point): (pen, start) = (point, point)
      case .line(let point):
        edges.append((pen, point))
        pen = point
      case .curve(_, _, let end): pen = end
      case .close: edges.append((pen, start))
      }
    }
    return edges
  }
}
