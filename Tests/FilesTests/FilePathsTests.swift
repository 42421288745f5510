import Files
import Testing

struct FilePathsTests {
  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "", "a"), ("a", "/b", "/b"), ("/", "b", "/b"),
  ])
  func join(_ folder: String, _ path: String, _ joined: String) {
    #expect(FilePaths.join(folder, path) == joined)
  }

  @Test(arguments: [
    ("a/b/c.png", "a/b", "c.png"), ("a", ".", "a"), ("/a", "/", "a"), ("/", "/", ""), ("a/b/", "a", "b"),
    ("/a/b", "/a", "b"), ("", ".", ""),
  ])
  func parts(_ path: String, _ parent: String, _ name: String) {
    #expect(FilePaths.parent(of: path) == parent)
    #expect(FilePaths.fileName(of: path) == name)
  }

  @Test(arguments: [
    ("a//b/./c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../..", ".."), ("a/../../b", "../b"),
    ("/../a", "/a"), ("/", "/"), ("", "."), ("./", "."), ("a/..", "."), ("...", "..."), ("../../a/..", "../.."),
  ])
  func normalise(_ path: String, _ normal: String) {
    #expect(FilePaths.normalise(path) == normal)
  }
}
