import Arguments
import Devices
import Farm
import Files
import Problems
import Scene

/// Chooses devices by what was typed.
struct DeviceFilter {
  private let catalog: DeviceCatalog
  private let groups: [DeviceGroup]

  init(catalog: DeviceCatalog, groups: [DeviceGroup]) {
    self.catalog = catalog
    self.groups = groups
  }

  /// The devices that the words name, each once, as far as they pass the flags; without words, all of them.
  func profiles(for invocation: Invocation) throws -> [DeviceProfile] {
    var problems: [Diagnostic] = []
    let found = invocation.operands.isEmpty ? catalog.profiles : devices(invocation.operands, &problems)
    let passes = try test(invocation, &problems)
    guard problems.isEmpty else { throw Diagnostics(problems) }
    var seen: Set<String> = []
    return found.filter { seen.insert($0.id).inserted && passes($0) }
  }

  /// Whether what was typed is the name of one device, not a pattern or a part of names.
  func isOne(_ invocation: Invocation) -> Bool {
    guard let word = invocation.operands.first, invocation.operands.count == 1, !word.hasPrefix("@") else {
      return false
    }
    return (try? catalog.device(named: word)) != nil
  }

  /// The groups of the suite and, where it has none of that name, those of the catalogue.
  var groupRows: [(name: String, devices: Int, rule: String)] {
    let own = groups.map { group in
      let names = group.devices.map(\.name)
      let more = names.count > 6 ? " …" : ""
      return (
        group.name, members(of: group.name).count, "of the suite: \(names.prefix(6).joined(separator: " "))\(more)"
      )
    }
    let names = Set(groups.map(\.name))
    return own
      + CatalogGroup.all.filter { !names.contains($0.name) }.map { ($0.name, members(of: $0.name).count, $0.rule) }
  }

  private func members(of group: String) -> [DeviceProfile] {
    var ignored: [Diagnostic] = []
    return devices(inGroup: group, &ignored)
  }

  private func devices(inGroup name: String, _ problems: inout [Diagnostic]) -> [DeviceProfile] {
    let word = name.hasPrefix("@") ? name : "@" + name
    return DeviceResolver(catalog: catalog, groups: groups).profiles(for: [DeviceChoice(word)], &problems)
  }

  /// What words mean together: they add up, but for parts of names, as of `iphone 15`, where a device has them all.
  private func devices(_ words: [String], _ problems: inout [Diagnostic]) -> [DeviceProfile] {
    let parts = words.filter { !$0.hasPrefix("@") && !Self.isGlob($0) && (try? catalog.device(named: $0)) == nil }
    let narrowed = parts.count > 1 ? matches(parts) : []
    var found: [DeviceProfile] = []
    for word in words {
      if !narrowed.isEmpty, parts.contains(word) {
        found += narrowed
        continue
      }
      do {
        found += try devices(word)
      } catch {
        problems += error.all
      }
    }
    return found
  }

  /// What a word means: an id, an alias or a size, a group, a glob, or a part of names.
  private func devices(_ word: String) throws(Diagnostics) -> [DeviceProfile] {
    if word.hasPrefix("@") {
      var problems: [Diagnostic] = []
      let found = devices(inGroup: word, &problems)
      guard problems.isEmpty else { throw Diagnostics(problems) }
      return found
    }
    do {
      return [try catalog.device(named: word)]
    } catch {
      let found = Self.isGlob(word) ? matches(Glob(word)) : matches([word])
      guard found.isEmpty else { return found }
      throw Diagnostics([error])
    }
  }

  private static func isGlob(_ word: String) -> Bool { word.contains { "*?[".contains($0) } }

  private func matches(_ glob: Glob) -> [DeviceProfile] {
    catalog.profiles.filter { ([$0.id] + $0.aliases).contains(where: glob.matches) }
  }

  /// The devices that have all of some words in one of their names; else those that have the letters.
  private func matches(_ words: [String]) -> [DeviceProfile] {
    let words = words.map(spaced)
    guard words.allSatisfy({ $0.count > 2 }) else { return [] }
    let letters = words.map { $0.dropFirst().dropLast() }
    let names = catalog.profiles.map { profile in ([profile.id] + profile.aliases + [profile.name]).map(spaced) }
    func having(_ parts: [some StringProtocol]) -> [Int] {
      names.indices.filter { names[$0].contains { name in parts.allSatisfy { name.contains($0) } } }
    }
    let whole = having(words)
    return (whole.isEmpty ? having(letters) : whole).map { catalog.profiles[$0] }
  }

  /// Words in small letters with a blank around each.
  private func spaced(_ name: String) -> String {
    " " + name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.joined(separator: " ") + " "
  }

  /// What the flags ask.
  private func test(_ invocation: Invocation, _ problems: inout [Diagnostic]) throws(UsageError) -> (DeviceProfile) ->
    Bool
  {
    let families = try words(of: .family, in: invocation, DeviceFamily.self)
    let platforms = try words(of: .platform, in: invocation, Platform.self)
    var years: ClosedRange<Int>?
    if let text = invocation.value(of: .year) { years = try self.years(text) }
    var members: Set<String>?
    for name in invocation.allValues(of: .group) {
      members = (members ?? []).union(devices(inGroup: name, &problems).map(\.id))
    }
    return { [members, years] profile in
      (families.isEmpty || families.contains(profile.family))
        && (platforms.isEmpty || platforms.contains(profile.platform))
        && years.map { years in profile.year.map(years.contains) ?? false } ?? true
        && members?.contains(profile.id) ?? true
    }
  }

  private func words<Word: RawRepresentable<String> & CaseIterable>(
    of flag: Flag, in invocation: Invocation, _ type: Word.Type
  ) throws(UsageError) -> [Word] {
    var words: [Word] = []
    for text in invocation.allValues(of: flag) {
      guard let word = Word(rawValue: text) else {
        throw .badChoice(flag: "--" + flag.name, value: text, choices: Word.allCases.map(\.rawValue))
      }
      words.append(word)
    }
    return words
  }

  /// `2020`, `2020…`, `…2015` or `2015…2020`; three dots or two are as good.
  private func years(_ text: String) throws(UsageError) -> ClosedRange<Int> {
    let marks = ["…", "...", ".."]
    for mark in marks {
      guard let (first, last) = text.halves(around: mark) else { continue }
      let bounds = (first.isEmpty ? 0 : year(first), last.isEmpty ? 9999 : year(last))
      guard let low = bounds.0, let high = bounds.1, low <= high, !(first.isEmpty && last.isEmpty) else { break }
      return low...high
    }
    guard let year = year(text) else { throw .badYears(text) }
    return year...year
  }

  private func year(_ text: String) -> Int? {
    text.utf8.count == 4 && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}

extension String {
  /// What is before a mark and what is after it, where it stands in the text.
  fileprivate func halves(around mark: String) -> (String, String)? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(mark) {
        return (String(self[..<start]), String(self[start...].dropFirst(mark.count)))
      }
      start = index(after: start)
    }
    return nil
  }
}
