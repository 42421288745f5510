import Farm
import Lint
import Problems
import References
import Scene

/// One fault of a place in a file, and all snapshots in which it was found.
struct LintGroup {
  /// One of the snapshots.
  struct Case {
    var identity: SnapshotIdentity
    var fault: Fault
  }

  /// The fault where it goes furthest.
  private(set) var worst: Fault
  /// Where it does; nil for what is found without a snapshot.
  private(set) var worstCase: SnapshotIdentity?
  /// The least that it goes anywhere.
  private(set) var least: Double
  /// The snapshots, in plan order; a snapshot has a place in a file several times where a component is used so often.
  private(set) var cases: [Case]

  private init(_ fault: Fault, in identity: SnapshotIdentity?) {
    worst = fault
    worstCase = identity
    least = fault.extent
    cases = identity.map { [Case(identity: $0, fault: fault)] } ?? []
  }

  /// Why it is accepted; nil where it is not.
  var waiver: Waiver? { worst.waiver }

  /// The rule, or the code of what layout tells that is none of the rules.
  var rule: String { worst.rule?.rawValue ?? code(of: worst.diagnostic.problem) }

  /// The devices, each once, in plan order.
  var devices: [String] { cases.map(\.identity.device).eachOnce }

  /// The views, each once, in plan order.
  var views: [String] { cases.compactMap(\.fault.diagnostic.view).eachOnce }

  /// The scenes, each once, in plan order.
  var scenes: [String] { cases.map(\.identity.scene).eachOnce }

  /// What lint found, by place in the files and rule, each fault of a place once.
  static func all(in result: LintResult) -> [LintGroup] {
    var groups: [LintGroup] = []
    var places: [Key: Int] = [:]
    func add(_ fault: Fault, _ identity: SnapshotIdentity?) {
      let key = Key(fault)
      guard let place = places[key] else {
        places[key] = groups.count
        return groups.append(LintGroup(fault, in: identity))
      }
      groups[place].add(fault, identity)
    }
    for snapshot in result.snapshots { snapshot.faults.forEach { add($0, snapshot.identity) } }
    result.needlessWaivers.forEach { add($0, nil) }
    return groups.enumerated().sorted { first, second in
      let (a, b) = (first.element.order, second.element.order)
      return a == b ? first.offset < second.offset : a < b
    }.map(\.element)
  }

  private mutating func add(_ fault: Fault, _ identity: SnapshotIdentity?) {
    if let identity { cases.append(Case(identity: identity, fault: fault)) }
    least = min(least, fault.extent)
    if fault.extent > worst.extent { (worst, worstCase) = (fault, identity) }
    addCutout(of: fault)
  }

  /// Devices have cutouts of several kinds, and all of those concerned are told.
  private mutating func addCutout(of fault: Fault) {
    guard case .lint(.underCutout(let subject, var kinds)) = worst.diagnostic.problem,
      case .lint(.underCutout(_, let others)) = fault.diagnostic.problem
    else { return }
    kinds += others.filter { !kinds.contains($0) }
    worst.diagnostic.problem = .lint(.underCutout(subject, kinds))
  }

  /// File order, and in one place the order of the rules' names.
  private var order: Order { Order(location: worst.diagnostic.location, rule: rule) }

  private struct Order: Comparable {
    var location: SourceLocation?
    var rule: String

    static func < (first: Order, second: Order) -> Bool {
      switch (first.location, second.location) {
      case (let a?, let b?) where a != b: a < b
      case (nil, _?): true
      case (_?, nil): false
      default: first.rule < second.rule
      }
    }
  }

  /// What makes two faults one: the rule, where it is written, how bad it is, and by which waiver it is accepted.
  private struct Key: Hashable {
    var rule: LintRule?
    var code: String
    var severity: Diagnostic.Severity
    var location: SourceLocation?
    var waiver: Waiver?
    /// Told apart by the view where no file is to blame.
    var view: String?

    init(_ fault: Fault) {
      rule = fault.rule
      code = Report.code(of: fault.diagnostic.problem)
      severity = fault.diagnostic.severity
      location = fault.diagnostic.location
      waiver = fault.waiver
      view = location == nil ? fault.diagnostic.view : nil
    }
  }
}

extension [String] {
  /// The same without what stood there before.
  fileprivate var eachOnce: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
