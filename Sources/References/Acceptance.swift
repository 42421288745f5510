import Digest
package import Files
import PNG
package import Problems

/// Makes pending pictures references, without drawing anything.
package struct Acceptance: Sendable {
  /// What became of one pending snapshot.
  package enum Result: Hashable, Sendable {
    /// Its picture is the first reference.
    case recorded
    /// Its picture has replaced a reference.
    case updated
    /// Only its companion was replaced; the pixels were equal.
    case companionAccepted
    /// The reference has changed since it was compared.
    case stale
    /// The pending picture cannot be read; the test has to run again.
    case damaged(PictureFault)
    /// It does not say what it was compared with, or its pixels or its companion are not those that were drawn.
    case foreign
    /// What is pending is not what was shown to whoever accepts.
    case replaced
  }

  /// What became of one pending snapshot that somebody looked at and does not want.
  package enum Rejection: Hashable, Sendable {
    /// It is thrown away.
    case rejected
    /// Somebody else has settled it meanwhile.
    case gone
    /// What is pending is not what was shown; it stays.
    case replaced
  }

  private let references: ReferenceStore
  private let pending: PendingStore
  private let pixelLimit: Int
  private let level: Int

  /// Makes what accepts.
  ///
  /// - Parameters:
  ///   - references: The folder that gets the pictures.
  ///   - pending: The folder that holds them.
  ///   - level: The level at which references are compressed.
  ///   - pixelLimit: The most pixels of a picture.
  package init(references: ReferenceStore, pending: PendingStore, level: Int, pixelLimit: Int) {
    self.references = references
    self.pending = pending
    self.level = level
    self.pixelLimit = pixelLimit
  }

  /// Accepts one pending snapshot.
  ///
  /// The reference gets the bytes that recording would have written. Pending files go last, so that a run stopped on
  /// the way can be repeated.
  ///
  /// - Parameters:
  ///   - stem: Which one.
  ///   - companionOnly: Whether pictures are left alone.
  ///   - shown: What somebody looked at; nothing else is accepted then. Nil for whatever there is.
  /// - Returns: nil where nothing is pending.
  /// - Throws: What keeps files from being read or written.
  package func accept(
    _ stem: String, companionOnly: Bool = false, shown: PendingEntry? = nil
  ) throws(FileError) -> Result? {
    if let shown, let change = try change(since: shown) { return change == .gone ? nil : .replaced }
    let companion = try readCompanion(stem)
    switch readPicture(at: pending.folder + "/" + stem + ".png", in: pending.suite) {
    case .problem(let problem): return .damaged(problem)
    case .missing:
      guard let companion else { return nil }
      // A companion belongs to a picture; without one it is nothing that a test left.
      guard case .picture = readPicture(at: references.folder + "/" + stem + ".png", in: references.suite) else {
        return .foreign
      }
      try put(companion, at: stem + ".svg")
      try discard(stem)
      return .companionAccepted
    case .picture(let picture):
      guard !companionOnly else { return nil }
      return try accept(picture, companion: companion, stem: stem)
    }
  }

  /// Throws away one pending snapshot, if it is what somebody looked at still.
  ///
  /// - Throws: What keeps files from being removed.
  package func reject(_ shown: PendingEntry) throws(FileError) -> Rejection {
    if let change = try change(since: shown) { return change }
    try pending.remove(stem: shown.stem)
    return .rejected
  }

  /// How what is pending differs from what was shown; nil where it is the same.
  ///
  /// - Throws: That the suite's folder is gone, where nobody has settled anything.
  private func change(since shown: PendingEntry) throws(FileError) -> Rejection? {
    _ = try SuiteFolder(pending.suite.root)
    let files = pending.files(stem: shown.stem)
    guard files != shown.files else { return nil }
    return files.isEmpty ? .gone : .replaced
  }

  /// What accepting a pending snapshot would do, without doing it.
  package func state(of stem: String) throws(FileError) -> PendingState { try entry(of: stem).state }

  /// What is known of a pending snapshot, without accepting it.
  package func entry(of stem: String) throws(FileError) -> PendingEntry {
    let reference = try currentReference(of: stem)
    // Damaged ones say nothing; that is not asked here.
    let current = reference.flatMap { try? StoredPicture($0) }?.provenance.map { PendingEntry.Picture($0) }
    // Where they change between this and the next line, they are no longer those that were shown.
    let files = pending.files(stem: stem)
    var entry = PendingEntry(stem: stem, state: .companionOnly, reference: current, files: files)
    switch pending.entry(stem: stem) {
    case .missing: break
    case .problem(let problem): entry.state = .damaged(problem)
    case .picture(let picture):
      entry.new = picture.provenance.map { PendingEntry.Picture($0) }
      let companion = try readCompanion(stem)
      entry.state = state(of: picture, base: Provenance.Base(reference), companion: Provenance.Base(companion))
    }
    return entry
  }

  private func state(
    of picture: StoredPicture, base current: Provenance.Base, companion: Provenance.Base
  ) -> PendingState {
    guard let base = picture.provenance?.base else { return .foreign }
    guard base == current else { return .stale }
    guard picture.provenance?.companion == companion else { return .foreign }
    return base == .missing ? .new(picture.size) : .changed(picture.size)
  }

  private func accept(_ picture: StoredPicture, companion: [UInt8]?, stem: String) throws(FileError) -> Result {
    guard var provenance = picture.provenance, let base = provenance.base else {
      return .foreign
    }
    guard try base == currentBase(of: stem) else { return try settleChanged(stem, provenance) }
    guard provenance.companion == Provenance.Base(companion) else { return .foreign }
    do {
      let bitmap = try picture.decode(pixelLimit: pixelLimit)
      guard PixelDigest(bitmap) == provenance.pixels else {
        return .foreign
      }
      let encoded = EncodedPNG(bitmap, level: level)
      provenance.base = nil
      provenance.companion = nil
      provenance.stream = encoded.streamDigest
      if let companion { try put(companion, at: stem + ".svg") }
      try put(encoded.file(provenance: provenance.text), at: stem + ".png")
      try discard(stem)
      return base == .missing ? .recorded : .updated
    } catch let problem as PictureFault {
      return .damaged(problem)
    } catch let error as FileError {
      throw error
    } catch {
      return .damaged(.unreadable("\(error)"))
    }
  }

  /// A reference that already shows the pending pixels is what an earlier, stopped acceptance left.
  private func settleChanged(_ stem: String, _ provenance: Provenance) throws(FileError) -> Result {
    let current = readPicture(at: references.folder + "/" + stem + ".png", in: references.suite)
    guard case .picture(let picture) = current, picture.provenance?.pixels == provenance.pixels else { return .stale }
    try discard(stem)
    return provenance.base == .missing ? .recorded : .updated
  }

  private func currentBase(of stem: String) throws(FileError) -> Provenance.Base {
    Provenance.Base(try currentReference(of: stem))
  }

  private func currentReference(of stem: String) throws(FileError) -> [UInt8]? {
    try readIfThere(references.suite.path(for: references.folder + "/" + stem + ".png"))
  }

  private func readCompanion(_ stem: String) throws(FileError) -> [UInt8]? {
    let path = try pending.suite.path(for: pending.folder + "/" + stem + ".svg")
    return try readIfThere(path)
  }

  private func put(_ bytes: [UInt8], at name: String) throws(FileError) {
    try writeAtomically(bytes, to: references.suite.path(for: references.folder + "/" + name))
  }

  private func discard(_ stem: String) throws(FileError) {
    for ending in [".png", ".svg"] {
      let path = try pending.suite.path(for: pending.folder + "/" + stem + ending)
      if fileExists(path) { try removeFileIfThere(path) }
    }
  }
}
