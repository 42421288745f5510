import Devices
import Graphics
import Problems
import Scene

extension WantedValues {
  /// The values of a selection by axis; what no axis has is told.
  static func all(
    of selection: Selection, in suite: LoadedSuite, _ problems: inout [Diagnostic]
  ) -> [WantedValues] {
    var all: [WantedValues] = []
    for (name, word) in selection.variants {
      do throws(ValueProblem) {
        let value = try value(word, of: name, in: suite.axes)
        if let index = all.firstIndex(where: { $0.axis == name }) {
          all[index].values.append(value)
        } else {
          all.append(WantedValues(axis: name, values: [value]))
        }
      } catch {
        problems.append(Diagnostic(.value(error)))
      }
    }
    return all
  }

  private static func value(
    _ word: String, of name: String, in axes: [VariantChoice]
  ) throws(ValueProblem) -> VariantValue {
    let words: [String]
    if let known = VariantAxis(rawValue: name) {
      if let value = known.value(word) { return value }
      words = known.allValues.map(\.word)
    } else if let own = axes.first(where: { $0.name == name }) {
      if own.values.contains(word) { return .own(axis: name, word: word) }
      words = own.values
    } else {
      let names = VariantAxis.allCases.map(\.rawValue) + axes.map(\.name)
      throw .unknownKey(name, owner: "variants", nearest: nearestWord(to: name, in: names))
    }
    let meant = name == VariantAxis.locale.rawValue ? InterfaceLocale.nearest(to: word) : nil
    let nearest = meant ?? nearestWord(to: word, in: words)
    let own = axes.first { $0.name == name }?.values ?? []
    let listed = nearest == nil ? listedWords(ofAxis: name) + own : []
    throw .unknownWord(word, expected: "a value of \(name)", nearest: nearest, words: listed)
  }
}
