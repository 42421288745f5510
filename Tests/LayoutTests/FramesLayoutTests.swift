import Graphics
import Layout
import Problems
import Scene
import Testing

@Suite struct FramesLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var expected: [Double]
    var kind = Node.Kind.box
    var set: @Sendable (inout Attributes) -> Void

    var testDescription: String { name }
  }

  /// In a content box of 200 by 100 points; a picture is 60 by 20.
  static let cases: [Case] = [
    Case(name: "no frame fills", expected: [0, 0, 200, 100]) { _ in },
    Case(name: "an image without frame fills", expected: [0, 0, 200, 100], kind: .image) { $0.image = "wide" },
    Case(name: "an image with a place hugs", expected: [10, 0, 60, 20], kind: .image) {
      $0.image = "wide"
      $0.frame = frame { $0.left = .points(10) }
    },
    Case(name: "a box with a place takes the rest", expected: [20, 30, 180, 70]) {
      $0.frame = frame {
        $0.x = .points(20)
        $0.y = .points(30)
      }
    },
    Case(name: "both insets", expected: [20, 0, 150, 100]) {
      $0.frame = frame {
        $0.leading = .points(20)
        $0.trailing = .points(30)
      }
    },
    Case(name: "far inset and size", expected: [140, 75, 50, 20]) {
      $0.frame = frame {
        $0.right = .points(10)
        $0.bottom = .points(5)
        $0.width = .points(50)
        $0.height = .percent(20)
      }
    },
    Case(name: "size from the node's keys", expected: [140, 75, 50, 20]) {
      $0.frame = frame {
        $0.right = .points(10)
        $0.bottom = .points(5)
      }
      ($0.width, $0.height) = (.length(.points(50)), .length(.percent(20)))
    },
    Case(name: "offset of the centre", expected: [85, 30, 50, 20]) {
      $0.frame = frame {
        ($0.centerX, $0.centerY) = (.points(10), .points(-10))
        ($0.width, $0.height) = (.points(50), .points(20))
      }
    },
    Case(name: "near edge and centre", expected: [50, 0, 100, 100]) {
      $0.frame = frame { ($0.left, $0.centerX) = (.points(50), .zero) }
    },
    Case(name: "one side and a ratio", expected: [20, 0, 80, 40]) {
      $0.frame = frame { ($0.left, $0.width) = (.points(20), .points(80)) }
      $0.aspectRatio = 2
    },
    Case(name: "the other side and a ratio", expected: [20, 0, 80, 40]) {
      $0.frame = frame { ($0.left, $0.height) = (.points(20), .points(40)) }
      $0.aspectRatio = 2
    },
    Case(name: "a ratio alone is the largest box", expected: [0, 0, 100, 100]) { $0.aspectRatio = 1 },
    Case(name: "bounds", expected: [0, 0, 150, 60]) {
      $0.maxWidth = .percent(75)
      $0.maxHeight = .points(60)
    },
    Case(name: "a bound moves the other side of a ratio", expected: [0, 0, 60, 30]) {
      $0.width = .length(.points(100))
      $0.maxHeight = .points(30)
      $0.aspectRatio = 2
    },
    Case(name: "the smallest wins", expected: [0, 0, 120, 100]) {
      $0.maxWidth = .points(50)
      $0.minWidth = .points(120)
    },
    Case(name: "over the edges", expected: [-20, -50, 240, 200]) {
      $0.frame = .corners((-10, -50), (110, 150))
    },
    Case(name: "a divider", expected: [0, 10, 200, 0.5], kind: .line) {
      $0.line = .horizontal
      $0.frame = frame { $0.top = .points(10) }
    },
  ]

  @Test(arguments: cases)
  func placesInPaddedBox(_ test: Case) {
    let child = node(test.kind, "child", [], test.set)
    let root = node(.box, nil, [child]) {
      $0.padding = EdgeLengths(top: .points(10), bottom: .points(10), left: .points(50), right: .percent(20))
    }
    let result = layOut(root, in: phone(312.5, 120, scale: 2))
    let expected = [test.expected[0] + 50, test.expected[1] + 10, test.expected[2], test.expected[3]]
    #expect(result.frame("child").isClose(to: expected))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aHuggingBoxIsAsLargeAsItsFramesWithoutPercentages() {
    let children = [
      node(.box, "a") { $0.frame = .rect(.points(10), .points(20), .points(30), .points(40)) },
      node(.box, "b") {
        $0.frame = frame { ($0.right, $0.width, $0.top, $0.height) = (.points(15), .points(50), .zero, .points(5)) }
      },
      node(.box, "all") { $0.frame = .corners((0, 0), (100, 100)) },
    ]
    let hugging = node(.box, "hug", children) { $0.padding = EdgeLengths(top: .points(1), left: .points(2)) }
    let result = layOut(node(.box, nil, [hugging]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) })
    #expect(result.frame("hug") == [0, 0, 67, 61])
    #expect(result.frame("hug/all") == [2, 1, 65, 60])
    #expect(result.frame("hug/b") == [2, 1, 50, 5])
    #expect(result.diagnostics.isEmpty)
  }

  private static func frame(_ set: (inout FrameSpec) -> Void) -> FrameSpec {
    var frame = FrameSpec()
    set(&frame)
    return frame
  }

  private func frame(_ set: (inout FrameSpec) -> Void) -> FrameSpec { Self.frame(set) }
}
