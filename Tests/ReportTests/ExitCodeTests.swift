import Farm
import Problems
import References
import Report
import Testing

@Suite struct ExitCodeTests {
  @Test(
    arguments: [
      ([], 3), ([.unchanged], 0), ([.unchanged, .missing], 1), ([.missing], 1),
      ([.unchanged, .changed(Sample.difference)], 1),
      ([Sample.tolerated], 0), ([Sample.tolerated, .missing], 1),
      ([Sample.taller], 1), ([.error], 2), ([.unreadable(.lfsPointer)], 2), ([.changed(Sample.difference), .error], 2),
      ([.recorded], 1), ([.unchanged, .recorded], 1), ([.updated, .rendered], 1), ([.rendered], 3),
    ] as [([Outcome.Status], Int32)])
  func `a test has the strongest code of its outcomes`(statuses: [Outcome.Status], code: Int32) {
    #expect(exitCode(of: Sample.run(statuses.map { Sample.outcome("card", "iphone-6", $0) })) == code)
  }

  @Test(
    arguments: [
      (Outcome.Status.unchanged, 0), (.changed(Sample.difference), 4), (Sample.taller, 4), (.missing, 1),
      (.error, 2),
    ] as [(Outcome.Status, Int32)])
  func `another engine matters where pixels differ`(status: Outcome.Status, code: Int32) {
    #expect(exitCode(of: Sample.run([Sample.outcome("card", "iphone-6", status, engineDiffers: true)])) == code)
  }

  @Test func `precedence is 130, 2, 4, 1, 3`() {
    let other = Sample.outcome("card", "iphone-5", .changed(Sample.difference), engineDiffers: true)
    let changed = Sample.outcome("card", "iphone-6", .changed(Sample.difference))
    let failed = Sample.outcome("card", "iphone-7", .error)
    #expect(exitCode(of: Sample.run([changed, other])) == 4)
    #expect(exitCode(of: Sample.run([changed, other, failed])) == 2)
    #expect(exitCode(of: Sample.run([failed])) == 2)
    var interrupted = Sample.run([failed])
    interrupted.wasInterrupted = true
    #expect(exitCode(of: interrupted) == 130)
  }

  @Test(
    arguments: [
      (RunResult.Verb.render, [Outcome.Status.rendered], 0), (.render, [], 3), (.render, [.rendered, .error], 2),
      (.record, [.recorded, .updated, .unchanged], 0), (.record, [], 3), (.record, [.recorded, .error], 2),
    ] as [(RunResult.Verb, [Outcome.Status], Int32)])
  func `other verbs need no comparison`(verb: RunResult.Verb, statuses: [Outcome.Status], code: Int32) {
    let outcomes = statuses.map { Sample.outcome("card", "iphone-6", $0) }
    #expect(exitCode(of: Sample.run(outcomes, verb: verb)) == code)
  }

  @Test func `a file that cannot be written is the machine's fault, whatever else failed`() {
    var full = Sample.outcome("card", "iphone-6", .error)
    full.diagnostics = [Diagnostic(.file(.unwritable(file: "a.png", reason: "disk full")))]
    #expect(exitCode(of: Sample.run([full, Sample.outcome("card", "iphone-7", .error)])) == 69)
  }

  @Test func `problems that keep a command from beginning have a code, and none is a mistake of ours`() {
    let unwritable = Diagnostic(.file(.unwritable(file: "a.json", reason: "disk full")))
    #expect(exitCode(of: [Sample.noImage]) == 2)
    #expect(exitCode(of: [Sample.noImage, unwritable]) == 69)
    #expect(exitCode(of: [Diagnostic]()) == 70)
  }
}
