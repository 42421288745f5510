/// Rows of text as columns, two blanks apart; the last column keeps its length.
func table(_ rows: [[String]]) -> String {
  var widths: [Int] = []
  for row in rows {
    for (column, cell) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], cell.count)
    }
  }
  return rows.map { row in
    row.enumerated().map { column, cell in
      column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count + 2)
    }.joined() + "\n"
  }.joined()
}
