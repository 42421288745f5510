import Testing

@testable import Arguments

@Suite("Help")
struct HelpTests {
  @Test func `the overall help names every verb`() {
    let lines = overallHelp().split(separator: "\n")
    for verb in Verb.all {
      #expect(lines.contains { $0.hasPrefix("  \(verb.name) ") && $0.hasSuffix(verb.summary) }, "\(verb.name)")
    }
  }

  @Test(arguments: Verb.all)
  func `the help of a verb names every flag and alias`(verb: Verb) {
    let text = help(for: verb)
    let lines = text.split(separator: "\n")
    for flag in verb.allFlags {
      #expect(lines.contains { $0.contains("--\(flag.name)") && $0.hasSuffix(flag.help) }, "\(flag.name)")
      if let letter = flag.letter { #expect(text.contains("-\(letter), --\(flag.name)")) }
    }
    for alias in verb.aliases { #expect(text.contains(alias)) }
    #expect(text.contains(verb.summary))
  }

  @Test(arguments: Verb.all)
  func `help fits a terminal`(verb: Verb) {
    for line in (overallHelp() + help(for: verb)).split(separator: "\n") { #expect(line.count <= 120) }
  }

  @Test func `words are no verb twice`() {
    let words = Verb.all.flatMap { [$0.name] + $0.aliases } + Verb.planned
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: Verb.all)
  func `flags of a verb are told apart`(verb: Verb) {
    let names = verb.allFlags.map(\.name)
    let letters = verb.allFlags.compactMap(\.letter)
    #expect(Set(names).count == names.count)
    #expect(Set(letters).count == letters.count)
  }
}
