import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

struct JournalFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func abandoned() throws -> String? {
    try AbandonedJournal.find(folder.path("in/a"))
      .map { String(decoding: try $0.bytes(limit: 100), as: UTF8.self) }
  }

  @Test func whatWasAddedIsReadOnceTheWriterIsGone() throws {
    #expect(try abandoned() == nil)
    var journal: JournalFile? = try JournalFile(folder.path("in/a"))
    #expect(journal?.append(Array("one\n".utf8)) == true)
    #expect(journal?.append(Array("two\n".utf8)) == true)
    #expect(throws: FileError(.system(EWOULDBLOCK), at: folder.path("in/a"))) { try abandoned() }
    journal = nil
    #expect(try abandoned() == "one\ntwo\n")
  }

  @Test func aNewJournalIsEmptyAndAnEndedOneIsGone() throws {
    try folder.write("old", to: "in/a")
    let journal = try JournalFile(folder.path("in/a"))
    #expect(try readFile(folder.path("in/a"), limit: 10).isEmpty)
    journal.remove()
    #expect(!fileExists(folder.path("in/a")))
  }

  @Test func aSecondWriterIsRefusedAndTakesNothing() throws {
    let journal = try JournalFile(folder.path("in/a"))
    journal.append(Array("one".utf8))
    #expect(throws: FileError(.system(EWOULDBLOCK), at: folder.path("in/a"))) { try JournalFile(folder.path("in/a")) }
    #expect(try readFile(folder.path("in/a"), limit: 10) == Array("one".utf8))
  }

  @Test(arguments: [true, false])
  func nothingIsWrittenThroughALink(isSymbolic: Bool) throws {
    try folder.write("kept", to: "in/b")
    if isSymbolic {
      try folder.link("in/a", to: "b")
    } else {
      try #require(link(folder.path("in/b"), folder.path("in/a")) == 0)
    }
    let journal = try JournalFile(folder.path("in/a"))
    journal.append(Array("one".utf8))
    #expect(try readFile(folder.path("in/b"), limit: 10) == Array("kept".utf8))
    #expect(try readFile(folder.path("in/a"), limit: 10) == Array("one".utf8))
  }

  @Test func anotherOfItsNameIsNotTakenAway() throws {
    let journal = try JournalFile(folder.path("in/a"))
    try folder.write("other", to: "in/a")
    journal.remove()
    #expect(try abandoned() == "other")
    let other = try AbandonedJournal.find(folder.path("in/a"))
    let found = try #require(other)
    try folder.write("third", to: "in/a")
    found.remove()
    #expect(try found.bytes(limit: 100) == Array("other".utf8))
    #expect(try abandoned() == "third")
    try AbandonedJournal.find(folder.path("in/a"))?.remove()
    #expect(try abandoned() == nil)
  }

  @Test func whatIsNoFileIsNoMissingJournal() throws {
    try makeFolders(folder.path("in/a"))
    #expect(throws: FileError(.notAFile, at: folder.path("in/a"))) { try abandoned() }
    try folder.link("in/b", to: "nowhere")
    #expect(throws: FileError(.system(ELOOP), at: folder.path("in/b"))) {
      try AbandonedJournal.find(folder.path("in/b")) == nil
    }
  }

  @Test func whatWasLeftOpenIsReadFromItsBeginningThoughItIsGone() throws {
    let journal = try JournalFile(folder.path("in/a"))
    journal.append(Array("one".utf8))
    journal.remove()
    let left = AbandonedJournal(open: dup(journal.descriptor), path: journal.path)
    #expect(try left.bytes(limit: 10) == Array("one".utf8))
  }
}
