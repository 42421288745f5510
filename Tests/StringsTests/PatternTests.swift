import Graphics
import Problems
import Testing

@testable import Strings

@Suite struct `Texts of tables` {
  private func parts(_ pattern: StringPattern) -> String {
    pattern.parts.map { part in
      switch part {
      case .text(let text): text
      case .name(let name): "<\(name)>"
      case .place(let number): "<\(number)>"
      }
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("Hello, {name}!", "Hello, |<name>|!"), ("{a}{b.c}", "<a>|<b.c>"), ("a {{b}} c", "a {b} c"), ("}", "}"), ("", ""),
    ("{{{a}}}", "{|<a>|}"), ("100 %d", "100 %d"), ("{名前}さん", "<名前>|さん"),
    ("{n}\u{200C}ha and {n}", "<n>|\u{200C}ha and |<n>"), ("\u{600}{n}\u{301}", "\u{600}|<n>|\u{301}"),
    ("{{\u{301}}}\u{200D}", "{\u{301}}\u{200D}"),
  ])
  func `have names in braces`(_ text: String, _ expected: String) throws {
    #expect(parts(try StringPattern(braces: text)) == expected)
  }

  @Test(arguments: [
    ("a {b", StringFault.openBrace("b")),
    ("{\u{301}}", .badArgument("\u{301}")), ("{}", .badArgument("")), ("{a b}", .badArgument("a b")),
    ("{a{b}", .badArgument("a{b")),
  ])
  func `and mistakes in them are told`(_ text: String, _ fault: StringFault) {
    #expect(throws: fault) { try StringPattern(braces: text) }
  }

  @Test(arguments: [
    ("%@ has %d", "<1>| has |<2>"), ("%2$@ and %1$@", "<2>| and |<1>"), ("%1$s, %s", "<1>|, |<2>"), ("50%", "50%"),
    ("50%% off", "50% off"), ("100 % sure", "100 % sure"), ("%.2f €", "<1>| €"), ("%1$.1lf", "<1>"), ("%lld", "<1>"),
    ("%-5d|", "<1>||"), ("%0$@", "%0$@"), ("%y {name}", "%y {name}"), ("%", "%"),
    ("%99999999999999999999$@", "%99999999999999999999$@"), ("%@\u{200C}ha", "<1>|\u{200C}ha"),
    ("%d\u{301}%1$s\u{200D}", "<1>|\u{301}|<1>|\u{200D}"), ("%%\u{301} \u{600}%@", "%\u{301} \u{600}|<1>"),
  ])
  func `have C's arguments in the files of apps`(_ text: String, _ expected: String) {
    #expect(parts(StringPattern(printf: text)) == expected)
  }

  @Test(arguments: [
    (PseudoLocale.accented, "Two\n{n}", "[Ţŵö\nabc]"), (.long, "Two {n}", "Two abc Two abc"),
    (
      .rightToLeft, "a {n}\n\nb",
      "\u{200F}\u{202E}a abc\u{202C}\n\n\u{200F}\u{202E}b\u{202C}"
    ), (.accented, "", ""), (.long, "", ""),
  ])
  func `become those of pseudo-locales`(_ locale: PseudoLocale, _ text: String, _ expected: String) throws {
    #expect(locale.text(of: try StringPattern(braces: text)) { _ in "abc" } == expected)
  }

  @Test func `end before they are longer than any screen shows`() throws {
    let pattern = try StringPattern(braces: String(repeating: "{a}", count: 20_000))
    #expect(pattern.filled { _ in "abcd" } == nil)
    #expect(pattern.filled { _ in "abc" }?.utf8.count == 60_000)
  }
}
