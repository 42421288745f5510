import Arguments
import Files
import Problems
import Report

extension Command {
  /// `snapfarm init`: the files of a first suite; those that are there already stay as they are.
  func initialize() throws -> Int32 {
    let folder = FilePaths.join(try currentFolder(), invocation.operands.first ?? "")
    // A suite that is there has scenes of its own.
    let isNew = !fileExists(FilePaths.join(folder, FirstSuite.suiteName))
    for (name, text) in FirstSuite.files where isNew || name != FirstSuite.sceneName {
      let path = FilePaths.join(folder, name)
      let isThere = fileExists(path)
      if !isThere { try write(text, to: path) }
      terminal.printUnlessQuiet("\(isThere ? "kept" : "wrote") \(name)\n")
    }
    terminal.printUnlessQuiet("Next: snapfarm record, look at Snapshots/, then snapfarm test\n")
    return ExitStatus.done
  }
}

/// What `init` writes: small enough to read, whole enough to run.
private enum FirstSuite {
  static let suiteName = "snapfarm.yaml"
  static let sceneName = "Scenes/hello.yaml"
  static let files = [
    (suiteName, suite), (sceneName, scene), (".gitattributes", attributes), (".gitignore", ignored),
  ]

  private static let suite = """
    format: 1
    suite: my-suite
    devices: [iphone-se-3, iphone-15-pro, ipad-10-9, 1280x800@1]
    fonts: {default: Roboto, fallback: [Droid Sans Fallback, Noto Naskh Arabic]}

    """

  private static let scene = """
    scene: hello
    variants: {appearance: [light, dark]}
    root:
      background: systemBackground
      relativeTo: safeArea
      padding: 24
      layout: {overlay: center}
      children:
        - id: card
          padding: 24
          background: {light: "#f2f2f7", dark: "#1c1c1e"}
          cornerRadius: 20
          layout: {stack: {axis: vertical, alignment: center, spacing: 12}}
          children:
            - {id: badge, width: 64, height: 64, background: systemBlue, cornerRadius: circle}
            - {id: title, text: Hello, font: {size: 28, weight: bold}}
            - {id: note, text: Change me and run snapfarm test., color: secondaryLabel, textAlignment: center}

    """

  private static let attributes = """
    *.png binary -text
    Snapshots/**/*.svg text eol=lf

    """

  private static let ignored = """
    /.snapfarm/
    .snapfarm-*.tmp

    """
}
