import Devices
import Graphics
import Layout
import Problems
import Scene
import Testing

@Suite struct KeypadTests {
  @Test(arguments: KeypadCase.phones + KeypadCase.tabletsAndLandscape + KeypadCase.fitted)
  func padAndKeys(_ test: KeypadCase) {
    let result = layOut(root(test), in: device(test))
    #expect(result.frame("pad").isClose(to: test.pad))
    for row in 0..<test.rows {
      for column in 0..<test.columns {
        let frame = result.frame("pad/\(row)-\(column)")
        #expect(Array(frame.suffix(2)).isClose(to: test.key))
      }
    }
    for corner in test.corners {
      let path = "pad/\(corner.row)-\(corner.column)"
      #expect(result.frame(path).isClose(to: corner.rect))
      #expect(result.pixels(path) == corner.pixels)
    }
  }

  /// Keys whose sides differ by one pixel at most are circles; all others are told of.
  @Test(arguments: KeypadCase.phones + KeypadCase.tabletsAndLandscape + KeypadCase.fitted)
  func circles(_ test: KeypadCase) {
    let result = layOut(root(test), in: device(test))
    let keys = result.views.filter { $0.style.cornerRadius == .circle }
    #expect(keys.count == test.rows * test.columns)
    var oblong = 0
    for key in keys {
      let (width, height) = (Double(key.pixels.width), Double(key.pixels.height))
      if abs(width - height) <= 1 {
        #expect(key.radii.topLeft == Size(width: width / 2, height: height / 2))
      } else {
        oblong += 1
        #expect(key.radii == CornerRadii(all: min(width, height) / 2))
      }
    }
    #expect(result.diagnostics.count == oblong)
    #expect(result.diagnostics.allSatisfy { $0.problem.isNoCircle && $0.severity == .warning })
  }

  /// The pad by each of the rules; rows are stacks, save where the pad is a grid.
  private func root(_ test: KeypadCase) -> Node {
    let keys = (0..<test.rows).map { row in
      (0..<test.columns).map { column in node(.box, "\(row)-\(column)") { $0.cornerRadius = .circle } }
    }
    switch test.rule {
    case .cell:
      let pad = node(.box, "pad", keys.flatMap { $0 }) {
        $0.layout = GridSpec.layout(columns: test.columns, rows: test.rows, gap: test.spacing, ratio: test.ratio)
      }
      return overlay(around: pad)
    case .fit: return overlay(around: stack(keys, test))
    case .pinned:
      var pad = stack(keys, test)
      var frame = FrameSpec()
      (frame.left, frame.right, frame.bottom) = (.points(30), .points(30), .points(30))
      pad.attributes.frame = frame
      return node(.box, nil, [pad]) { $0.relativeTo = .safeArea }
    }
  }

  private func stack(_ keys: [[Node]], _ test: KeypadCase) -> Node {
    let rows = keys.map { row in
      node(.box, nil, row) { $0.layout = StackSpec.layout(.horizontal, .fillEqually, spacing: test.spacing) }
    }
    return node(.box, "pad", rows) {
      $0.aspectRatio = test.ratio
      $0.layout = StackSpec.layout(.vertical, .fillEqually, spacing: test.spacing)
    }
  }

  private func overlay(around pad: Node) -> Node {
    var pad = pad
    (pad.attributes.width, pad.attributes.height) = (.fill(weight: 1), .fill(weight: 1))
    return node(.box, nil, [pad]) {
      $0.relativeTo = .safeArea
      $0.padding = EdgeLengths(top: .points(20), bottom: .points(30), left: .points(30), right: .points(30))
      $0.layout = .overlay(OverlaySpec(alignment: .bottom))
    }
  }

  private func device(_ test: KeypadCase) -> Environment {
    let insets = test.safeArea
    return phone(
      test.size[0], test.size[1], scale: test.scale,
      safeArea: Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
  }
}

extension Problem {
  fileprivate var isNoCircle: Bool {
    if case .layout(.noCircle) = self { true } else { false }
  }
}
