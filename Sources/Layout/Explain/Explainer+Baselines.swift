import Devices
import Graphics
import Scene

/// Where the first and last line of a view stand.
extension Explainer {
  func baselines(of index: Int) -> [EdgeExplanation] {
    let frame = solver.frames[index]
    let known = solver.baselines(of: index, frame.size)
    return [(EdgeExplanation.Attribute.firstBaseline, Baseline.first), (.lastBaseline, .last)].map { attribute, line in
      let trace = trace(of: line, in: index)
      // The line of a child is where the child came to stand.
      let value = trace.steps.first?.decision == .child ? trace.result : frame.y + known[line]
      return EdgeExplanation(attribute, value: value, steps: trace.steps(to: value))
    }
  }

  private func trace(of line: Baseline, in index: Int) -> Trace {
    if tree[index].kind == .text { return textTrace(of: line, in: index) }
    if let child = child(with: line, of: index) { return childTrace(of: line, child) }
    // Of all else the upper edge is the first line, and the lower edge the last.
    var trace = Trace()
    let (near, far) = solver.frames[index].ends(on: .vertical)
    trace.add(.sum, nil, [line == .first ? Term(.top, near) : Term(.bottom, far)])
    return trace
  }

  private func textTrace(of line: Baseline, in index: Int) -> Trace {
    let (element, frame) = (tree[index], solver.frames[index])
    let (style, padding) = (element.style, element.padding)
    let block = solver.text(of: index, width: frame.width)
    let scale = solver.environment.scale
    let baseline = (line == .first ? block.firstBaseline : block.lastBaseline) / scale
    var trace = Trace()
    trace.add(
      .lines, style.verticalAlignment.rawValue, at: element.writtenPlace(of: "verticalAlignment"),
      [
        Term(.top, frame.y), Term(.padding, padding.top, at: element.writtenPlace(of: "padding")),
        Term(
          .free, factor: style.verticalAlignment.position, frame.height - padding.vertical - block.size.height / scale),
        Term(.baseline, baseline),
      ])
    return trace
  }

  /// A stack has the lines of one of its children.
  private func childTrace(of line: Baseline, _ child: Int) -> Trace {
    let frame = solver.frames[child]
    var trace = Trace()
    trace.add(
      .child, tree[child].path,
      [Term(.top, tree[child].path, frame.y), Term(.baseline, solver.baselines(of: child, frame.size)[line])])
    return trace
  }

  /// The child whose line is that of a stack; nil for what is none, or has none of its own.
  private func child(with line: Baseline, of index: Int) -> Int? {
    guard tree[index].kind == .box, case .stack(let spec) = tree[index].style.layout else { return nil }
    let size = solver.contentBox(of: index).size
    let children = solver.silently { StackLayout(spec).baselineChildren(of: index, in: size, solver) }
    return line == .first ? children?.first.child : children?.last.child
  }
}
