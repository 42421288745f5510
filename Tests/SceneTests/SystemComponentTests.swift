import Files
import Testing
import YAML

@testable import Scene

@Suite struct `Components of the system` {
  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/Components/system"
  }()

  @Test(arguments: SystemFile.all.map(\.name))
  func `are the files of their folder, byte by byte`(_ name: String) throws {
    let file = try #require(SystemFile.all.first { $0.name == name })
    let bytes = try readFile("\(Self.folder)/\(name).yaml", limit: 1 << 20)
    #expect(Array(file.text.description.utf8) == bytes, "run Scripts/embed-components.py")
  }

  @Test func `are all of the files of their folder`() throws {
    let names = try listFiles(in: Self.folder).filter { $0.hasSuffix(".yaml") }
    #expect(names.sorted() == SystemFile.all.map { $0.name + ".yaml" }.sorted())
  }

  @Test(arguments: SystemComponents.names)
  func `are read without a mistake`(_ name: String) throws {
    let component = try #require(SystemComponents.byName[name])
    #expect(component.name == name)
    #expect(component.description?.isEmpty == false)
    #expect(component.isBuiltIn)
    #expect(checkComponent(component, context: try Folder().context()) == [])
  }

  @Test(arguments: ChromeItem.Part.allCases)
  func `are there for every part of chrome`(_ part: ChromeItem.Part) {
    #expect(SystemComponents.byName[SystemComponents.prefix + part.rawValue] != nil)
  }
}
