import Farm
import Problems
import References

/// What stands above the failures: the counts in words and the command that accepts all of them.
func htmlOverview(_ result: RunResult, failures: Int) -> Markup {
  let command = result.verb == .test ? acceptCommand(result.outcomes) : nil
  return .element(
    "section", ["class": "overview", "aria-labelledby": "overview"],
    [
      .element("h2", ["id": "overview"], count(failures, "snapshot needs a look", "snapshots need a look")),
      .element("p", summary(result) + "."),
      interruption(result),
      command.map { htmlCommand($0, label: "Accept all of them") } ?? .text(""),
    ])
}

/// What stands in place of failures when there are none.
func htmlAllGreen(_ result: RunResult) -> Markup {
  let isGreen = exitCode(of: result) == 0
  return .element(
    "section", ["class": "green", "aria-labelledby": "green"],
    [
      .element(
        "p", ["class": "sign", "data-status": isGreen ? "passed" : "error"],
        [HTMLIcon.status(isGreen ? .unchanged : .error)]),
      .element("h2", ["id": "green"], greenTitle(result)),
      .element("p", result.outcomes.isEmpty ? "No snapshot was part of this run." : summary(result) + "."),
    ])
}

private func greenTitle(_ result: RunResult) -> String {
  if result.wasInterrupted { return "The run was interrupted" }
  let isTest = result.verb == .test
  if exitCode(of: result) != 0 { return "Nothing was \(isTest ? "compared" : "drawn")" }
  return isTest ? "All pictures are equal to their references" : "All pictures are drawn"
}

private func interruption(_ result: RunResult) -> Markup {
  result.wasInterrupted ? .element("p", "The run was interrupted; this is what was done until then.") : .text("")
}

/// The diagnostics of the run, each once with the devices concerned; nothing where there are none.
func htmlDiagnostics(_ result: RunResult) -> Markup {
  let groups = DiagnosticGroup.all(in: result.outcomes)
  guard !groups.isEmpty || !result.problems.isEmpty else { return .text("") }
  return .element(
    "section", ["class": "overview", "aria-labelledby": "diagnostics"],
    [
      .element("h2", ["id": "diagnostics"], "Diagnostics"),
      .element(
        "ul", ["class": "diagnostics"],
        result.problems.map { htmlDiagnostic($0, extent: "") }
          + groups.map { htmlDiagnostic($0.diagnostic, extent: $0.extent) }),
    ])
}

private func htmlDiagnostic(_ diagnostic: Diagnostic, extent: String) -> Markup {
  .element(
    "li", ["data-severity": diagnostic.severity.rawValue],
    [.text(line(for: diagnostic)), .element("small", extent)])
}

/// The failures that another engine explains, under one heading; nothing where there are none.
func htmlOtherEngine(_ result: RunResult, _ failures: [HTMLFailure]) -> Markup {
  guard !failures.isEmpty else { return .text("") }
  let counts = StatusCounts(failures.map(\.outcome)).text()
  let advice =
    "These references were drawn by another engine, and the pictures differ: \(counts). Compare with the engine that "
    + "drew them, or record them again with this one."
  return .element(
    "section", ["class": "engines", "aria-labelledby": "engines"],
    [
      .element(
        "div", ["class": "overview"], [.element("h2", ["id": "engines"], "Another engine"), .element("p", advice)]),
      .lines(failures.map(\.article)),
    ])
}

/// The snapshots that did not fail, by scene; nothing where there are none.
func htmlPassed(_ result: RunResult) -> Markup {
  let passed = result.outcomes.filter { !$0.word.isFailure }
  guard !passed.isEmpty else { return .text("") }
  var scenes: [String] = []
  var devices: [String: [String]] = [:]
  for outcome in passed {
    let scene = outcome.identity.scene
    if devices[scene] == nil { scenes.append(scene) }
    devices[scene, default: []].append(
      ([outcome.identity.device] + outcome.identity.namedValues).joined(separator: "."))
  }
  let rows = scenes.map { scene in
    Markup.element(
      "li", [.element("b", shortened(scene)), .text(" " + (devices[scene] ?? []).joined(separator: ", "))])
  }
  return .element(
    "details", ["class": "passed"],
    [.element("summary", StatusCounts(passed).text()), .element("ul", rows)])
}

/// The libraries and fonts that drew; nothing where they are not known.
func htmlEngine(_ result: RunResult) -> Markup {
  guard !result.engine.isEmpty else { return .text("") }
  return .element(
    "details", ["class": "passed"],
    [.element("summary", "Drawn with"), .element("ul", result.engine.map { .element("li", shortened($0, to: 200)) })])
}

/// A command to copy.
func htmlCommand(_ command: String, label: String) -> Markup {
  .element(
    "div", ["class": "command"],
    [
      .element("span", label), .element("code", command),
      .element("button", ["type": "button", "class": "copy"], "Copy"),
    ])
}
