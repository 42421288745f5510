import Farm
import References
import Report
import Testing

@Suite("Reports of a run for CI servers")
struct RunItemsTests {
  @Test func `what is broken is annotated before what changed`() {
    let missing = (1...12).map { Sample.outcome("card", "iphone-\($0)", .missing) }
    let broken = Sample.outcome("launch", "iphone-5", .error, diagnostics: [Sample.noImage])
    let lines = runAnnotations(Sample.run(missing + [broken])).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.first?.hasPrefix("::error file=Scenes/launch.yaml,line=1,title=launch/iphone-5 error::") == true)
    #expect(lines.dropFirst().first?.contains("title=card/iphone-1 missing::") == true)
    #expect(lines.last?.hasSuffix("; 3 failures are not annotated") == true)
  }

  @Test func `a tolerance that was not enough is in the message`() {
    let text = runJUnit(Sample.run([Sample.outcome("card", "iphone-6", .changed(Sample.detailed))]))
    #expect(text.contains("40×18; beyond the tolerance: maxDiffRatio allows 0.001, not 0.001234\"/>"), "\(text)")
  }
}
