import Farm
import References
import Report
import Testing

@Suite struct ListTextTests {
  private let entries = [
    ListEntry(
      identity: SnapshotIdentity(
        scene: "keypad", device: "iphone-6",
        values: [.init(axis: "orientation", value: "landscape", isDefault: false)]),
      reference: "Snapshots/keypad/iphone-6.landscape.png", isPresent: true),
    ListEntry(
      identity: SnapshotIdentity(scene: "a\u{1B}[2J", device: "ipad", values: []), reference: "Snapshots/a/ipad.png",
      isPresent: false),
  ]

  @Test func `a line each, then the counts`() {
    #expect(
      listText(entries, of: Plan(jobs: [], impossible: 2, excluded: 3)) == """
        keypad/iphone-6.landscape  present
        a\\u{1B}[2J/ipad            missing
        2 snapshots, 1 with a reference; 2 combinations make none; 3 are excluded

        """)
  }

  @Test func `devices that cannot have a value are told by value`() {
    let zoomed = ["ipad-10-9", "pixel-7"].map { LeftOut(device: $0, axis: "displayZoom", words: ["zoomed"]) }
    #expect(leftOutText(zoomed) == "left out, as they cannot have displayZoom=zoomed: ipad-10-9, pixel-7\n")
    #expect(leftOutText([]) == "")
  }

  @Test func `the document has values by axis and tells what is there`() {
    let text = listJSON(entries, of: Plan(jobs: [], impossible: 0, isWhole: true)).text
    #expect(text.contains("\"id\": \"keypad/iphone-6.landscape\""))
    #expect(text.contains("\"axis\": \"orientation\""))
    #expect(text.contains("\"value\": \"landscape\""))
    #expect(text.contains("\"present\": false"))
    #expect(text.contains("\"impossible\": 0"))
    #expect(text.contains("\"isWhole\": true"))
    let counts = listJSON(entries, of: Plan(jobs: [], impossible: 0))["counts"]
    #expect(counts?["present"] == 1)
    #expect(counts?["devices"]?.elements?.map { $0["name"] } == ["iphone-6", "ipad"])
    #expect(counts?["scenes"]?.elements?.map { $0["snapshots"] } == [1, 1])
  }

  @Test func `nothing is a sentence too`() {
    #expect(
      listText([], of: Plan(jobs: [], impossible: 1)) == "0 snapshots, 0 with a reference; 1 combination makes none\n")
  }
}
