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
    try readAbandonedJournal(folder.path("in/a"), limit: 100).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func whatWasAddedIsReadOnceTheWriterIsGone() throws {
    #expect(try abandoned() == nil)
    var journal: JournalFile? = try JournalFile(folder.path("in/a"))
    #expect(journal?.append(Array("one\n".utf8)) == true)
    #expect(journal?.append(Array("two\n".utf8)) == true)
    #expect(try abandoned() == nil)
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
}
