import Canvas
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

struct FontCatalogTests {
  private let roboto = "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf"

  @Test func `a family is found with all its faces, and only it`() {
    let catalog = FontCatalog.find(families: ["Roboto"], in: TestFonts.folders)
    // The file of Roboto Thin calls itself 250.
    #expect(Set(catalog.faces.map(\.weight)) == [250, 300, 400, 500, 700, 900])
    #expect(catalog.faces.count == 12 && catalog.faces.allSatisfy { $0.family == "Roboto" })
    #expect(catalog.missing.isEmpty)
    #expect(
      FontCatalog.find(families: ["Noto Sans"], in: TestFonts.folders).faces.allSatisfy { $0.family == "Noto Sans" })
  }

  @Test func `the order of faces is the order of families`() {
    let catalog = FontCatalog.find(families: ["Noto Naskh Arabic", "Roboto", "roboto"], in: TestFonts.folders)
    #expect(catalog.faces.prefix(2).map(\.family) == ["Noto Naskh Arabic", "Noto Naskh Arabic"])
    #expect(catalog.faces.prefix(2).map(\.weight) == [400, 700])
    #expect(catalog.faces.count == 14)
    #expect(catalog == FontCatalog.find(families: ["Noto Naskh Arabic", "Roboto", "roboto"], in: TestFonts.folders))
  }

  @Test func `a missing family is named together with what there is`() throws {
    let catalog = FontCatalog.find(families: ["Roboto", "Nope"], in: TestFonts.folders)
    #expect(catalog.missing == ["Nope"])
    let error = #expect(throws: CanvasError.self) { try catalog.requireAll() }
    guard case .unknownFamily("Nope", let available) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(available.contains("Roboto") && available.contains("Noto Naskh Arabic"))
    #expect(available == available.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func `a file with any name is found, and the first folder wins`() throws {
    try withFolder { folder in
      symlink(roboto, folder + "/zz-odd-name.TTF")
      symlink("/etc/hostname", folder + "/broken.ttf")
      symlink(folder, folder + "/circle")
      let alone = FontCatalog.find(families: ["Roboto"], in: [folder])
      #expect(alone.faces.map(\.path) == [folder + "/zz-odd-name.TTF"])
      let named = folder + "/Roboto-Regular.ttf"
      symlink(roboto, named)
      let both = FontCatalog.find(families: ["Roboto"], in: [folder] + TestFonts.folders)
      #expect(both.faces.filter { $0.weight == 400 && !$0.isItalic }.map(\.path) == [named])
      #expect(both.faces.count == 12)
    }
  }

  @Test func `a family is not gathered from folders and their reserve`() throws {
    try withFolder { folder in
      symlink(roboto, folder + "/Roboto-Regular.ttf")
      let families = ["Roboto", "Noto Naskh Arabic"]
      let catalog = FontCatalog.find(families: families, in: [folder], orElse: TestFonts.folders)
      #expect(catalog.faces(of: "Roboto").map(\.path) == [folder + "/Roboto-Regular.ttf"])
      #expect(catalog.faces(of: "Noto Naskh Arabic").count == 2 && catalog.missing.isEmpty)
      #expect(catalog.naming("Other", substitute: "Noto Naskh Arabic").faces(of: "Other").count == 2)
      #expect(catalog.availableFamilies().contains("Noto Sans"))
    }
  }

  @Test(arguments: [0, 7, 5_000, 100_000])
  func `a file that is no font or ends early is named, and only where it was asked`(bytes: Int) throws {
    try withFolder { folder in
      let file = folder + "/Roboto-Regular.ttf"
      #expect(copy(roboto, to: file, bytes: bytes))
      let catalog = FontCatalog.find(families: ["Roboto"], in: [folder], orElse: TestFonts.folders)
      #expect(catalog.damaged == [file] && catalog.missing.isEmpty)
      #expect(FontCatalog.find(families: ["Noto Naskh Arabic"], in: TestFonts.folders).damaged.isEmpty)
      #expect(FontCatalog.find(families: [], in: [folder]).naming("Mine", files: [file]).missing == ["Mine"])
    }
  }

  private func copy(_ source: String, to target: String, bytes: Int) -> Bool {
    guard let input = fopen(source, "r"), let output = fopen(target, "w") else { return false }
    defer { for file in [input, output] { fclose(file) } }
    var buffer = [UInt8](repeating: 0, count: max(1, bytes))
    return fread(&buffer, 1, bytes, input) == bytes && fwrite(buffer, 1, bytes, output) == bytes
  }

  @Test func `folders that are not there hold nothing`() {
    let catalog = FontCatalog.find(families: ["Roboto", ""], in: ["/nowhere", ""])
    #expect(catalog.faces.isEmpty && catalog.missing == ["Roboto", ""] && catalog.availableFamilies().isEmpty)
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/canvas-tests-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer {
      for name in ["zz-odd-name.TTF", "broken.ttf", "circle", "Roboto-Regular.ttf"] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    try body(folder)
  }
}
