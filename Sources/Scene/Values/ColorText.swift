package import Problems
import YAML

extension ColorValue {
  /// Reads a colour as scenes have it, from a word that stands in no file.
  ///
  /// - Parameters:
  ///   - text: The colour.
  ///   - key: What it is called in messages.
  ///   - colors: The colours that a suite names.
  /// - Throws: What is wrong with it, without a place.
  package init(text: String, key: String, colors: [NamedColor]) throws(Diagnostics) {
    let problems = ProblemList()
    let named = Dictionary(colors.map { ($0.name, $0.color) }) { first, _ in first }
    let context = ValueContext(key: key, colors: named, problems: problems)
    let node = YAMLNode(.scalar(text, isPlain: true), at: SourceLocation(file: key, line: 1, column: 1))
    guard let color = ValueType<ColorValue>.color.read(node, context), problems.isEmpty else {
      throw Diagnostics(problems.inFileOrder.map { Diagnostic($0.problem) })
    }
    self = color
  }
}
