import Testing

@testable import References

@Suite("Names of snapshots")
struct NamingTests {
  private static func identity(_ scene: String, _ device: String, _ values: [String] = []) -> SnapshotIdentity {
    SnapshotIdentity(
      scene: scene, device: device,
      values: values.map { SnapshotIdentity.AxisValue(axis: "axis", value: $0, isDefault: false) })
  }

  @Test(
    arguments: [
      ("keypad", "iphone-6", [], "keypad/iphone-6"),
      ("keypad", "iphone-6", ["landscape", "dark"], "keypad/iphone-6.landscape.dark"),
      ("sign in", "375x667@2", [], "sign%20in/375x667@2"),
      ("a/b", "c", [], "a%2Fb/c"),
      ("..", ".", [], "%2E%2E/%2E"),
      ("-rf", "-", [], "%2Drf/%2D"),
      ("größe", "x", [], "gr%C3%B6%C3%9Fe/x"),
      ("", "", [], "%/%"),
      ("100%", "a.b", [], "100%25/a%2Eb"),
      ("nul\u{0}", "\n", [], "nul%00/%0A"),
    ] as [(String, String, [String], String)])
  func `a stem`(scene: String, device: String, values: [String], stem: String) {
    #expect(Self.identity(scene, device, values).stem == stem)
  }

  @Test func `the first value of an axis is left out`() {
    let values = [
      SnapshotIdentity.AxisValue(axis: "orientation", value: "portrait", isDefault: true),
      SnapshotIdentity.AxisValue(axis: "appearance", value: "dark", isDefault: false),
    ]
    let identity = SnapshotIdentity(scene: "a", device: "b", values: values)
    #expect(identity.stem == "a/b.dark")
    #expect(identity.description == "a/b.dark")
  }

  /// Words that other naming schemes fold together.
  private static let hostile = [
    "", ".", "..", "a", "A", "a.b", "a b", "a/b", "a%2Fb", "a%2fb", "a%b", "%", "%%", "a~b", "a~", "~", "a\\b", "a:b",
    "-", "-a", "_", "@", "é", "e\u{301}", "ﬁ", "fi", "日本", "👩‍👩‍👧", "a\u{0}b", "a\nb", "NUL", "con",
    String(repeating: "a", count: 134), String(repeating: "a", count: 135), String(repeating: "a", count: 300),
    String(repeating: "a", count: 299) + "b", String(repeating: "é", count: 100), String(repeating: "%", count: 50),
  ]

  @Test func `different identities have different names`() {
    var stems: Set<String> = []
    var count = 0
    for scene in Self.hostile {
      for device in Self.hostile {
        stems.insert(Self.identity(scene, device).stem)
        count += 1
      }
    }
    // `e` with an accent in one or two scalars: one text to Swift, two to a file system.
    #expect(Set(stems.map { Array($0.utf8) }).count == count)
  }

  @Test func `values do not run into each other or into the device`() {
    let identities = [
      Self.identity("s", "a", ["b", "c"]), Self.identity("s", "a.b", ["c"]), Self.identity("s", "a", ["b.c"]),
      Self.identity("s", "a.b.c"), Self.identity("s", "a", ["", "b", "c"]), Self.identity("s", "a", ["b", "c", ""]),
    ]
    #expect(Set(identities.map(\.stem)).count == identities.count)
  }

  @Test func `names are safe and short`() {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_@%.~")
    for word in Self.hostile {
      let parts = Self.identity(word, word, [word, word]).stem.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      for part in parts {
        #expect((1...134).contains(part.utf8.count))
        #expect(part.allSatisfy(allowed.contains))
        #expect(part.first != "." && part.first != "-")
        #expect((part + ".diff.png").utf8.count <= 143)
      }
    }
  }
}
