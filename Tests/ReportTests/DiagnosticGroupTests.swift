import Farm
import Problems
import Testing

@testable import Report

@Suite struct DiagnosticGroupTests {
  @Test func `a disk without room is one fault, told of the first file`() {
    let outcomes = ["iphone-6", "iphone-7"].flatMap { device in
      ["card", "logo"].map { scene in
        var outcome = Sample.outcome(scene, device, .error)
        let problem = FileProblem.unwritable(file: "\(scene)/\(device).png", reason: "disk full")
        outcome.diagnostics = [Diagnostic(.file(problem))]
        return outcome
      }
    }
    let groups = DiagnosticGroup.all(in: outcomes)
    #expect(groups.map(\.diagnostic.problem) == [.file(.unwritable(file: "card/iphone-6.png", reason: "disk full"))])
    #expect(groups.first?.devices == ["iphone-6", "iphone-7"] && groups.first?.scenes == ["card", "logo"])
  }

  @Test func `a string that several languages lack is one fault, told of all of them`() {
    let place = SourceLocation(file: "Scenes/a.yaml", line: 3, column: 20)
    let outcomes = [("hi", "de"), ("hi", "ar"), ("lo", "ja"), ("hi", "de")].map { key, locale in
      var outcome = Sample.outcome("a", "iphone-6", .error)
      let problem = StringProblem.untranslated(key, locales: [locale], base: "en")
      outcome.diagnostics = [Diagnostic(.string(problem), severity: .warning, at: place)]
      return outcome
    }
    let groups = DiagnosticGroup.all(in: outcomes)
    #expect(groups.map(\.diagnostic.problem) == [.string(.untranslated("hi", locales: ["de", "ar"], base: "en"))])
  }

  @Test func `reasons that differ are two faults`() {
    let outcomes = ["disk full", "read-only"].map { reason in
      var outcome = Sample.outcome("card", "iphone-6", .error)
      outcome.diagnostics = [Diagnostic(.file(.unwritable(file: "a.png", reason: reason)))]
      return outcome
    }
    #expect(DiagnosticGroup.all(in: outcomes).count == 2)
  }
}
