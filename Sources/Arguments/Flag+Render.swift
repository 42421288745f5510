extension Flag {
  package static let output = Flag(
    "output", letter: "o", value: "FOLDER",
    help: "where the pictures go (.snapfarm/render), or the name of one of the suite's outputs")
  package static let outputName = Flag(
    "output", letter: "o", value: "NAME", help: "what one of the suite's outputs draws, in place of its snapshots")
  package static let format = Flag(
    "format", value: "KIND", repeats: true, choices: ["png", "svg", "pdf", "webp", "jpeg"],
    help: "png, svg, webp, jpeg, or pdf, a page a snapshot (render.formats, png and svg); repeatable")
  package static let name = Flag(
    "name", value: "TEMPLATE", help: "what files are called, such as '{scene}/{appearance}/{device}.png'")
  package static let preset = Flag(
    "preset", value: "NAME", choices: ["app-store", "play-store", "play-feature", "og-image"],
    help: "sizes and formats of app-store, play-store, play-feature or og-image, others being refused")
  package static let quality = Flag(
    "quality", value: "N", help: "1 to 100: how good JPEG is (90), and WebP, which else loses nothing")
  package static let scale = Flag(
    "scale", value: "N", help: "0.01 to 10: pixels in a point, instead of each device's")
  package static let background = Flag(
    "background", value: "COLOR",
    help: "what is around devices, under pictures that are transparent in places, and under the sheet")
  package static let sheet = Flag(
    "sheet", value: "FILE", writes: .picture,
    help: "draw all pictures small, side by side, to a file that ends in .png, .svg, .pdf …")
  package static let sheetSizes = Flag(
    "sheet-sizes", value: "WORD", choices: ["points", "physical"],
    help: "how large pictures are on the sheet: by points, or physical, as the devices are (points)")
  package static let manifest = Flag(
    "manifest", value: "FILE", writes: .json,
    help: "write what was written, with sizes and digests, as JSON; - is standard output")

  /// The flags of `render`.
  static let render: [Flag] =
    [
      .device, .variant, .filter, .skip, .onlyFailed, .lastFailed, .chrome, .output, .name, .format, .preset, .scale,
      .background,
      .quality, .sheet, .sheetSizes, .manifest, .outlineText, .noFilters, .pngLevel, .jobs, .maxMemory, .timeLimit,
      .json,
    ] + frames
}
