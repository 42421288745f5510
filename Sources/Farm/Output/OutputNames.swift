import Devices
package import Problems
import References
package import Scene

extension Plan {
  /// The same plan with the names that a template gives its files.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - axes: The suite's own axes, of which names may have fields.
  ///   - formats: What is written; pages of one document share its name.
  /// - Returns: The plan.
  /// - Throws: Fields that there are none of, and names that two pictures would share.
  package func named(
    by template: NameTemplate, axes: [VariantChoice], as formats: Set<PictureFormat>
  ) throws(Diagnostics) -> Plan {
    var names = OutputNames(template, axes: axes)
    var plan = self
    plan.jobs = jobs.map { names.named($0) }
    if formats.contains(where: { $0 != .pdf }) { names.checkOnes(of: plan.jobs) }
    names.checkCase(of: plan.jobs)
    guard names.problems.isEmpty else { throw Diagnostics(names.problems) }
    return plan
  }
}

/// Makes names of a template.
private struct OutputNames {
  private let template: NameTemplate
  private(set) var problems: [Diagnostic] = []

  init(_ template: NameTemplate, axes: [VariantChoice]) {
    self.template = template
    let fields = OutputField.fixed + VariantAxis.allCases.map(\.rawValue) + axes.map(\.name)
    var known: [String] = []
    for field in fields where !known.contains(field) { known.append(field) }
    for field in template.fields where !known.contains(field) {
      let nearest = nearestWord(to: field, in: known)
      problems.append(problem(.unknownField(field, nearest: nearest, fields: known)))
    }
  }

  private func problem(_ problem: OutputProblem) -> Diagnostic {
    Diagnostic(.output(problem), at: template.location)
  }

  mutating func named(_ job: Job) -> Job {
    var job = job
    var name = ""
    for part in template.parts {
      switch part {
      case .text(let text): name += text
      case .field(let field):
        guard let word = OutputField.word(of: field, for: job) else {
          let missing = problem(.noAxis(field, scene: job.identity.scene))
          if problems.isEmpty { problems.append(missing) }
          continue
        }
        name += fileNamePart(word)
      }
    }
    job.outputName = name
    checkLength(of: name)
    return job
  }

  /// What file systems take of a name between slashes.
  private static let longestPart = 255

  private mutating func checkLength(of name: String) {
    let ending = PictureFormat.endings.map(\.utf8.count).max() ?? 0
    let parts = name.utf8.split(separator: UInt8(ascii: "/")).map(\.count)
    guard
      (parts.last ?? 0) + 1 + ending > Self.longestPart || parts.contains(where: { $0 > Self.longestPart }),
      problems.isEmpty
    else { return }
    problems.append(problem(.badName(name, .tooLong(limit: Self.longestPart))))
  }

  /// Two pictures of one name: the first pair is told, with the fields that would tell all of that name apart.
  mutating func checkOnes(of jobs: [Job]) {
    guard problems.isEmpty else { return }
    var first: [String: Job] = [:]
    for job in jobs {
      // Some disks take names that differ in capitals for one.
      let name = job.pictureName.lowercased()
      guard let other = first.updateValue(job, forKey: name) else { continue }
      let fields = OutputField.telling(apart: jobs.filter { $0.pictureName.lowercased() == name })
      let (one, two) = (other.identity.description, job.identity.description)
      problems = [problem(.sameName(job.pictureName, one, two, fields: fields))]
      return
    }
  }

  /// Documents whose names differ in capitals only.
  mutating func checkCase(of jobs: [Job]) {
    guard problems.isEmpty else { return }
    var first: [String: Job] = [:]
    for job in jobs {
      guard let other = first.updateValue(job, forKey: job.documentName.lowercased()),
        other.documentName != job.documentName
      else { continue }
      let (first, second) = (other.identity.description, job.identity.description)
      problems = [problem(.sameName(job.documentName, first, second, fields: []))]
      return
    }
  }
}
