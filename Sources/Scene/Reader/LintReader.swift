import Problems
import YAML

/// Reads `lint` of a suite.
func readLintSettings(_ node: YAMLNode, _ context: ValueContext) -> LintSettings {
  var settings = LintSettings()
  let entries = context.entries(of: node, owner: "lint", keys: ["level", "tapTarget", "contrast"]) ?? []
  for entry in entries {
    let (value, context) = (entry.value, context.of(entry.key))
    switch entry.key {
    case "level":
      settings.level = ValueType<Diagnostic.Severity>.word("a level").read(value, context) ?? settings.level
    case "contrast":
      settings.contrast = ValueType<ContrastLevel>.word("AA, AAA or none").read(value, context) ?? settings.contrast
    default:
      let points = ValueType<Double>.number(in: 0...1000, range: "from 0 to 1000")
      settings.tapTarget = points.read(value, context)
    }
  }
  return settings
}
