import Testing

@testable import Render

struct SVGRootTagTests {
  private func resized(_ text: String) -> String? {
    SVGRootTag(Array(text.utf8))?.resized(to: (48, 30)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    (#"<svg viewBox="0 0 24 24"/>"#, #"<svg width="48" height="48" viewBox="0 0 24 24"/>"#),
    (
      #"<svg width="24" viewBox="0 0 24 12" height='12px'><g/></svg>"#,
      #"<svg width="60" height="30" viewBox="0 0 24 12"><g/></svg>"#
    ),
    ("<svg\n  viewBox='-1,2,96 , 60'>x</svg>", "<svg width=\"48\" height=\"30\"\n  viewBox='-1,2,96 , 60'>x</svg>"),
    (
      #"<?xml version="1.0"?> <!-- <svg a="b"> --> <svg width="10" height="10" viewBox="0 0 20 10"/>"#,
      #"<?xml version="1.0"?> <!-- <svg a="b"> --> <svg width="48" height="48" viewBox="0 0 20 10"/>"#
    ),
  ])
  func `a file says another size, in its own proportion`(text: String, expected: String) {
    #expect(resized(text) == expected)
  }

  @Test(arguments: [
    #"<svg width="24" height="24"/>"#, #"<svg width="100%" viewBox="0 0 24 24"/>"#, #"<svg viewBox="0 0 0 24"/>"#,
    #"<svg viewBox="0 0 24"/>"#, #"<svg width="0" viewBox="0 0 24 24"/>"#, #"<svg width = "24" viewBox="0 0 24 24"/>"#,
    #"<!DOCTYPE svg><svg viewBox="0 0 24 24"/>"#, #"<s:svg viewBox="0 0 24 24"/>"#, "<svg", "<svg viewBox=\"0 0 24",
    #"<svg viewBox="0 0 24 24""#, #"<svg viewBox=0/>"#, "", "<!--", #"<svg width="1" width="2" viewBox="0 0 9 9"/>"#,
    #"<svg viewBox="0 0 nan 24"/>"#, #"<svg width="inf" viewBox="0 0 24 24"/>"#,
  ])
  func `a file that would show something else stays as it is`(text: String) {
    #expect(resized(text) == nil)
  }

  @Test func `no file is made to ask for more than anybody can draw`() {
    let tag = SVGRootTag(Array(#"<svg viewBox="0 0 1 0.5"/>"#.utf8))
    let text = tag?.resized(to: (1e9, 1)).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == #"<svg width="4096" height="2048" viewBox="0 0 1 0.5"/>"#)
  }
}
