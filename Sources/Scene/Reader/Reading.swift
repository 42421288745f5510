import Problems
import YAML

/// One reading of a scene or component: what it may refer to, what it has found, and how much it has written out.
final class Reading {
  let context: ReadingContext
  let problems = ProblemList()
  let colors: [String: ColorValue]
  /// The design of the scene; nil where a component is checked without one.
  var design: Scene.Design?
  /// The values of own axes that the scene is read for, by name; the first of an axis that is not among them.
  let axisWords: [String: String]
  /// The own axes that conditions may name.
  var axes: [VariantChoice]
  /// The components of the scene's own file.
  var inlineComponents: [String: ComponentDefinition] = [:]
  /// The components that were written out, by place.
  var usedComponents: Set<SourceLocation> = []
  /// The ids met, by path.
  var ids: [String: SourceLocation] = [:]
  /// Data files, by path.
  var loaded: [String: Expanded] = [:]
  /// Whether a value was met that nothing is known of, so that ids may be missing.
  var hasMetUnknown = false
  /// Whether a component of Snapfarm's own was written out.
  var hasBuiltInNodes = false
  /// Whether a limit was passed, so that nothing more is read.
  private(set) var isStopped = false

  private var nodes = 0
  private var steps = 0
  private var bytes = 0
  private var spaces = 0

  init(context: ReadingContext, axisWords: [String: String] = [:]) {
    self.context = context
    self.axisWords = axisWords
    axes = context.axes
    var colors: [String: ColorValue] = [:]
    for named in context.colors { colors[named.name] = named.color }
    self.colors = colors
  }

  /// What value readers know of a key here.
  func values(of key: String, kind: Node.Kind? = nil) -> ValueContext {
    ValueContext(
      key: key, kind: kind, design: design, colors: colors, problems: problems, checkDevice: context.checkDevice,
      axes: axes, textStyles: context.textStyles, maxBlur: context.limits.maxBlur)
  }

  /// The number of another file or use of a component.
  func newSpace() -> Int {
    spaces += 1
    return spaces
  }

  /// Counts a node of the tree.
  func countNode(at location: SourceLocation) {
    nodes += 1
    if nodes > context.limits.maxNodes { stop(.tooManyNodes(limit: context.limits.maxNodes), at: location) }
  }

  /// Counts a node of a file that is read, which may stand for none or many of the tree.
  func countStep(at location: SourceLocation) {
    steps += 1
    let (limit, overflows) = context.limits.maxNodes.multipliedReportingOverflow(by: 10)
    if !overflows, steps > limit { stop(.tooManyNodes(limit: context.limits.maxNodes), at: location) }
  }

  /// Counts text that is looked through or made.
  func countBytes(_ count: Int, at location: SourceLocation) {
    bytes += count
    let limit = 64 << 20
    if bytes > limit { stop(.tooMuchText(limit: limit), at: location) }
  }

  private func stop(_ problem: FileProblem, at location: SourceLocation) {
    guard !isStopped else { return }
    isStopped = true
    problems.report(.file(problem), at: location)
  }

  /// Whether a node may be read: nothing has stopped the reading, and the tree is not too deep here.
  func enter(_ node: YAMLNode, _ seat: Seat) -> Bool {
    guard !isStopped, !problems.isFull else { return false }
    countStep(at: node.location)
    let limit = context.limits.maxDepth
    guard seat.depth < limit else {
      problems.report(.file(.tooDeep(levels: seat.depth + 1, limit: limit)), at: node.location)
      return false
    }
    return !isStopped
  }
}
