package import Graphics
package import Problems
package import YAML

/// Reads files of strings into the tables of their languages.
package struct StringTablesReader {
  private let base: LanguageTag
  private var tables: [LanguageTag: StringTable] = [:]
  /// What is wrong with the files, and what is worth knowing of them.
  package private(set) var problems: [Diagnostic] = []

  /// - Parameter base: The language of files that name none.
  package init(base: LanguageTag) { self.base = base }

  /// Keys of catalogues that are their own texts, where no file has another.
  private var keys: [StringLists.Element] = []

  /// The tables of all that was read.
  package var result: StringTables {
    var tables = tables
    for (language, list) in keys {
      for (key, entry) in list.entries { _ = tables[language, default: StringTable()].add(entry, for: key) }
    }
    return StringTables(tables, base: base)
  }

  /// Takes a file of maps, or Xcode's catalogue.
  package mutating func read(_ node: YAMLNode, as file: StringFile) {
    switch file {
    case .map(let language): take(readStringMap(node), of: language)
    case .catalog:
      let (lists, keys, others) = readStringCatalog(node)
      for list in lists { take(list.read, of: list.language) }
      for list in keys { problems += list.read.problems }
      self.keys += keys
      note(otherOnly: others, in: node.location.file)
    default: break
    }
  }

  /// Takes a file of another kind.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: The file as messages show it.
  ///   - file: What it is.
  package mutating func read(_ bytes: [UInt8], at path: String, as file: StringFile) {
    do throws(Diagnostic) {
      switch file {
      case .apple(let language): take(try readAppleStrings(bytes, file: path), of: language ?? base)
      case .android(let language):
        take(try readAndroidStrings(bytes, file: path), of: language ?? base)
      default: break
      }
    } catch {
      problems.append(error)
    }
  }

  /// Tells of a file whose name says no language.
  package mutating func reportUnnamed(_ path: String) {
    let name = path.split(separator: "/").last ?? ""
    let stem = name.prefix { $0 != "." }
    // Android has its languages in the names of folders.
    let nearest = InterfaceLocale.nearest(to: String(stem)).map { language in
      name.hasSuffix(".xml") ? "values-\(language)/strings.xml" : language + name.dropFirst(stem.count)
    }
    problems.append(Diagnostic(.string(.unnamedFile(path, nearest: nearest)), at: .start(of: path)))
  }

  private mutating func take(_ read: StringList, of language: LanguageTag) {
    problems += read.problems
    var table = tables[language] ?? StringTable()
    for (key, entry) in read.entries {
      guard let first = table.add(entry, for: key) else { continue }
      let problem: Problem =
        first.file == entry.location.file
        ? .file(.duplicateKey(key, firstLine: first.line))
        : .string(.duplicate(key, language: language.text, first: first))
      problems.append(Diagnostic(problem, at: entry.location))
    }
    tables[language] = table
  }

  private mutating func note(otherOnly count: Int, in path: String) {
    guard count > 0 else { return }
    problems.append(Diagnostic(.string(.otherOnly(count: count)), severity: .note, at: .start(of: path)))
  }
}

/// The texts of one file, in its order, and what is wrong with them.
package struct StringList {
  package var entries: [(key: String, entry: StringTable.Entry)] = []
  package var problems: [Diagnostic] = []

  /// Takes a text with what it is in the cases of a number; `read` makes a pattern of each.
  mutating func add(
    _ text: String, cases: [PluralCase: String] = [:], for key: String, at location: SourceLocation,
    isTranslatable: Bool = true, read: (String) throws(StringFault) -> StringPattern
  ) {
    do throws(StringFault) {
      for text in [text] + cases.values where text.utf8.count > StringPattern.longest {
        throw .tooLong(limit: StringPattern.longest)
      }
      var entry = StringTable.Entry(try read(text), at: location, isTranslatable: isTranslatable)
      for (name, text) in cases { entry.cases[name] = try read(text) }
      entries.append((key, entry))
    } catch {
      problems.append(Diagnostic(.string(.fault(error)), at: location))
    }
  }
}
