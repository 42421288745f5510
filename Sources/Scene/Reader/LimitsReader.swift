import Problems
import YAML

extension SuiteReader {
  /// One limit: its key, its field and how far it goes.
  private struct Row: Sendable {
    let key: String
    let field: any WritableKeyPath<Suite.Limits, Int> & Sendable
    let type: ValueType<Int>
  }

  /// Depth is bounded because every level takes room on the stack.
  private static let rows = [
    Row(key: "maxFileSize", field: \.maxFileSize, type: .bytes),
    Row(key: "maxNodes", field: \.maxNodes, type: .count(in: 1...10_000_000)),
    Row(key: "maxDepth", field: \.maxDepth, type: .count(in: 1...256)),
    Row(key: "maxConstraints", field: \.maxConstraints, type: .count(in: 1...1_000_000)),
    Row(key: "maxPixels", field: \.maxPixels, type: .count(in: 1...1_000_000_000)),
    Row(key: "maxImagePixels", field: \.maxImagePixels, type: .count(in: 1...1_000_000_000)),
    Row(key: "maxBlur", field: \.maxBlur, type: .count(in: 1...10_000)),
    Row(key: "maxSnapshots", field: \.maxSnapshots, type: .count(in: 1...1_000_000_000)),
  ]

  /// Reads the `limits` of a suite.
  func readLimits(_ node: YAMLNode, _ context: ValueContext) -> Suite.Limits {
    var limits = Suite.Limits()
    let keys = Self.rows.map(\.key) + ["maxMemory", "timeLimit"]
    for entry in context.entries(of: node, owner: "limits", keys: keys) ?? [] {
      if entry.key == "maxMemory" {
        limits.maxMemory = ValueType<Int>.bytes.read(entry.value, context.of(entry.key))
      } else if entry.key == "timeLimit" {
        limits.timeLimit = ValueType<Double>.seconds.read(entry.value, context.of(entry.key)) ?? limits.timeLimit
      }
      guard let row = Self.rows.first(where: { $0.key == entry.key }) else { continue }
      guard let value = row.type.read(entry.value, context.of(entry.key)) else { continue }
      limits[keyPath: row.field] = value
    }
    return limits
  }
}

extension ValueType<Int> {
  private static let units: [(word: String, factor: Double)] = [
    ("B", 1), ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824),
  ]

  /// A number of bytes, such as `16 MiB`.
  fileprivate static let bytes = ValueType("size in bytes") { node, context in
    let parts = (node.scalar ?? "").split(separator: " ")
    guard parts.count == 2, let number = decimal(parts[0]), let unit = units.first(where: { $0.word == parts[1] })
    else { return context.fail(node, wants: "a size such as 16 MiB") }
    guard let bytes = Int(exactly: (number * unit.factor).rounded()), (1...(1 << 40)).contains(bytes) else {
      return context.fail(.outOfRange(key: context.key, range: "from 1 B to 1024 GiB", got: shown(node)), at: node)
    }
    return bytes
  }
}

extension ValueType<Double> {
  /// A time, such as `60 s`.
  fileprivate static let seconds = ValueType("time") { node, context in
    let parts = (node.scalar ?? "").split(separator: " ")
    guard parts.count == 2, parts[1] == "s", let seconds = decimal(parts[0]) else {
      return context.fail(node, wants: "a time such as 60 s")
    }
    guard (0.001...86_400).contains(seconds) else {
      return context.fail(.outOfRange(key: context.key, range: "from 0.001 s to 86400 s", got: shown(node)), at: node)
    }
    return seconds
  }
}
