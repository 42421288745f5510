import Devices
import Files
import Problems
import Scene
import Testing

@testable import Farm

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Loading a suite")
struct SuiteLoadingTests {
  private static let devices = "devices: [60x60@2]"

  @Test func `scenes come in the order of their files, whatever the globs`() throws {
    let suite = try FarmSuite(
      Self.devices + "\nscenes: [Scenes/b/*.yaml, \"Scenes/**/*.yaml\"]",
      [
        "Scenes/z.yaml": "scene: one\nroot: {}\n", "Scenes/b/a.yaml": "scene: two\nroot: {}\n",
        "Scenes/b/.hidden.yaml": "scene: three\nroot: {}\n", "Scenes/notes.txt": "no scene",
      ])
    #expect(try suite.load().scenes.map(\.name) == ["two", "one"])
  }

  @Test func `a component is found wherever it stands and whatever found it`() throws {
    let suite = try FarmSuite(
      Self.devices,
      [
        "Scenes/a.yaml": "scene: a\nroot: {children: [{id: it, use: part}]}\n",
        "Scenes/part.yaml": "component: part\nnode: {background: red}\n",
      ])
    #expect(try suite.load().scenes.map(\.name) == ["a"])
  }

  @Test func `mistakes of all files come together, in the order of places`() throws {
    let suite = try FarmSuite(
      "devices: [60x60@2]\nfonts: {default: Rboto}",
      [
        "Scenes/a.yaml": "scene: a\nroot: {opacity: 2}\n", "Scenes/b.yaml": "scene: b\nroto: {}\n",
        "Profiles/p.yaml": "profiles:\n  - {id: BAD, name: x}\n",
      ])
    let files = suite.problems().compactMap(\.location?.file)
    #expect(Set(files) == ["Profiles/p.yaml", "Scenes/a.yaml", "Scenes/b.yaml", "snapfarm.yaml"])
    #expect(files == files.sorted())
  }

  @Test func `two scenes of one name are one too many`() throws {
    let suite = try FarmSuite(
      Self.devices, ["Scenes/a.yaml": "scene: x\nroot: {}\n", "Scenes/b.yaml": "scene: x\nroot: {}\n"])
    #expect(suite.problems().map(\.problem) == [.name(.duplicateScene("x", firstFile: "Scenes/a.yaml"))])
    #expect(suite.problems().first?.location?.file == "Scenes/b.yaml")
  }

  @Test func `a glob that somebody wrote has to match, a default one of components does not`() throws {
    let suite = try FarmSuite(Self.devices + "\nscenes: [Scene/*.yaml]")
    #expect(suite.problems().map(\.problem) == [.suite(.emptyGlob("Scene/*.yaml", nearest: "Scenes/*.yaml"))])
    let parts = try FarmSuite(Self.devices + "\ncomponents: [Parts/*.yaml]")
    #expect(parts.problems().map(\.problem) == [.suite(.emptyGlob("Parts/*.yaml", nearest: nil))])
    #expect(try FarmSuite(Self.devices).problems() == [])
  }

  @Test(arguments: ["scenes: [../*.yaml]", "images: [../Images]", "profiles: ../Profiles", "components: [/etc/*.yaml]"])
  func `nothing outside the folder is read`(line: String) throws {
    let suite = try FarmSuite(Self.devices + "\n" + line)
    let isOutside = suite.problems().contains { diagnostic in
      if case .name(.outside) = diagnostic.problem { true } else { false }
    }
    #expect(isOutside, "\(suite.problems())")
  }

  @Test func `the suite file's own mistakes come alone`() throws {
    let suite = try FarmSuite("devcies: [60x60@2]", ["Scenes/a.yaml": "scene: a\nroto: {}\n"])
    #expect(Set(suite.problems().compactMap(\.location?.file)) == ["snapfarm.yaml"])
  }

  @Test func `a suite is found from a folder below, and none is one problem`() throws {
    let suite = try FarmSuite(Self.devices)
    #expect(try loadSuite(file: nil, from: suite.root + "/Scenes").folder.root == suite.root)
    let error = #expect(throws: Diagnostics.self) { try loadSuite(file: nil, from: "/proc/self") }
    #expect(error?.all.map(\.problem) == [.suite(.noSuite(folder: "/proc/self"))])
  }

  @Test func `a limit of the suite holds for its files`() throws {
    let suite = try FarmSuite(
      Self.devices + "\nlimits: {maxFileSize: 1 KiB}",
      ["Scenes/a.yaml": "scene: a\nroot: {}\n" + String(repeating: "#", count: 2000)])
    #expect(suite.problems().map(\.problem) == [.file(.tooLarge(bytes: 2018, limit: 1024))])
  }

  @Test(.timeLimit(.minutes(20))) func `a pipe is no font, and nobody waits for it`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-5]\nfonts: {default: X, families: {X: {files: [Fonts/x.ttf]}}}",
      ["Scenes/plain.yaml": FarmSuite.plain, "Fonts/README": ""])
    #expect(mkfifo(suite.root + "/Fonts/x.ttf", 0o600) == 0)
    #expect(suite.problems().map(\.problem).contains(.name(.badFont("Fonts/x.ttf"))))
  }

  @Test func `a file of the suite that is no font is told, although the machine has the family`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-5]\nfonts: {default: Roboto, folders: [Fonts]}",
      ["Scenes/plain.yaml": FarmSuite.plain, "Fonts/Roboto-Regular.ttf": "no font"])
    #expect(suite.problems().map(\.problem) == [.name(.badFont("Fonts/Roboto-Regular.ttf"))])
    #expect(suite.problems().map { $0.location?.line } == [3])
  }

  @Test func `a family that no folder has is told with the nearest and the package`() throws {
    let suite = try FarmSuite(Self.devices + "\nfonts: {default: Nto Sans}")
    guard case .name(.unknownFont(let family, _, let nearest, _)) = suite.problems().first?.problem else {
      Issue.record("\(suite.problems())")
      return
    }
    #expect(family == "Nto Sans")
    #expect(nearest == "Noto Sans")
  }

  @Test func `own profiles are known, and one in the place of a built-in one is a note`() throws {
    let profile =
      "profiles:\n  - {id: iphone-6, name: Mine, platform: ios, family: phone, pixelSize: [40, 60], scale: 1}\n"
    let suite = try FarmSuite(
      "devices: [iphone-6]", ["Profiles/a.yaml": profile, "Scenes/a.yaml": FarmSuite.plain]
    ).load()
    #expect(suite.catalog["iphone-6"]?.name == "Mine")
    #expect(suite.problems.map(\.problem) == [.profile(.replaces(id: "iphone-6"))])
  }
}
