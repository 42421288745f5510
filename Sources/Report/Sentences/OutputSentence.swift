import Problems

/// The sentence of a problem with pictures that are asked for under names, for a store, or on a sheet (E53x).
func outputSentence(_ problem: OutputProblem) -> String {
  switch problem {
  case .unknownField(let field, let nearest, let fields):
    "a name has no field \(quoted("{\(field)}"))"
      + (nearest.map { "; did you mean \(quoted("{\($0)}"))?" }
        ?? "; the fields are \(listed(fields.map { "{\($0)}" }, atMost: 16))")
  case .badName(let name, let fault): nameFaultSentence(name, fault)
  case .sameName(let name, let first, let second, let fields):
    "\(quoted(name)) would be written for \(quoted(first)) and for \(quoted(second))"
      + (fields.isEmpty ? "" : "; put \(fields.map { "{\(shortened($0))}" }.joined(separator: " and ")) into the name")
  case .sharedFile(let file, let first, let second):
    "\(quoted(file)) would be \(first) and \(second); give one of them another name"
  case .sideTooLong(let what, let width, let height, let format, let limit):
    "\(shortened(what)) would have \(width) × \(height) px, and \(format) has no side above \(limit) px; "
      + "choose another format, fewer pictures or a smaller scale"
  case .wrongFormat(let format, let preset, let formats):
    "\(preset) takes \(formats.joined(separator: " or ")), not \(format)"
  case .wrongSize(let size): sizeSentence(size)
  case .transparent(let target):
    "the picture is transparent in places, which \(target) cannot be; give --background a color"
  case .unknownOutput(let name, let nearest, among: nil):
    "no output \(quoted(name))\(didYouMean(nearest)) \(quoted("./" + name)) is a folder"
  case .unknownOutput(let name, let nearest, among: let known?):
    "no output \(quoted(name))"
      + (nearest.map { didYouMean($0) }
        ?? (known.isEmpty
          ? "; the suite has none" : "; there are \(known.map { shortened($0) }.joined(separator: ", "))"))
  case .sheetTooLarge(let pictures, let width, let height, let limit):
    "a sheet of \(grouped(pictures)) pictures has \(width) × \(height) px; the limit is \(limit) pixels "
      + "(limits.maxPixels), so choose fewer with --device, --variant or --filter"
  case .unknownPhysicalSize(let devices):
    "the sheet cannot be as large as devices are: it is not known how large the screen of \(listed(devices)) is"
  case .noAxis(let axis, let scene):
    "the scene \(quoted(scene)) has no axis \(quoted(axis)), which the name asks for"
  case .noDevice(let scene):
    "the scene \(quoted(scene)) has a size of its own and is on no screen; it is drawn without a device around it"
  }
}

private func nameFaultSentence(_ name: String, _ fault: OutputProblem.NameFault) -> String {
  switch fault {
  case .brace: "\(quoted(name)) has a brace without its other; a field is written {device}"
  case .outside: "\(quoted(name)) does not stay inside the output folder; write names between single slashes"
  case .sign: "\(quoted(name)) has a sign that names of files do not have"
  case .tooLong(let limit):
    "\(quoted(name)) is too long; between slashes a name has at most \(limit) bytes, with its ending"
  case .ending(let ending, let nearest, let endings):
    "\(quoted(name)) ends in \(quoted("." + ending)), which is no kind of picture"
      + (nearest.map { didYouMean("." + $0) } ?? "; there are \(endings.joined(separator: ", "))")
  case .noEnding(let endings):
    "\(quoted(name)) needs an ending that says what it is: \(endings.joined(separator: ", "))"
  case .otherFormat(let format): "the ending of \(quoted(name)) and --format \(format) contradict; keep one"
  }
}

private func sizeSentence(_ size: OutputProblem.WrongSize) -> String {
  let advice =
    switch size.advice {
    case .device(let name): "; \(shortened(name)) would do"
    case .ownScale: "; without a scale it would do"
    case .scene where size.isFramed:
      "; a frame changes the size: show the framed screen in a scene of such a size, with \"screen\" and \"deviceFrame\""
    case .scene: "; show its screen in a scene of such a size, with \"screen\""
    case nil: ""
    }
  return "\(shortened(size.device)) has \(size.width) × \(size.height) px\(size.isFramed ? " with its frame" : ""), "
    + "which \(size.preset) does not take; it takes \(listed(size.takes, atMost: 12))\(advice)"
}
