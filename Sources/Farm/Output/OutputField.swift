import Devices
import Graphics
import References

/// What stands in braces in a name of pictures.
enum OutputField {
  /// The fields that are no axes.
  static let fixed = ["scene", "device"]

  /// What a field says of a snapshot; nil where its scene does not have such an axis.
  ///
  /// An axis that a scene does not vary in says where it stands.
  static func word(of field: String, for job: Job) -> String? {
    switch field {
    case "scene": return job.identity.scene
    case "device": return job.identity.device
    default: break
    }
    if let value = job.identity.values.first(where: { $0.axis == field }) { return value.value }
    // Where no value is chosen, the language is the suite's.
    if field == VariantAxis.locale.rawValue { return job.environment.locale.word }
    return VariantAxis(rawValue: field)?.standing(on: job.environment.device).word
  }

  /// The fields in which snapshots differ.
  static func telling(apart jobs: [Job]) -> [String] {
    guard let first = jobs.first else { return [] }
    var axes: [String] = []
    for axis in jobs.flatMap({ $0.identity.values.map(\.axis) }) where !axes.contains(axis) { axes.append(axis) }
    return (fixed + axes).filter { field in
      jobs.contains { word(of: field, for: $0) != word(of: field, for: first) }
    }
  }
}
