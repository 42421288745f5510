import Arguments
import Devices
import Farm
import Files
import Problems
import Report
import Scene

extension Command {
  /// `snapfarm devices`: the catalogue, with the suite's own profiles where there is a suite.
  func devices() throws -> Int32 {
    if invocation.has(.validate) { return try validateProfiles() }
    let targets = try targets()
    let suite = try suiteIfThereIsOne()
    try targets.refuseLoss(in: suite)
    if let suite {
      // A device that is missed may be one of a file that could not be read.
      terminal.printError(diagnosticsText(suite.profileErrors))
    }
    let choice = DeviceFilter(catalog: suite?.catalog ?? .builtIn, groups: suite?.suite.groups ?? [])
    if invocation.has(.groups) { return try listGroups(of: choice) }
    let profiles = try choice.profiles(for: invocation)
    if let file = invocation.value(of: .chart) {
      try drawChart(of: profiles, to: file, suite)
    } else if invocation.has(.bareJSON) {
      try write(devicesJSON(profiles).text, to: invocation.value(of: .bareJSON) ?? "-")
    } else if let device = profiles.first, choice.isOne(invocation) {
      terminal.printUnlessQuiet(deviceText(device))
    } else {
      terminal.printUnlessQuiet(devicesText(profiles))
    }
    return profiles.isEmpty ? ExitStatus.nothing : ExitStatus.done
  }

  private func suiteIfThereIsOne() throws -> LoadedSuite? {
    if invocation.value(of: .suite) != nil { return try loadedSuite() }
    return try Interruption.reading { try? loadSuite(file: nil, from: currentFolder()) }
  }

  private func listGroups(of choice: DeviceFilter) throws -> Int32 {
    try refuseOthers(besides: .groups)
    terminal.printUnlessQuiet(groupsText(choice.groupRows))
    return ExitStatus.done
  }

  /// Checks the files named, else those of the suite, else the catalogue.
  private func validateProfiles() throws -> Int32 {
    try refuseOthers(besides: .validate)
    let validation = try Interruption.reading { try self.validation() }
    let errors = validation.problems.filter { $0.severity == .error }
    terminal.printError(diagnosticsText(terminal.isQuiet ? errors : validation.problems))
    terminal.printUnlessQuiet(validationText(validation.files, errors: errors.count))
    return validation.isSound ? ExitStatus.done : ExitStatus.unreadable
  }

  private func validation() throws -> ProfileValidation {
    let names = invocation.operands
    if !names.isEmpty {
      let folder = try currentFolder()
      return onDeepStack { ProfileValidation(of: names, from: folder) }
    }
    guard let suite = try suiteIfThereIsOne(), suite.profileFolder != nil else { return .ofCatalog }
    return onDeepStack { ProfileValidation(of: [suite.suite.profiles], from: suite.folder.root) }
  }

  private func drawChart(of profiles: [DeviceProfile], to file: String, _ suite: LoadedSuite?) throws {
    if invocation.has(.bareJSON) { throw UsageError.useless(flag: "--json", need: "a list; --chart draws one") }
    guard let format = ChartFormat.allCases.first(where: { file.lowercased().hasSuffix("." + $0.rawValue) }) else {
      throw UsageError.badChoice(flag: "--chart", value: file, choices: ["FILE.svg", "FILE.png"])
    }
    guard !profiles.isEmpty else { return }
    let folder = try currentFolder()
    let bytes = try Interruption.reading {
      try deviceChart(of: profiles, as: format, fontsOf: suite, from: folder)
    }
    let path = FilePaths.join(folder, file)
    do {
      try writeFile(bytes, to: path)
    } catch {
      throw Diagnostics([Diagnostic(.file(.unwritable(file: file, reason: error.reason)))])
    }
    terminal.printUnlessQuiet("Chart: \(harmless(path))\n")
  }

  private func refuseOthers(besides flag: Flag) throws(UsageError) {
    let others: [Flag] = [.family, .platform, .year, .group, .groups, .validate, .chart, .bareJSON]
    for other in others where other != flag && invocation.has(other) {
      throw .useless(flag: "--" + other.name, need: "a list of devices, which --\(flag.name) is not")
    }
    if flag == .groups, let word = invocation.operands.first {
      throw .surplusOperand(word, verb: "devices --groups")
    }
  }
}
