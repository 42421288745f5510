import Scene
import Solver

/// Sizes as linear constraints: what is said is required, what is wished has a priority.
extension ScopeSystem {
  /// Priorities where a scene says none.
  private enum Usual {
    static let hugging = 250
    static let compressionResistance = 750
    /// `hug` said holds against what only pulls.
    static let hug = 750
    /// A box of no size of its own.
    static let fitting = 50
    /// `fill`: all of the box around, and of that its share.
    static let fill = 2
    static let share = 1
  }

  mutating func addSizes() {
    for axis in axes where size[axis] == nil {
      add(content[axis] ?? LinearForm(), .equal, priority: Usual.fitting, from: .fitting)
    }
    for (view, box) in scope.members {
      for axis in axes { addSize(of: view, in: box, on: axis) }
      if axes.count > 1 { addRatio(of: view) }
    }
    for box in scope.boxes {
      for axis in axes { addShares(of: box, on: axis) }
    }
  }

  private mutating func addSize(of view: Int, in box: Int, on axis: Axis) {
    let length = line(of: .view(view), on: axis).length
    let room = contentLine(of: box, on: axis).length
    let element = solver.tree[view]
    switch element.extent(on: axis) {
    case .distance(let distance):
      let said = said(distance, of: room)
      add(length - said, .equal, from: .length(of: view, axis, said.number))
    case .fill:
      add(length - room, .equal, priority: Usual.fill, from: .wish(of: view))
      addContent(of: view, length, on: axis, hugging: nil)
    case .hug: addContent(of: view, length, on: axis, hugging: element.style.hugging.priority(on: axis) ?? Usual.hug)
    case .auto:
      addContent(of: view, length, on: axis, hugging: element.style.hugging.priority(on: axis) ?? Usual.hugging)
    }
    let bounds = element.bounds(on: axis)
    if let least = bounds.least {
      let said = said(least, of: room)
      add(length - said, .greaterOrEqual, from: .least(of: view, axis, said.number))
    }
    if let most = bounds.most {
      let said = said(most, of: room)
      add(length - said, .lessOrEqual, from: .most(of: view, axis, said.number))
    }
  }

  private func said(_ distance: Style.Distance, of room: LinearForm) -> LinearForm {
    switch distance {
    case .points(let points): LinearForm(constant: points.size)
    case .percent(let percent): room * (percent / 100)
    }
  }

  /// What the content of a view makes it want to be.
  private mutating func addContent(of view: Int, _ length: LinearForm, on axis: Axis, hugging: Int?) {
    guard let content = solver.contentLength(of: view, on: axis, scope, facts) else { return }
    let resistance = solver.tree[view].style.compressionResistance.priority(on: axis) ?? Usual.compressionResistance
    let form = length + LinearForm(constant: -content)
    if let hugging { add(form, .lessOrEqual, priority: hugging, from: .wish(of: view)) }
    add(form, .greaterOrEqual, priority: resistance, from: .wish(of: view))
  }

  private mutating func addRatio(of view: Int) {
    guard let rule = solver.aspectRule(of: view) else { return }
    let (width, height) = (
      line(of: .view(view), on: .horizontal).length, line(of: .view(view), on: .vertical).length
    )
    add(height - width * rule.slope + -rule.offset, .equal, from: .ratio(of: view))
  }

  /// Views that fill get shares by their weights, as far as nothing else says.
  private mutating func addShares(of box: Int, on axis: Axis) {
    var last: (length: LinearForm, weight: Double)?
    for child in solver.tree.children(of: box) {
      guard case .fill(let said) = solver.tree[child].extent(on: axis) else { continue }
      let weight = min(max(said, 0.001), 1000)
      let length = line(of: .view(child), on: axis).length
      if let last {
        let form = length * (1 / weight) - last.length * (1 / last.weight)
        add(form, .equal, priority: Usual.share, from: .wish(of: child))
      }
      last = (length, weight)
    }
  }
}
