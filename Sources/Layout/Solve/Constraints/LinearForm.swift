import Graphics
import Scene
import Solver

/// A sum of variables and numbers.
struct LinearForm {
  var terms: [Term] = []
  /// What the scene says.
  var constant = 0.0
  /// What comes from the size of the box around, which messages speak of as the room that there is.
  var room = 0.0

  init(_ variable: Variable) { terms = [Term(variable)] }

  init(constant: Double = 0, room: Double = 0) {
    self.constant = constant
    self.room = room
  }

  /// The number, where nothing is variable.
  var number: Double { constant + room }

  /// The value with the variables of a solution.
  func value(in solution: Solution) -> Double {
    terms.reduce(number) { $0 + $1.coefficient * solution[$1.variable] }
  }

  /// Adds another sum, so many times.
  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    constant += other.constant * factor
    room += other.room * factor
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
  }

  static func + (one: LinearForm, other: LinearForm) -> LinearForm {
    var sum = one
    sum.add(other)
    return sum
  }

  static func - (one: LinearForm, other: LinearForm) -> LinearForm {
    var difference = one
    difference.add(other, times: -1)
    return difference
  }

  static func + (form: LinearForm, number: Double) -> LinearForm {
    var sum = form
    sum.constant += number
    return sum
  }

  static func * (form: LinearForm, factor: Double) -> LinearForm {
    guard factor != 1 else { return form }
    var product = LinearForm(constant: form.constant * factor, room: form.room * factor)
    product.terms = form.terms.map { Term($0.variable, $0.coefficient * factor) }
    return product
  }

  static func / (form: LinearForm, divisor: Double) -> LinearForm {
    guard divisor != 1 else { return form }
    var quotient = LinearForm(constant: form.constant / divisor, room: form.room / divisor)
    quotient.terms = form.terms.map { Term($0.variable, $0.coefficient / divisor) }
    return quotient
  }
}

/// A start and a length on one axis.
struct LineForm {
  var start: LinearForm
  var length: LinearForm

  var end: LinearForm { start + length }
  var middle: LinearForm { start + length * 0.5 }

  /// Nothing, where everything begins.
  static let zero = LineForm(start: LinearForm(), length: LinearForm())

  /// The line without what insets take on its axis; that is room which there is not.
  func inset(by insets: FlowInsets, on axis: Axis) -> LineForm {
    let (near, far) =
      axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    guard near != 0 || far != 0 else { return self }
    return LineForm(start: start + LinearForm(room: near), length: length + LinearForm(room: -near - far))
  }

  /// The line with what insets take added on its axis.
  func outset(by insets: FlowInsets, on axis: Axis) -> LineForm {
    inset(
      by: FlowInsets(
        top: -insets.top, leading: -insets.leading, bottom: -insets.bottom, trailing: -insets.trailing), on: axis)
  }
}

/// Distances from the edges inwards, by where reading begins and ends.
struct FlowInsets: Equatable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0
}

extension FlowInsets {
  init(_ insets: Insets, mirrored: Bool) {
    self.init(
      top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: mirrored ? insets.left : insets.right)
  }

  static func + (one: FlowInsets, other: FlowInsets) -> FlowInsets {
    FlowInsets(
      top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
      trailing: one.trailing + other.trailing)
  }
}
