import Problems
import YAML

/// A value that references are already put into.
struct Expanded {
  /// The value.
  var node: YAMLNode
  /// What keys and numbers lead into, where that is not the value itself: the datum of an own axis' word.
  var datum: YAMLNode?
  /// How many lists and maps stand inside each other at most.
  var depth = 0
  /// Whether it stands for anything, in a component that is checked without a use.
  var isUnknown = false
  /// Whether it was made up, so that problems belong to the place where it is named.
  var isSample = false
}

/// What names mean at a place of a file (scene-format section 2, "Data and parameters").
struct Scope {
  /// The variables of `each`, outermost first.
  var variables: [(name: String, value: Expanded)] = []
  /// The number of the repetition that is nearest.
  var index: Int?
  /// The component that the file belongs to; nil in a scene.
  var component: ComponentDefinition?
  /// The arguments of its parameters.
  var arguments: [String: Expanded] = [:]
  /// Own axes and the data of the scene; empty in a component.
  var data: [(name: String, value: Expanded)] = []
  /// The children of the use, for the component's slot.
  var slot: SlotContent?
  /// The components that are being written out, outermost first.
  var chain: [ComponentDefinition] = []
  /// Whether ids count here; they do not inside a use without one, where nothing can refer to them.
  var keepsIDs = true
  /// The file or use of a component that is being read; anchors know the names of their own.
  var space = 0

  /// Whether it is what the system shows, or stands in it: that is as large as the system has it, whatever the design.
  var isOfSystem: Bool { chain.contains(where: \.isOfSystem) }

  /// Looks a name up, from the nearest meaning outwards.
  func value(of name: String, at location: SourceLocation) -> Expanded? {
    if let variable = variables.last(where: { $0.name == name }) { return variable.value }
    if name == "index", let index {
      return Expanded(node: YAMLNode(.scalar(String(index), isPlain: true), at: location))
    }
    return arguments[name] ?? data.first { $0.name == name }?.value
  }

  /// The names that mean something here.
  var names: [String] {
    let repeated = variables.reversed().map(\.name) + (index == nil ? [] : ["index"])
    return repeated + (component?.parameters.map(\.name) ?? []) + data.map(\.name)
  }
}

/// The children of a use, which are read where the component has its slot, but mean what they mean where they stand.
final class SlotContent {
  let children: [YAMLNode]
  let scope: Scope

  init(children: [YAMLNode], scope: Scope) {
    self.children = children
    self.scope = scope
  }
}
