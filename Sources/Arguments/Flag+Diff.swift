extension Flag {
  package static let mode = Flag(
    "mode", value: "MODE", choices: ["exact", "yiq", "yiq-white", "oklab"],
    help: "how colours are compared: exact, yiq, yiq-white or oklab (exact)")
  package static let colorTolerance = Flag(
    "color-tolerance", value: "T", help: "0 to 1: how far apart two colours may be in the other modes (0.1)")
  package static let forgiveAntialiasing = Flag(
    "forgive-antialiasing", help: "do not count pixels that look like smoothed edges as different")
  package static let maxDiffPixels = Flag(
    "max-diff-pixels", value: "N", help: "allow this many different pixels")
  package static let maxDiffRatio = Flag(
    "max-diff-ratio", value: "R", help: "allow this share of different pixels, 0 to 1")
  package static let maxChannelDelta = Flag(
    "max-channel-delta", value: "N", help: "allow differences of a channel up to this, 0 to 255")
  package static let maxWindowDiff = Flag(
    "max-window-diff", value: "N", help: "allow this many different pixels in any 32 × 32 window")
  package static let maxForgiven = Flag(
    "max-forgiven", value: "N", help: "allow this many pixels forgiven as smoothed edges (0)")
  package static let maxSubthresholdMean = Flag(
    "max-subthreshold-mean", value: "X",
    help: "allow pixels below the tolerance whose mean difference is up to this, 0 to 255 (0)")
  package static let mask = Flag(
    "mask", value: "AREA", repeats: true,
    help: "leave an area out: x,y,w,h or \"x,y x,y x,y\" or a PNG that is light there; repeatable")
  package static let glob = Flag(
    "glob", value: "PATTERN", repeats: true, help: "only files of the folders that match ('*.png'); repeatable")
  package static let diffOutput = Flag(
    "output", letter: "o", value: "PATH", writes: .picture,
    help: "write the picture of the difference to this file, or folder for folders")
  package static let picture = Flag(
    "picture", value: "KIND", choices: ["overlay", "mask", "heat", "strip", "blink"],
    help: "what that picture is: overlay, mask, heat, strip or blink (overlay)")
  package static let junit = Flag("junit", value: "FILE", writes: .xml, help: "write the results as JUnit XML")
  package static let html = Flag(
    "html", value: "FILE", writes: .html, help: "write the results as one HTML page with its pictures")
  package static let github = Flag(
    "github", help: "print annotations for GitHub Actions (on where GITHUB_ACTIONS is true)")
  package static let diffJobs = Flag(
    "jobs", letter: "j", value: "N", help: "pairs compared at once (the number of cores)")

  /// The flags of `diff`, in the order of help: what counts, what is allowed, what is left out, what is written.
  static let diff: [Flag] = [
    .mode, .colorTolerance, .forgiveAntialiasing, .maxDiffPixels, .maxDiffRatio, .maxChannelDelta, .maxWindowDiff,
    .maxForgiven, .maxSubthresholdMean, .mask, .glob, .diffOutput, .picture, .json, .junit, .html, .github, .diffJobs,
  ]
}
