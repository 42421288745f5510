import Compare
import Farm
import Graphics
import Problems
import References

extension Outcome {
  /// Reads one snapshot of results.
  init(reading value: JSONValue) throws(Misfit) {
    let source = try value["source"].orMisfit()
    let size = try value.known("size", PixelSize.init(reading:))
    self.init(
      identity: try SnapshotIdentity(reading: value), status: try readStatus(value, size: size),
      diagnostics: try value.list("diagnostics", Diagnostic.init(reading:)),
      source: SourceLocation(
        file: try source.string("file"), line: try source.integer("line"), column: try source.integer("column")),
      size: size, scale: try value.number("scale"),
      pixelDigest: try value.text("pixelDigest"))
    changeDigest = try value.text("changeDigest")
    companionDiffers = try value.flag("companionDiffers")
    engineDiffers = try value.flag("engineDiffers")
    if case .unreadable = status {
    } else {
      reason = try value.text("reason")
    }
    maskedPixels = try value.integer("maskedPixels")
    leftOut = try value.list("masks", readMask)
    files = try Files(reading: value["files"].orMisfit())
  }
}

private func readStatus(_ value: JSONValue, size: PixelSize?) throws(Misfit) -> Outcome.Status {
  switch try StatusWord(rawValue: value.string("status")).orMisfit() {
  case .unchanged: .unchanged
  case .withinTolerance: .withinTolerance(try readVerdict(value, .withinTolerance, size))
  case .changed: .changed(try readVerdict(value, .different, size))
  case .sizeChanged: .sizeChanged(try readVerdict(value, .sizeChanged, size))
  case .missing: .missing
  case .unreadable: .unreadable(readFault(try value.string("reason")))
  case .error: .error
  case .recorded: .recorded
  case .updated: .updated
  case .rendered: .rendered
  }
}

private func readVerdict(
  _ value: JSONValue, _ status: Verdict.Status, _ size: PixelSize?
) throws(Misfit) -> Verdict {
  let actual = try size.orMisfit()
  let expected = try value.known("expectedSize", PixelSize.init(reading:)) ?? actual
  return try Verdict(
    reading: value["difference"].orMisfit(), status, expected: expected, actual: actual,
    masked: value.integer("maskedPixels"))
}

/// The reason of an unreadable reference is told as a sentence, whose words are taken as they are.
private func readFault(_ sentence: String) -> PictureFault {
  guard sentence != referenceSentence(for: .lfsPointer) else { return .lfsPointer }
  let start = referenceSentence(for: .unreadable(""))
  return .unreadable(sentence.hasPrefix(start) ? String(sentence.dropFirst(start.count)) : sentence)
}

private func readMask(_ value: JSONValue) throws(Misfit) -> Mask.Region {
  if let box = value["box"] { return .rect(try PixelRect(reading: box)) }
  return .polygon(
    try value.list("polygon") { corner throws(Misfit) in
      let numbers = try corner.asList { number throws(Misfit) in try number.asNumber() }
      guard numbers.count == 2 else { throw Misfit() }
      return Point(x: numbers[0], y: numbers[1])
    })
}

extension SnapshotIdentity {
  /// Reads what a snapshot is made of; its id follows from that.
  init(reading value: JSONValue) throws(Misfit) {
    let values = try value.list("values") { axis throws(Misfit) in
      AxisValue(
        axis: try axis.string("axis"), value: try axis.string("value"), isDefault: try axis.flag("default"))
    }
    self.init(scene: try value.string("scene"), device: try value.string("device"), values: values)
  }
}

extension Diagnostic {
  /// Reads a diagnostic with the words that it was told in.
  init(reading value: JSONValue) throws(Misfit) {
    let file = try value.text("file")
    let place = try file.map { file throws(Misfit) in
      SourceLocation(file: file, line: try value.integer("line"), column: try value.integer("column"))
    }
    self.init(
      .told(code: try value.string("code"), sentence: try value.string("message")),
      severity: try Severity(rawValue: value.string("severity")).orMisfit(), at: place,
      view: try value.text("view"))
  }
}

extension Outcome.Files {
  fileprivate init(reading value: JSONValue) throws(Misfit) {
    self.init()
    (expected, actual) = (try value.text("expected"), try value.text("actual"))
    difference = try value.text("difference")
    written = try value.list("written") { text throws(Misfit) in try text.asString() }
  }
}
