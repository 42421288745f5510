import Graphics
import Layout
import Problems
import References
import Report
import Scene
import Testing

@Suite struct LayoutJSONTests {
  private let style = Style(
    textStyle: TextStyle(families: [], size: 17), color: .black, tint: .black, role: .none)

  private func view(_ path: String, _ id: String?, _ kind: Node.Kind, frame: Rect, pixels: PixelRect) -> PlacedView {
    PlacedView(
      path: path, id: id, kind: kind, parent: nil, subtreeEnd: 1, frame: frame, pixels: pixels,
      radii: CornerRadii(all: 0), style: style, location: .start(of: "Scenes/card.yaml"))
  }

  private static let twoViews = """
    {
      "version": 1,
      "scene": "card",
      "device": "iphone-6",
      "values": [
        {
          "axis": "orientation",
          "value": "portrait",
          "default": true
        }
      ],
      "views": [
        {
          "id": "title",
          "path": "card/title",
          "kind": "text",
          "frame": [10, 170.666667, 0.3, 44],
          "pixels": [20, 341, 1, 88],
          "derived": [
            {
              "key": "opacity",
              "value": 0.5,
              "expression": "self.width / 622",
              "file": "Scenes/card.yaml",
              "line": 1,
              "column": 1
            }
          ]
        },
        {
          "id": null,
          "path": "card/box[0]",
          "kind": "box",
          "frame": [0, 0, 0, 0],
          "pixels": [0, 0, 0, 0],
          "derived": []
        }
      ],
      "diagnostics": [
        {
          "code": "E200",
          "severity": "error",
          "message": "\\"shadow\\" is not built yet",
          "file": null,
          "line": null,
          "column": null,
          "view": null
        }
      ]
    }

    """

  @Test func `views have frames in points and in pixels`() {
    var views = [
      view(
        "card/title", "title", .text, frame: Rect(x: 10, y: 512 / 3, width: 0.1 + 0.2, height: 44),
        pixels: PixelRect(x: 20, y: 341, width: 1, height: 88)),
      view("card/box[0]", nil, .box, frame: .zero, pixels: PixelRect(x: 0, y: 0, width: 0, height: 0)),
    ]
    views[0].derived = [
      DerivedExplanation("opacity", value: 0.5, expression: "self.width / 622", at: .start(of: "Scenes/card.yaml"))
    ]
    let identity = SnapshotIdentity(
      scene: "card", device: "iphone-6",
      values: [.init(axis: "orientation", value: "portrait", isDefault: true)])
    let result = LayoutResult(
      views: views, width: 750, height: 1334, scale: 2, diagnostics: [Diagnostic(.value(.notBuilt("shadow")))])
    #expect(layoutJSON(identity, result).text == Self.twoViews)
  }

  @Test func `a scene that cannot be placed has its problems`() {
    #expect(
      layoutJSON(scene: "launch", problems: [Sample.noImage]).text == """
        {
          "version": 1,
          "scene": "launch",
          "device": null,
          "values": [],
          "views": [],
          "diagnostics": [
            {
              "code": "E312",
              "severity": "error",
              "message": "no image \\"bgg\\" for iphone-5; searched Images/; did you mean \\"bg\\"?",
              "file": "Scenes/launch.yaml",
              "line": 4,
              "column": 22,
              "view": "backdrop"
            }
          ]
        }

        """)
  }
}
