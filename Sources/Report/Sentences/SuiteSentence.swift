import Problems

/// The sentence of a problem with a suite or with what the command asks of it (E5xx).
func suiteSentence(_ problem: SuiteProblem) -> String {
  switch problem {
  case .noSuite(let folder):
    "no snapfarm.yaml in \(quoted(folder)) or in a folder above; \"snapfarm init\" writes one"
  case .emptyGlob(let glob, let nearest): "no scene matches \(quoted(glob))\(didYouMean(nearest))"
  case .unknownScene(let name, let nearest): "no scene \(quoted(name))\(didYouMean(nearest))"
  case .unknownDevice(let name, let nearest): "no device \(quoted(name))\(didYouMean(nearest))"
  case .unknownGroup(let name, let nearest): "no group \(quoted(at(name)))\(didYouMean(nearest.map(at)))"
  case .ambiguousValue(let word, let first, let second):
    "\(quoted(word)) is a value of \(quoted(first)) and of \(quoted(second)); name one differently"
  case .toleranceWithoutReason: "a tolerance needs a reason"
  case .nothingMatches(let filter):
    "no snapshot matches \(quoted(filter)); \"snapfarm list\" shows the names, and * stops at /"
  case .maskCoversEverything(let scene, let device):
    "the mask covers the whole picture of \(shortened(scene)) on \(shortened(device))"
  case .idleMask(let views, let nearest):
    "this mask leaves nothing out of any picture"
      + (views.isEmpty ? "" : "; no view there is \(listed(views.map { quoted($0) }, atMost: 4))\(didYouMean(nearest))")
  case .foreignColors(let file, let chunks):
    "\(quoted(file)) has \(listed(chunks, atMost: 4)), so viewers may show other colors than sRGB; its values are "
      + "compared as they are; record it again"
  case .toleranceNotNeeded(let reason): "the tolerance was not needed (\(shortened(reason)))"
  case .tooManyPixels(let width, let height, let limit):
    "\(width) × \(height) px are too many; the limit is \(limit) pixels (limits.maxPixels)"
  case .foldersOverlap(let references, let results):
    "references in \(quoted(references)) and results in \(quoted(results)) lie in each other; results are thrown away, "
      + "so give each a folder of its own"
  case .partAmongResults(let file, let words, let results):
    "\(quoted(file)), \(words), lies in \(quoted(results)), where results are thrown away; give them a folder of their own"
  case .sideTooLong(let width, let height, let limit):
    "\(width) × \(height) px cannot be drawn; a side has at most \(limit) pixels"
  case .tooManySnapshots(let count, let limit):
    "\(count) snapshots are too many; the limit is \(limit) (limits.maxSnapshots)"
  case .sameFileName(let first, let second):
    "the files of \(quoted(first)) and \(quoted(second)) differ in capitals only, which some disks take for one file; "
      + "name one differently"
  case .noResults(let file):
    "there are no results of \"snapfarm test\" in \(shortened(file)); run it once without this flag"
  case .badResults(let file):
    "\(shortened(file)) does not hold results of \"snapfarm test\"; run it once without this flag"
  case .tooMuchMemory(let need, let limit):
    "drawing this takes up to \(fileSize(need)) of memory; the limit is \(sizeLimit(limit)) (limits.maxMemory)"
  case .timeLimit(let seconds):
    "the picture is not drawn after \(plain(seconds)) s, so it is left (limits.timeLimit)"
  case .pageTooLarge(let limit):
    "the pictures and shadows of this page take more than \(sizeLimit(limit)), a quarter of limits.maxMemory"
  case .notPending(let name, let nearest): "nothing is pending for \(quoted(name))\(didYouMean(nearest))"
  }
}

private func at(_ group: String) -> String {
  group.hasPrefix("@") ? group : "@" + group
}

/// The sentence of a problem with a device profile (E6xx).
func profileSentence(_ problem: ProfileProblem) -> String {
  switch problem {
  case .sizeMismatch(let id, let points, let scale, let pixels):
    "profile \(quoted(id)): \(plain(points)) × \(plain(scale)) is \(plain(points * scale)) px, "
      + "pixelSize says \(plain(pixels)); drop pointSize"
  case .duplicateID(let id, let file, let line):
    "the id \(quoted(id)) is taken, first in \(shortened(file)) on line \(line)"
  case .badID(let id): "\(quoted(id)) is no profile id; write small letters and digits, with \"-\" between words"
  case .missing(let id, let field):
    "\(profileName(id)): \(quoted(field)) is missing\(field == "scale" ? "; give it or densityDpi" : "")"
  case .insetsTooLarge(let id): "profile \(quoted(id)): the insets leave nothing of the screen"
  case .replaces(let id): "profile \(quoted(id)) replaces the one of the catalogue"
  }
}

/// A profile may lack its id too.
private func profileName(_ id: String) -> String {
  id.isEmpty ? "this profile" : "profile \(quoted(id))"
}
