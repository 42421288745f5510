import Graphics
import Problems
import YAML

extension ValueType<PathShape> {
  /// SVG path data; the outline of a file is not built.
  static let path = ValueType("path data") { node, context in
    if let file = node.entries?.first(where: { $0.key == "file" }) {
      context.problems.report(.value(.notBuilt("file")), at: file.keyLocation)
      return nil
    }
    guard let data = node.scalar, node.flag == nil else { return context.fail(node, wants: "SVG path data") }
    do throws(PathDataError) {
      let path = try parsePathData(data)
      guard path.elements.count <= longestPath else {
        return context.fail(.tooLong(key: "path", limit: longestPath, unit: "steps"), at: node)
      }
      return PathShape(path: path)
    } catch {
      return context.fail(.badPath(error.rest), at: node)
    }
  }
}

/// More than any drawing has, and little enough to be drawn in a moment.
private let longestPath = 100_000

extension ValueType<Rect> {
  /// Four numbers, the last two of which are above 0.
  static let viewBox = ValueType("rect of numbers") { node, context in
    guard let list = node.elements, list.count == 4 else {
      return context.fail(node, wants: "[x, y, width, height] in numbers")
    }
    let numbers = zip(list, ["x", "y", "width", "height"]).compactMap { element, key in
      (key.count == 1 ? coordinate : side).read(element, context.of(key))
    }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private static let coordinate = ValueType<Double>.number(
    in: -largestLength...largestLength, range: "from -1000000 to 1000000")
  private static let side = ValueType<Double>.number(in: 0.001...largestLength, range: "from 0.001 to 1000000")
}
