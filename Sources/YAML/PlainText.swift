/// The text that an author meant from here on: up to a comment or, inside brackets, up to a comma or a closing one.
///
/// It goes into messages, so a hostile line is cut after 80 characters.
func plainText(of rest: String, isInFlow: Bool) -> String {
  var text = ""
  for character in rest.prefix(80) {
    if isInFlow, ",]}".contains(character) { break }
    if character == "#", text.last == " " || text.last == "\t" { break }
    text.append(character)
  }
  while let last = text.last, last == " " || last == "\t", text.count > 1 { text.removeLast() }
  return text
}

/// The first word of a text: up to a blank or what separates values inside brackets.
func firstWord(of rest: String) -> String {
  String(rest.prefix(80).prefix { !" \t,[]{}".contains($0) })
}
