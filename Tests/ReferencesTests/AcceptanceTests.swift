import Digest
import Files
import Graphics
import PNG
import Testing

@testable import References

@Suite("Accepting pending pictures")
struct AcceptanceTests {
  private static let stem = TemporarySuite.identity.stem
  private static let picturePath = "Snapshots/keypad/iphone-6.png"
  private static let companionPath = "Snapshots/keypad/iphone-6.svg"

  private let suite: TemporarySuite
  private let old = bitmap(0xFFFF_0000)
  private let new = bitmap(0xFF00_FF00)

  init() throws { suite = try TemporarySuite() }

  @Test(arguments: [UInt32(0xFF00_FF00), 0x8000_8000, 0])
  func `the reference gets the bytes that recording writes`(color: UInt32) throws {
    let drawn = bitmap(color)
    try suite.leave(drawn, base: .missing, companion: "<svg>new</svg>\n")
    #expect(try suite.acceptance.accept(Self.stem) == .recorded)
    #expect(try suite.bytes(Self.picturePath) == picture(drawn, level: 6))
    #expect(try suite.bytes(Self.companionPath) == Array("<svg>new</svg>\n".utf8))
    #expect(try suite.files() == [Self.picturePath, Self.companionPath])
  }

  @Test func `a reference that is the one compared with is replaced`() throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase())
    #expect(try suite.acceptance.accept(Self.stem) == .updated)
    #expect(try suite.bytes(Self.picturePath) == picture(new, level: 6))
    #expect(try suite.pending.stems().isEmpty)
  }

  @Test func `only what was shown is accepted`() throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase())
    let shown = try suite.acceptance.entry(of: Self.stem)
    #expect(shown.new?.pixels == PixelDigest(new).description)
    #expect(shown.reference?.pixels == PixelDigest(old).description)
    #expect(shown.state == .changed(PixelSize(width: new.width, height: new.height)))
    try suite.leave(bitmap(0xFF12_3456), base: suite.currentBase())
    let before = try suite.files()
    #expect(try suite.acceptance.accept(Self.stem, shown: shown) == .replaced)
    #expect(try suite.files() == before)
    #expect(try suite.bytes(Self.picturePath) == picture(old, level: 6))
    let next = try suite.acceptance.entry(of: Self.stem)
    #expect(try suite.acceptance.accept(Self.stem, shown: next) == .updated)
  }

  @Test func `a picture that comes where a companion was shown is not accepted`() throws {
    try suite.record(old)
    try suite.pending.write(nil, companion: "<svg>new</svg>\n", for: TemporarySuite.identity)
    let shown = try suite.acceptance.entry(of: Self.stem)
    #expect(shown.state == .companionOnly && shown.new == nil)
    try suite.leave(new, base: suite.currentBase())
    #expect(try suite.acceptance.accept(Self.stem, shown: shown) == .replaced)
  }

  @Test func `another companion than the one shown is neither accepted nor rejected`() throws {
    try suite.record(old)
    try suite.pending.write(nil, companion: "<svg>new</svg>\n", for: TemporarySuite.identity)
    let shown = try suite.acceptance.entry(of: Self.stem)
    try suite.pending.write(nil, companion: "<svg>newer</svg>\n", for: TemporarySuite.identity)
    #expect(try suite.acceptance.accept(Self.stem, shown: shown) == .replaced)
    #expect(try suite.acceptance.reject(shown) == .replaced)
    #expect(try suite.pending.stems() == [Self.stem])
  }

  @Test func `only what was shown is rejected`() throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase())
    let shown = try suite.acceptance.entry(of: Self.stem)
    try suite.leave(bitmap(0xFF12_3456), base: suite.currentBase())
    let before = try suite.files()
    #expect(try suite.acceptance.reject(shown) == .replaced)
    #expect(try suite.files() == before)
    let next = try suite.acceptance.entry(of: Self.stem)
    #expect(try suite.acceptance.reject(next) == .rejected)
    #expect(try suite.pending.stems().isEmpty)
    #expect(try suite.acceptance.reject(next) == .gone)
    #expect(try suite.bytes(Self.picturePath) == picture(old, level: 6))
  }

  @Test func `a picture that cannot be read is rejected as it was shown`() throws {
    try suite.write(Array("GIF89a".utf8), to: ".snapfarm/pending/keypad/iphone-6.png")
    let shown = try suite.acceptance.entry(of: Self.stem)
    #expect(try suite.acceptance.reject(shown) == .rejected)
  }

  @Test(arguments: ["<svg>other</svg>\n", nil] as [String?])
  func `a companion that is not the one left with the picture is refused`(other: String?) throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase(), companion: "<svg>new</svg>\n")
    let path = ".snapfarm/pending/keypad/iphone-6.svg"
    if let other {
      try suite.write(Array(other.utf8), to: path)
    } else {
      try removeFile(suite.folder.path(for: path))
    }
    #expect(try suite.acceptance.state(of: Self.stem) == .foreign)
    #expect(try suite.acceptance.accept(Self.stem) == .foreign)
    #expect(try suite.bytes(Self.picturePath) == picture(old, level: 6))
    #expect(try suite.bytes(Self.companionPath) == Array("<svg/>\n".utf8))
  }

  @Test func `a companion of an earlier run does not stay with a picture that has none`() throws {
    try suite.leave(old, base: .missing, companion: "<svg>old</svg>\n")
    try suite.leave(new, base: .missing, companion: nil)
    #expect(try suite.acceptance.accept(Self.stem) == .recorded)
    #expect(try suite.bytes(Self.companionPath) == nil)
  }

  @Test func `a companion alone is not what was shown with a picture`() throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase(), companion: "<svg>new</svg>\n")
    let shown = try suite.acceptance.entry(of: Self.stem)
    try removeFile(suite.folder.path(for: ".snapfarm/pending/" + Self.stem + ".png"))
    #expect(try suite.acceptance.accept(Self.stem, shown: shown) == .replaced)
    #expect(try suite.bytes(Self.companionPath) == Array("<svg/>\n".utf8))
    try suite.pending.remove(stem: Self.stem)
    #expect(try suite.acceptance.accept(Self.stem, shown: shown) == nil)
  }

  @Test func `a reference that has changed since is refused and everything stays`() throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase())
    let third = bitmap(0xFF12_3456)
    try suite.record(third)
    let before = try suite.files()
    #expect(try suite.acceptance.accept(Self.stem) == .stale)
    #expect(try suite.bytes(Self.picturePath) == picture(third, level: 6))
    #expect(try suite.files() == before)
  }

  @Test func `a reference that has come since is refused`() throws {
    try suite.leave(new, base: .missing)
    try suite.record(old)
    #expect(try suite.acceptance.accept(Self.stem) == .stale)
    #expect(try suite.bytes(Self.picturePath) == picture(old, level: 6))
  }

  @Test func `a reference that has gone since is refused`() throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase())
    try removeFile(suite.folder.path(for: Self.picturePath))
    #expect(try suite.acceptance.accept(Self.stem) == .stale)
    #expect(try suite.bytes(Self.picturePath) == nil)
  }

  @Test func `an acceptance stopped before the picture is repeated`() throws {
    try suite.record(old, companion: "<svg>old</svg>\n")
    try suite.leave(new, base: suite.currentBase(), companion: "<svg>new</svg>\n")
    try suite.write(Array("<svg>new</svg>\n".utf8), to: Self.companionPath)
    #expect(try suite.acceptance.accept(Self.stem) == .updated)
    #expect(try suite.bytes(Self.picturePath) == picture(new, level: 6))
    #expect(try suite.pending.stems().isEmpty)
  }

  @Test func `an acceptance stopped before the pending files went is repeated`() throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase())
    let left = try #require(try suite.bytes(".snapfarm/pending/keypad/iphone-6.png"))
    #expect(try suite.acceptance.accept(Self.stem) == .updated)
    try suite.write(left, to: ".snapfarm/pending/keypad/iphone-6.png")
    #expect(try suite.acceptance.accept(Self.stem) == .updated)
    #expect(try suite.bytes(Self.picturePath) == picture(new, level: 6))
    #expect(try suite.pending.stems().isEmpty)
  }

  @Test func `a companion alone is accepted and leaves the picture`() throws {
    try suite.record(old, companion: "<svg>old</svg>\n")
    try suite.pending.write(nil, companion: "<svg>new</svg>\n", for: TemporarySuite.identity)
    #expect(try suite.acceptance.accept(Self.stem) == .companionAccepted)
    #expect(try suite.bytes(Self.picturePath) == picture(old, level: 6))
    #expect(try suite.bytes(Self.companionPath) == Array("<svg>new</svg>\n".utf8))
    #expect(try suite.pending.stems().isEmpty)
  }

  @Test func `asked for companions only, a changed picture stays pending`() throws {
    try suite.record(old)
    try suite.leave(new, base: suite.currentBase())
    #expect(try suite.acceptance.accept(Self.stem, companionOnly: true) == nil)
    #expect(try suite.bytes(Self.picturePath) == picture(old, level: 6))
    #expect(try suite.pending.stems() == [Self.stem])
  }

  @Test func `nothing pending is nothing to do`() throws {
    #expect(try suite.acceptance.accept(Self.stem) == nil)
  }

  @Test func `a picture that says something else than it shows is refused`() throws {
    let wrong = picture(new, level: 3, base: .missing, companion: .missing, pixels: PixelDigest(old))
    try suite.pending.write(wrong, companion: nil, for: TemporarySuite.identity)
    #expect(try suite.acceptance.accept(Self.stem) == .foreign)
    #expect(try suite.bytes(Self.picturePath) == nil)
  }

  @Test func `a picture that does not say what it was compared with is refused`() throws {
    for bytes in [picture(new, level: 3), encodePNG(new, level: 3), Array("GIF89a".utf8)] {
      try suite.pending.write(bytes, companion: "<svg/>\n", for: TemporarySuite.identity)
      let result = try suite.acceptance.accept(Self.stem)
      #expect(result.map { "\($0)" }?.hasPrefix(bytes.first == 0x89 ? "foreign" : "damaged") == true)
    }
    #expect(try suite.bytes(Self.picturePath) == nil)
    #expect(try suite.bytes(Self.companionPath) == nil)
  }

  @Test(arguments: ["../../outside", "../keypad", "/etc/passwd"])
  func `a stem that leads out is refused`(stem: String) throws {
    #expect(throws: FileError.self) {
      if try suite.acceptance.accept("../../" + stem) == nil { throw FileError(.outside, at: stem) }
    }
  }
}

