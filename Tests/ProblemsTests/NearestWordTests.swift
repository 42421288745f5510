import Problems
import Testing

struct NearestWordTests {
  @Test(arguments: [
    ("cornerRaduis", ["border", "cornerRadius", "color"], "cornerRadius"),
    ("centre", ["leading", "center", "trailing"], "center"),
    ("bleu", ["black", "blue", "red"], "blue"),
    ("tetx", ["text", "image"], "text"),
    ("widht", ["height", "width"], "width"),
    ("titel", ["titles", "title"], "title"),
    ("Width", ["width"], "width"),
    ("iphone-15-por", ["iphone-15", "iphone-15-pro"], "iphone-15-pro"),
    ("paddings", ["padding"], "padding"),
    ("adding", ["padding"], "padding"),
    ("größse", ["größe"], "größe"),
    ("ab", ["a", "b", "abc"], "a"),
    ("leadign", ["leadings", "leading"], "leading"),
  ])
  func near(_ word: String, _ candidates: [String], _ expected: String) {
    #expect(nearestWord(to: word, in: candidates) == expected)
  }

  @Test(
    arguments: [
      ("text", ["text"]), ("cat", ["dog", "art", "coat2"]), ("bgxx", ["bg"]), ("abcdefgh", ["abcde"]),
      ("margin", ["padding"]), ("", []), ("word", []), ("abcd", ["badc"]), ("stack", ["grid", "overlay"]),
      ("", ["width"]), ("width", [""]),
    ] as [(String, [String])])
  func tooFar(_ word: String, _ candidates: [String]) {
    #expect(nearestWord(to: word, in: candidates) == nil)
  }

  @Test func theFirstOfEquallyNearOnesWins() {
    #expect(nearestWord(to: "colou", in: ["color", "colon", "colour"]) == "color")
    #expect(nearestWord(to: "colou", in: ["colour", "colon", "color"]) == "colour")
  }
}
