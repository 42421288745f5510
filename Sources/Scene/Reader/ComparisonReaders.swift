import Problems
import YAML

/// The keys of `compare`, all of which a tolerance may have too.
private let comparisonKeys = [
  "mode", "colorTolerance", "forgiveAntialiasing", "maxDiffPixels", "maxDiffRatio", "maxChannelDelta", "maxWindowDiff",
  "maxForgiven", "maxSubthresholdMean", "reason",
]

/// Reads `compare`.
func readComparison(_ node: YAMLNode, _ context: ValueContext) -> ComparisonSettings {
  let entries = context.entries(of: node, owner: "compare", keys: comparisonKeys) ?? []
  let settings = readSettings(entries, at: node.location, context)
  if settings.isTolerant, settings.reason == nil { reportNoReason(at: node.location, context) }
  return settings
}

/// Reads `tolerances`: a list of comparisons, each with a reason, and with `scene` and `if` where it is not about all.
func readTolerances(_ node: YAMLNode, _ context: ValueContext) -> [ToleranceRule] {
  guard let elements = node.elements else { return context.fail(node, wants: "a list of tolerances") ?? [] }
  return elements.compactMap { element in
    let keys = ["scene", "if"] + comparisonKeys
    guard let entries = context.entries(of: element, owner: "tolerance", keys: keys) else { return nil }
    let settings = readSettings(entries, at: element.location, context)
    if settings.reason == nil { reportNoReason(at: element.location, context) }
    return readSnapshots(element, context).map { ToleranceRule(rule: $0, settings: settings) }
  }
}

private func reportNoReason(at location: SourceLocation, _ context: ValueContext) {
  context.problems.report(.suite(.toleranceWithoutReason), at: location)
}

private func readSettings(
  _ entries: [YAMLEntry], at location: SourceLocation, _ context: ValueContext
) -> ComparisonSettings {
  let count = ValueType<Int>.count(in: 0...1_000_000_000)
  var settings = ComparisonSettings()
  settings.location = location
  for entry in entries {
    let (value, context) = (entry.value, context.of(entry.key))
    switch entry.key {
    case "mode": settings.mode = ValueType<ComparisonSettings.Mode>.word("a mode").read(value, context)
    case "colorTolerance": settings.colorTolerance = ValueType<Double>.fraction.read(value, context)
    case "forgiveAntialiasing": settings.forgivesAntialiasing = ValueType<Bool>.flag.read(value, context)
    case "maxDiffPixels": settings.maxDiffPixels = count.read(value, context)
    case "maxDiffRatio": settings.maxDiffRatio = ValueType<Double>.fraction.read(value, context)
    case "maxChannelDelta": settings.maxChannelDelta = ValueType<Int>.count(in: 0...255).read(value, context)
    case "maxWindowDiff": settings.maxWindowDiff = ValueType<Int>.count(in: 0...1024).read(value, context)
    case "maxForgiven": settings.maxForgiven = count.read(value, context)
    case "maxSubthresholdMean":
      settings.maxSubthresholdMean = ValueType<Double>.number(in: 0...255, range: "from 0 to 255").read(value, context)
    case "reason": settings.reason = readReason(value, context)
    default: break
    }
  }
  return settings
}

/// A text that says something; nil stands for none.
func readReason(_ node: YAMLNode, _ context: ValueContext) -> String? {
  ValueType<String>.text.read(node, context).flatMap { text in
    text.contains { !$0.isWhitespace } ? text : nil
  }
}
