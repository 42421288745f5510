import Testing

@Suite("No file names a machine")
struct MachinePathTests {
  @Test func `no file names a path of one machine`() {
    #expect(Repository.textFiles.count > 150)
    for file in Repository.textFiles { #expect(machinePaths(in: file.text) == [], "\(file.path)") }
  }

  @Test(arguments: ["work", "home", "Users", "root", "tmp/wt"])
  func `such a path is found`(folder: String) {
    for start in ["", "see ", "\"", "a\n(", "file://"] {
      #expect(machinePaths(in: start + "/" + folder + "/x").count == 1)
    }
  }

  @Test(arguments: ["frame", "a.b"])
  func `what goes on from something else is none`(start: String) {
    #expect(machinePaths(in: start + "/" + "work/x").isEmpty)
    #expect(machinePaths(in: "${HOME}/" + "work/x").isEmpty)
    #expect(machinePaths(in: "/" + "works/x").isEmpty)
  }
}
