/// What can be wrong, by domain; each case has a code and, in Report, one sentence.
public enum Problem: Hashable, Sendable, Error {
  /// E1xx: the file and its YAML.
  case file(FileProblem)
  /// E2xx: keys and values.
  case value(ValueProblem)
  /// E3xx: names, components, data, images, fonts.
  case name(NameProblem)
  /// E307, E35x, L315, L316, N355: tables of strings.
  case string(StringProblem)
  /// E4xx: keys in a place where they have no meaning.
  case placement(PlacementProblem)
  /// E5xx: suites.
  case suite(SuiteProblem)
  /// E53x: pictures under names, for stores, on sheets.
  case output(OutputProblem)
  /// E6xx: device profiles.
  case profile(ProfileProblem)
  /// Lxxx: what layout found.
  case layout(LayoutFinding)
  /// L4xx: what lint found.
  case lint(LintFinding)
  /// What the results of an earlier run tell, in the words that it was told in then.
  case told(code: String, sentence: String)
}
