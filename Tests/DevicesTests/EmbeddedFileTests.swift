import Testing
import YAML

@testable import Devices

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Embedded profiles")
struct EmbeddedFileTests {
  @Test("are the files of Profiles/, byte by byte", arguments: EmbeddedFile.all.map(\.name))
  func equalsFile(name: String) throws {
    let embedded = try #require(EmbeddedFile.all.first { $0.name == name })
    let file = try #require(bytes(ofFile: "\(profilesFolder)/\(name)"))
    #expect(embedded.bytes == file, "run Scripts/embed-profiles.py")
  }

  @Test("are all of the files of Profiles/")
  func isComplete() throws {
    let folder = try #require(opendir(profilesFolder))
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".yaml") { names.append(name) }
    }
    #expect(names.sorted() == EmbeddedFile.all.map(\.name).sorted())
  }
}

/// The folder of profiles beside `Tests`.
private let profilesFolder: String = {
  let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  return parts.dropLast(3).joined(separator: "/") + "/Profiles"
}()

private func bytes(ofFile path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let count = fread(&bytes, 1, bytes.count, file)
  return count < bytes.count ? Array(bytes.prefix(count)) : nil
}
