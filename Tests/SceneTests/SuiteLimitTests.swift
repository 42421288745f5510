import Problems
import Scene
import Testing

@Suite struct `Memory, time and formats of a suite` {
  @Test(arguments: [
    ("limits: {maxMemory: «512}", ValueProblem.wrongType(key: "maxMemory", wants: "a size such as 16 MiB", got: "512")),
    ("limits: {timeLimit: «60}", .wrongType(key: "timeLimit", wants: "a time such as 60 s", got: "60")),
    ("limits: {timeLimit: «2 min}", .wrongType(key: "timeLimit", wants: "a time such as 60 s", got: "2 min")),
    ("limits: {timeLimit: «0 s}", .outOfRange(key: "timeLimit", range: "from 0.001 s to 86400 s", got: "0 s")),
    ("limits: {timeLimit: «1e9 s}", .outOfRange(key: "timeLimit", range: "from 0.001 s to 86400 s", got: "1e9 s")),
    (
      "render: {formats: [png, «webb]}",
      .unknownWord("webb", expected: "a format of files", nearest: "webp")
    ),
    (
      "render: {formats: «[]}",
      .wrongType(key: "formats", wants: "a list of formats such as [png, pdf]", got: "an empty list")
    ),
    ("render: {formats: «pdf}", .wrongType(key: "formats", wants: "a list of formats such as [png, pdf]", got: "pdf")),
    ("render: {«scale: 2}", .notBuilt("scale")),
  ])
  func `are what they say`(_ line: String, _ problem: ValueProblem) throws {
    let mistake = Mistake("suite: s\ndevices: [iphone-6]\n" + line, .value(problem))
    #expect(readSuite(try parse(mistake.file)).diagnostics == mistake.expected)
  }
}
