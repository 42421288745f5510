import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element as a strict parser sees it.
final class XMLElementSeen {
  let name: String
  let attributes: [String: String]
  var children: [XMLElementSeen] = []
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The element and everything inside it, in document order.
  var all: [XMLElementSeen] { [self] + children.flatMap(\.all) }
}

/// The root of a document; nil where it is not well-formed.
func parse(_ document: String) -> XMLElementSeen? {
  let reader = TreeReader()
  let parser = XMLParser(data: Data(document.utf8))
  parser.delegate = reader
  return parser.parse() ? reader.root : nil
}

private final class TreeReader: NSObject, XMLParserDelegate {
  var root: XMLElementSeen?
  private var open: [XMLElementSeen] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = XMLElementSeen(name: name, attributes: attributes)
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
