/// Memory for sums while they are made into rows, kept because allocating takes longer than summing.
struct Summing {
  var sum = Accumulator()
  /// The ranks of variables in the sum that have a definition.
  var ranks = LeastFirst()
  var entries: [Entry] = []
}
