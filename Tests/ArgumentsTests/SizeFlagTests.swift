import Testing

@testable import Arguments

@Suite struct `Sizes in flags` {
  private func bytes(_ text: String) throws -> Int? {
    guard case .run(let invocation) = try parseArguments(["render", "--max-memory", text]) else { return nil }
    return try invocation.bytes(of: .maxMemory)
  }

  @Test(arguments: [
    ("1MiB", 1 << 20), ("512MiB", 1 << 29), ("2 GiB", 2 << 30), ("2048KiB", 2 << 20), ("1024GiB", 1 << 40),
  ])
  func `have a unit`(text: String, expected: Int) throws { #expect(try bytes(text) == expected) }

  @Test(arguments: [
    "512", "512MB", "0MiB", "1KiB", "-1GiB", "1.5GiB", "GiB", "1025GiB", "99999999999999999999GiB", "2  GiB", "0x2GiB",
  ])
  func `are nothing else`(text: String) {
    #expect(throws: UsageError.badSize(flag: "max-memory", value: text)) { try bytes(text) }
  }
}
