import Layout
import Problems
import Report
import Scene
import Testing

@Suite struct ExplanationTextTests {
  @Test func `an edge is a paragraph, a step a line`() {
    #expect(
      explanationText([ExplanationSample.title]) == """
        card/title (text, Scenes/card.yaml:4:7) on iphone-6, iphone-7
          left −4 → pixel −8, outwards
            −4 = 15% of 40 frame.x (Scenes/card.yaml:4:7) + 8 ÷ 4 free − 0.3 × 40 width; its frame
            −4 = the larger of −4 and −9 minWidth; its minWidth
          width 311 → 622 pixels
            343 = 375 width of card − 2 × 16 padding (Scenes/card.yaml:3:12); content box of card
            311 = 343 − 24 of card/icon − 8 gap; left in card (Scenes/card.yaml:4:7)
            311; its share, fill (Scenes/card.yaml:4:7)
          right 27
            27; by the constraints together (Scenes/card.yaml:4:7)
            in force: title.leading == superview + 16 (Scenes/card.yaml:4:7)
            in force: title.width <= content @250
          top 3
            3; how it came about cannot be told exactly
          bottom −140
            −140 = −130 top of card/icon − 10; title.bottom == icon.top - 10 @700 (Scenes/card.yaml:4:7)
            −140
          opacity 0.5
            0.5 = self.width / 622 (Scenes/card.yaml:3:12)

        """)
  }

  @Test func `what is true of several snapshots is told once`() {
    let title = ExplanationSample.title.explanation
    var other = title
    other.edges.removeLast()
    let views = folded([("a", title), ("b", other), ("c", title)])
    #expect(views.map(\.snapshots) == [["a", "c"], ["b"]])
    #expect(views.map(\.explanation) == [title, other])
  }

  @Test func `no decision and no source is without words`() {
    for decision in ExplanationStep.Decision.allCases {
      for source in ExplanationTerm.Source.allCases {
        let step = ExplanationStep(decision, "word", [ExplanationTerm(source, "word", count: 2, 5)])
        let edge = EdgeExplanation(.left, value: 5, steps: [step])
        let view = ViewExplanation(path: "a", kind: .box, location: .start(of: "a.yaml"), edges: [edge])
        let text = explanationText([ExplainedView(snapshots: ["x"], explanation: view)])
        #expect(text.split(separator: "\n").last?.hasPrefix("    5") == true)
      }
    }
  }
}
