/// Where a contradiction showed.
///
/// What contradicts what is found out among all that is tied to it.
struct Suspects {
  var constraints: [ConstraintID] = []
  var variables: [Variable] = []

  var isEmpty: Bool { constraints.isEmpty && variables.isEmpty }
}
