import Files
import Testing

struct GlobTests {
  @Test(arguments: [
    ("a.yaml", "a.yaml"), ("*.yaml", "a.yaml"), ("*", "a"), ("**", "a/b/c"), ("**/*.yaml", "a.yaml"),
    ("**/*.yaml", "a/b/c.yaml"), ("Scenes/**/*.yaml", "Scenes/a.yaml"), ("Scenes/**/*.yaml", "Scenes/x/y/a.yaml"),
    ("a/**/b/**/c", "a/b/c"), ("a/**/b/**/c", "a/x/b/y/b/z/c"), ("a/**", "a/b"), ("?.png", "é.png"), ("?", "👩‍👩‍👧"),
    ("[abc].png", "b.png"), ("[a-c]x", "cx"), ("[!a-c]x", "dx"), ("[^a]", "b"), ("[]]", "]"), ("[a-]", "-"),
    ("[", "["), ("a[b", "a[b"), ("a**b", "axxb"), ("*a*b*c*", "xxaxbbxcx"), ("*.tar.*", "a.tar.tar.gz"),
    ("./a/./b", "a/b"), (".*", ".git"), (".git/*", ".git/x"), ("**/.x", "a/.x"), ("a/**/**/b", "a/b"),
    ("é", "e\u{301}"),
  ])
  func matching(_ pattern: String, _ path: String) {
    #expect(Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("*.yaml", "a/b.yaml"), ("*", ""), ("?", ""), ("?", "ab"), ("a", "ab"), ("ab", "a"), ("a/*", "a"),
    ("Scenes/**/*.yaml", "Other/a.yaml"), ("Scenes/**/*.yaml", "Scenes/a.json"), ("a/**/b", "a/x"), ("[abc]", "d"),
    ("[a-c]", "-"), ("[!a]", "a"), ("[z-a]", "m"), ("*.yaml", ".yaml"), ("*", ".git"), ("?git", ".git"), ("[.]a", ".a"),
    ("**", ".git/x"), ("**/x", "a/.git/x"), ("A", "a"), ("**/a/b", "a/a"), ("a[/]b", "a/b"),
  ])
  func notMatching(_ pattern: String, _ path: String) {
    #expect(!Glob(pattern).matches(path))
  }

  @Test(arguments: [
    ("Scenes/**/*.yaml", "Scenes"), ("a/b/*.yaml", "a/b"), ("*.yaml", ""), ("a.yaml", ""), ("a/b.yaml", "a"),
    ("**", ""),
    ("./a/[b]/c", "a"),
  ])
  func folder(_ pattern: String, _ folder: String) {
    #expect(Glob(pattern).folder == folder)
  }

  @Test func noPatternTakesLong() {
    let stars = Glob(String(repeating: "a*", count: 500) + "b")
    let name = String(repeating: "a", count: 5000)
    let folders = Glob(String(repeating: "**/a/", count: 300) + "b")
    let path = String(repeating: "a/", count: 2000) + "c"
    let both = Glob(String(repeating: "**/*a*a*/", count: 50) + "b")
    let time = ContinuousClock().measure {
      #expect(!stars.matches(name))
      #expect(!folders.matches(path))
      #expect(!both.matches(path))
    }
    #expect(time < .seconds(10))
  }
}
