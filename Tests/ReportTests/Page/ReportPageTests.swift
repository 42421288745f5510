import Testing

@testable import Report

@Suite("The page that is compiled in")
struct ReportPageTests {
  private let page = String(decoding: reportPage(), as: UTF8.self)

  /// The page as Scripts/embed-page.py makes it, made again from its files.
  private func assembled() throws -> (page: String, styles: [String], scripts: [String]) {
    var (lines, styles, scripts): ([String], [String], [String]) = ([], [], [])
    var open: String?
    for line in try #require(PageFiles.text("index.html")).split(separator: "\n", omittingEmptySubsequences: false) {
      let (kind, name) = file(namedIn: line)
      if let ended = open, ended != kind { lines.append("</\(ended)>") }
      if let kind, let name {
        if open != kind { lines.append("<\(kind)>") }
        if open != kind { kind == "style" ? styles.append("\n") : scripts.append("\n") }
        let text = try #require(PageFiles.text(name), "\(name)")
        lines.append(
          contentsOf: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
        if kind == "style" { styles[styles.count - 1] += text } else { scripts[scripts.count - 1] += text }
      } else {
        lines.append(String(line))
      }
      open = kind
    }
    return (lines.joined(separator: "\n"), styles, scripts)
  }

  private func file(namedIn line: Substring) -> (kind: String?, name: String?) {
    let parts = line.split(separator: "\"").map(String.init)
    if line.hasPrefix("<link rel=\"stylesheet\"") { return ("style", parts[3]) }
    if line.hasPrefix("<script src=") { return ("script", parts[1]) }
    return (nil, nil)
  }

  @Test func `it is made of the files of Page, and lets run nothing else`() throws {
    let (assembled, styles, scripts) = try assembled()
    #expect(scripts.count == 2 && styles.count == 1)
    func digests(_ texts: [String]) -> String { texts.map { "'sha256-\(sha256Base64($0))'" }.joined(separator: " ") }
    let policy = """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      script-src \(digests(scripts)) 'strict-dynamic'; style-src \(digests(styles)); img-src 'self' data:; \
      base-uri 'none'; form-action 'none'">

      """
    let start = try #require(page.firstRange(of: "<meta http-equiv"))
    #expect(page[start.lowerBound...].hasPrefix(policy), "run Scripts/embed-page.py")
    var own = page
    own.removeSubrange(start.lowerBound..<page.index(start.lowerBound, offsetBy: policy.count))
    #expect(own == assembled, "run Scripts/embed-page.py")
  }

  @Test func `it has every file of Page`() throws {
    let index = try #require(PageFiles.text("index.html"))
    let names = PageFiles.names(in: "modules") + PageFiles.names(in: "styles")
    #expect(names.count > 20)
    for name in names { #expect(index.contains("\"\(name)\""), "\(name)") }
  }

  @Test(arguments: [
    "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser",
  ])
  func `no module makes markup or code of a text`(word: String) {
    for name in PageFiles.names(in: "modules") { #expect(PageFiles.text(name)?.contains(word) == false, "\(name)") }
  }

  @Test func `no file of it is long`() {
    for name in PageFiles.names(in: "modules") + PageFiles.names(in: "styles") {
      #expect(
        (PageFiles.text(name) ?? "").split(separator: "\n", omittingEmptySubsequences: false).count <= 400, "\(name)")
    }
  }

  @Test func `it names no address but those of namespaces`() {
    let addresses = page.split(separator: "http").dropFirst().filter { $0.hasPrefix("://") || $0.hasPrefix("s://") }
    #expect(addresses.allSatisfy { $0.hasPrefix("://www.w3.org/2000/svg") })
  }
}
