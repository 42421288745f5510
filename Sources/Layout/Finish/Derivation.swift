import Graphics
import Problems
import Scene

/// A value of an element that is calculated of finished frames, its names looked up.
struct Derivation {
  let element: Int
  let value: DerivedValue
  /// The elements that are measured, in the order of the expression's measures.
  let measured: [Int]
}

extension Resolver {
  /// Looks up what the names in expressions mean; the superview of the root is the root, as the screen has its size.
  mutating func resolveDerived(_ said: [(element: Int, values: [DerivedValue])], of root: Node) {
    guard !said.isEmpty else { return }
    let references = References(root)
    for (index, values) in said {
      for value in values {
        do {
          let measured = try value.expression.measures.map { measure throws(Problem) in
            try find(measure, from: index, space: value.expression.space, references)
          }
          tree.derivations.append(Derivation(element: index, value: value, measured: measured))
        } catch {
          diagnostics.append(Diagnostic(error, at: value.location, view: tree[index].path))
        }
      }
    }
  }

  private func find(
    _ measure: Expression.Measure, from index: Int, space: Int, _ references: References
  ) throws(Problem) -> Int {
    let box = tree[index].parent ?? index
    switch measure.target {
    case .own: return index
    case .superview: return box
    case .named(let path):
      switch references.answer(path, in: box, space: space) {
      case .view(let view): return view
      case .several(let places): throw .name(.ambiguousView(path, places))
      case .nothing(let nearest): throw .name(.unknownView(path, nearest: nearest))
      case .guide: throw .name(.unknownView(path, nearest: nil))
      }
    }
  }
}

extension Finisher {
  /// Puts derived values in place, now that all frames are aligned to pixels; none of them moves a frame.
  func derive(_ views: inout [PlacedView]) {
    for derivation in solver.tree.derivations {
      let (index, value) = (derivation.element, derivation.value)
      let measures = value.expression.measures
      let number = value.expression.evaluate { measure in
        finished(measures[measure].attribute, of: views[derivation.measured[measure]])
      }
      guard let number else {
        let finding = LayoutFinding.notDerived(value.key.rawValue, expression: value.expression.text)
        solver.report(.layout(finding), .warning, at: value.location, of: index)
        continue
      }
      set(value.key, to: number.bounded, of: index, in: &views[index])
      guard let number = views[index].style.number(of: value.key) else { continue }
      views[index].derived.append(
        DerivedExplanation(
          value.key.rawValue, value: number, expression: value.expression.text, at: value.location))
    }
  }

  /// A measure in points, of the frame that is drawn.
  private func finished(_ attribute: Expression.Measure.Attribute, of view: PlacedView) -> Double {
    let pixels = view.pixels.rect
    let isAligned = view.style.snap != .none || view.parent == nil
    let frame =
      isAligned
      ? Rect(
        x: pixels.x / grid.scale, y: pixels.y / grid.scale, width: pixels.width / grid.scale,
        height: pixels.height / grid.scale)
      : view.frame
    return switch attribute {
    case .width: frame.width
    case .height: frame.height
    case .x: frame.x
    case .y: frame.y
    }
  }

  private func set(_ key: DerivedValue.Key, to number: Double, of index: Int, in view: inout PlacedView) {
    switch key {
    case .cornerRadius:
      view.style.cornerRadius = .length(.points(number))
      let rounding = rounding(.length(.points(number)), of: index, pixels: view.pixels, frame: view.frame)
      (view.radii, view.cornerCurve) = (rounding.radii, rounding.curve)
    case .opacity: view.style.opacity = min(max(number, 0), 1)
    case .borderWidth: view.style.border?.width = number.size
    case .strokeWidth: view.style.stroke?.style.width = number.size
    case .shadowBlur:
      let blur = min(number.size, solver.tree.maxBlur)
      view.style.shadows = view.style.shadows.map { shadow in
        var blurred = shadow
        blurred.blur = blur
        return blurred
      }
    case .rotation: view.style.transform.alterSteps { $0.rotate = number }
    case .scale: view.style.transform.alterSteps { $0.scale = Size(width: number, height: number) }
    }
  }
}

extension Style {
  /// What a key that can be calculated has; nil where the view has nothing of its kind.
  fileprivate func number(of key: DerivedValue.Key) -> Double? {
    switch key {
    case .cornerRadius: if case .length(.points(let points))? = cornerRadius { points } else { nil }
    case .opacity: opacity
    case .borderWidth: border?.width
    case .strokeWidth: stroke?.style.width
    case .shadowBlur: shadows.first?.blur
    case .rotation: if case .steps(let steps)? = transform { steps.rotate } else { nil }
    case .scale: if case .steps(let steps)? = transform { steps.scale.width } else { nil }
    }
  }
}

extension Style.Transform? {
  /// Changes the steps of a transform, or of one that changed nothing yet; a matrix has none.
  fileprivate mutating func alterSteps(_ change: (inout Style.Transform.Steps) -> Void) {
    var steps: Style.Transform.Steps
    switch self {
    case nil: steps = .init()
    case .steps(let said): steps = said
    case .matrix: return
    }
    change(&steps)
    self = .steps(steps)
  }
}