@Suite("The folder of pending pictures")
struct PendingStoreTests {
  private let suite: TemporarySuite

  init() throws { suite = try TemporarySuite() }

  @Test func `stems are listed once and in order`() throws {
    for (scene, device) in [("b", "x"), ("a", "y"), ("a", "x")] {
      let identity = SnapshotIdentity(scene: scene, device: device, values: [])
      try suite.pending.write([1], companion: "s", for: identity)
    }
    try suite.write([1], to: ".snapfarm/pending/a/notes.txt")
    #expect(try suite.pending.stems() == ["a/x", "a/y", "b/x"])
  }

  @Test func `names that begin alike are each listed once`() throws {
    for device in ["x", "x-y"] {
      for value in ["default", "dark", "pro"] {
        let values = [SnapshotIdentity.AxisValue(axis: "a", value: value, isDefault: value == "default")]
        let identity = SnapshotIdentity(scene: "a", device: device, values: values)
        try suite.pending.write([1], companion: "s", for: identity)
      }
    }
    let stems = try suite.pending.stems()
    #expect(stems == ["a/x-y.dark", "a/x-y", "a/x-y.pro", "a/x.dark", "a/x", "a/x.pro"])
  }

  @Test func `what is taken back is gone`() throws {
    try suite.pending.write([1], companion: "s", for: TemporarySuite.identity)
    try suite.pending.remove(TemporarySuite.identity)
    try suite.pending.remove(TemporarySuite.identity)
    #expect(try suite.files().isEmpty)
  }
}
