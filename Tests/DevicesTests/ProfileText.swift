import Devices
import Problems
import YAML

/// What reading the text of a profile file gives.
func readProfiles(_ text: String) throws -> ProfileReader.Result {
  ProfileReader.read(try parseYAML(Array(text.utf8), file: "Profiles/own.yaml"))
}

/// A problem at a place of `Profiles/own.yaml`.
func problem(_ problem: Problem, _ line: Int, _ column: Int) -> Diagnostic {
  Diagnostic(problem, at: SourceLocation(file: "Profiles/own.yaml", line: line, column: column))
}
