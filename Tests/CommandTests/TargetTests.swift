import Files
import Testing

/// Files that flags have something written to, in the place of which nobody means to lose anything.
@Suite struct TargetTests {
  private let suite: SmallSuite

  init() throws {
    suite = try SmallSuite()
    try suite.folder.write("component: tag\nnode: {text: Tag}\n", to: "Components/tag.yaml")
    try suite.folder.write("[{\"name\": \"A\"}]\n", to: "Data/people.json")
    try suite.folder.write("{\"hello\": \"Hello\"}\n", to: "Strings/en.yaml")
    try suite.folder.write("font", to: "Fonts/own.ttf")
    try suite.folder.write(
      """
      {"profiles": [{"id": "own", "name": "O", "platform": "ios", "family": "phone", "pixelSize": [640, 1136],
      "scale": 2}]}
      """, to: "Profiles/own.yaml")
    try suite.folder.write("note", to: "notes.txt")
    try suite.folder.replace(
      "children:\n",
      with: "children:\n    - {each: {file: Data/people.json}, as: person, node: {text: $person.name}}\n",
      in: "Scenes/logo.yaml")
  }

  /// The words of each verb that writes one file, with the flag last.
  static let calls: [[String]] = [
    ["render", "--json"], ["render", "--manifest"], ["test", "--json"], ["test", "--junit"], ["test", "--gitlab"],
    ["report", "--json"], ["report", "--junit"], ["report", "--gitlab"], ["record", "--json"], ["list", "--json"],
    ["pending", "--json"], ["prune", "--json"], ["layout", "card", "--json"], ["lint", "--json"],
    ["explain", "view", "card", "box", "--json"], ["explain", "image", "logo", "mark", "--json"],
    ["devices", "--json"],
  ]

  private func refusal(_ words: [String], _ file: String, _ reason: String) async throws {
    let before = try suite.folder.contents("")
    let words = words.dropLast() + [words[words.count - 1] + "=" + file]
    let run = try await Snapfarm.run(Array(words), in: suite.folder.path)
    #expect(run.end == .exited(64) && run.errors.contains(reason), "\(run.story)")
    #expect(try suite.folder.contents("") == before)
  }

  @Test(arguments: calls)
  func `is no file of the suite, whatever it begins with`(_ words: [String]) async throws {
    try suite.folder.write("{\"scene\": \"plain\", \"root\": {}}\n", to: "Scenes/plain.yaml")
    for (file, part) in [
      ("Scenes/plain.yaml", "a scene"), ("Data/people.json", "data"), ("Strings/en.yaml", "strings"),
    ] {
      try await refusal(words, file, "would overwrite \(part) of the suite")
    }
  }

  @Test(arguments: [
    ("Images/mark.png", "an image of the suite"), ("Snapshots/all.png", "lies among the references"),
    ("link.png", "an image of the suite"), ("Scenes/card.png", nil), ("text.png", "is there and no picture"),
  ])
  func `of a picture neither`(_ file: String, _ reason: String?) async throws {
    try suite.folder.link("link.png", to: "Images/mark.png")
    try suite.folder.write("text", to: "text.png")
    for words in [["render", "--sheet"], ["devices", "iphone-6", "--chart"]] {
      if let reason {
        try await refusal(words, file, reason)
      } else {
        let run = try await Snapfarm.run(words + [file, "-q"], in: suite.folder.path)
        #expect(suite.folder.has(file), "\(run.story)")
      }
    }
  }

  @Test(arguments: [
    ("Scenes/card.yaml", "a scene of the suite"), ("notes.txt", "is there and no JSON"),
    ("Components/tag.yaml", "a component of the suite"), ("snapfarm.yaml", "the suite's own file"),
    ("Fonts/own.ttf", "a font of the suite"), ("Profiles/own.yaml", "a profile of the suite"),
  ])
  func `of another kind stays what it is`(_ file: String, _ reason: String) async throws {
    try await refusal(["list", "--json"], file, reason)
  }

  @Test func `of a broken suite stays too`() async throws {
    try suite.folder.write("suite: [\n", to: "snapfarm.yaml")
    try await refusal(["lint", "--json"], "snapfarm.yaml", "is there and no JSON")
  }

  @Test func `that is large is not read`() async throws {
    try suite.folder.write("text", to: "large.json")
    let before = try await Snapfarm.run(["list", "--json=large.json"], in: suite.folder.path)
    // A hole of a terabyte takes no room on the disk, and nobody could read it.
    try suite.folder.extend("large.json", to: 1 << 40)
    let run = try await Snapfarm.run(["list", "--json=large.json"], in: suite.folder.path)
    #expect(run.end == before.end && run.errors == before.errors && run.end == .exited(64), "\(run.story)")
  }

  @Test func `that we wrote is written again, as what is empty is`() async throws {
    try suite.folder.write("", to: "list.json")
    for _ in 0..<2 {
      for words in [["list", "--json=list.json"], ["test", "--junit=junit.xml"], ["devices", "--chart=all.svg"]] {
        let run = try await Snapfarm.run(words, in: suite.folder.path)
        #expect(run.end != .exited(64), "\(run.story)")
      }
    }
    #expect(try suite.folder.text("junit.xml").hasPrefix("<"))
  }

  @Test func `is one for each result`() async throws {
    try await refusal(["test", "--json=a.json", "--gitlab"], "a.json", "would overwrite another result")
    try await refusal(["test", "--json=-", "--junit"], "-", "would overwrite another result")
  }

  @Test func `of diff that is something else stays`() async throws {
    let words = ["diff", "Images/mark.png", "Images/mark.png"]
    for flag in ["--json", "--junit", "--html", "--output"] {
      try await refusal(words + [flag], "notes.txt", "is there and no ")
      try await refusal(["diff", "nowhere", "Images", flag], "notes.txt", flag == "--output" ? "" : "is there and no ")
    }
  }

  @Test func `among the pictures of render is no image of the suite, but one that it wrote`() async throws {
    let mark = try suite.folder.contents("Images")
    try suite.folder.write(SmallSuite.card.split(separator: "card").joined(separator: "mark"), to: "Scenes/mark.yaml")
    let words = ["render", "-o", "Images", "-d", "60x60@2", "--format", "png", "--name", "{scene}.png"]
    let run = try await Snapfarm.run(words, in: suite.folder.path)
    let sentence = #"E541: "Images/mark.png" would be an image of the suite and the picture mark/60x60@2"#
    #expect(run.end == .exited(2) && run.errors.contains(sentence), "\(run.story)")
    #expect(try suite.folder.contents("Images") == mark)
    for _ in 0..<2 {
      let run = try await Snapfarm.run(words + ["card"], in: suite.folder.path)
      #expect(run.end == .exited(0), "\(run.story)")
    }
  }
}
