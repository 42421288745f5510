import Arguments
import Compare
import Farm
import Files
import Graphics
import Report

/// What a call of `diff` asks for, understood; making one reads no file.
struct DiffRequest {
  /// The two paths as they were typed.
  let a: String
  let b: String
  let patterns: [String]
  let output: FileTarget?
  let json: FileTarget?
  let junit: FileTarget?
  let html: FileTarget?
  private let folder: String
  private let comparison: ComparisonOptions
  private let masks: [MaskWord]
  private let picture: PictureKind
  private let workers: Int

  init(_ invocation: Invocation, in folder: String, workers: Int) throws(UsageError) {
    (a, b) = (invocation.operands[0], invocation.operands[1])
    self.folder = folder
    self.workers = workers
    patterns = invocation.allValues(of: .glob)
    // Of two files there is one picture, of two folders there are many in one.
    let paths = [a, b].map { $0.isEmpty ? "" : FilePaths.join(folder, $0) }
    let isPair = DiffSubject(a: paths[0], b: paths[1]) == .files
    output = FileTarget(.diffOutput, in: invocation, folder, ending: isPair ? ".png" : "")
    json = FileTarget(.json, in: invocation, folder)
    junit = FileTarget(.junit, in: invocation, folder)
    html = FileTarget(.html, in: invocation, folder)
    masks = try invocation.masks()
    comparison = try invocation.comparison()
    picture = invocation.value(of: .picture).flatMap(PictureKind.init(rawValue:)) ?? .overlay
    if invocation.has(.picture), output == nil {
      throw .useless(flag: "--picture", need: "--output")
    }
  }

  /// The absolute paths; an empty one stays so, because it names nothing.
  var pathA: String { a.isEmpty ? "" : FilePaths.join(folder, a) }
  var pathB: String { b.isEmpty ? "" : FilePaths.join(folder, b) }

  /// An absolute path below one of the two as it would have been typed.
  func typed(_ path: String) -> String {
    for (absolute, typed) in [(pathA, a), (pathB, b)] where !typed.isEmpty && (path + "/").hasPrefix(absolute + "/") {
      return typed + path.dropFirst(absolute.count)
    }
    return path
  }

  /// What is compared.
  func subject() throws(UsageError) -> DiffSubject {
    let subject = DiffSubject(a: pathA, b: pathB)
    switch subject {
    case .fileAgainstFolder(.a): throw .fileAgainstFolder(file: a, folder: b)
    case .fileAgainstFolder(.b): throw .fileAgainstFolder(file: b, folder: a)
    case .files where !patterns.isEmpty: throw .useless(flag: "--glob", need: "two folders")
    default: return subject
    }
  }

  /// How pairs are compared; reads the masks that are files.
  func options() throws(MaskFault) -> DiffOptions {
    var options = DiffOptions()
    options.comparison = comparison
    var regions: [Mask.Region] = []
    for mask in masks { regions.append(try region(mask)) }
    if !regions.isEmpty { options.comparison.mask = Mask(regions) }
    options.picture = picture
    options.output = output?.path
    options.typedOutput = output?.typed ?? ""
    options.inputs = ([pathA, pathB] + maskFiles).filter { !$0.isEmpty }.map(realPlace)
    options.keptBytes = html == nil ? 0 : diffPagePictureBytes
    options.workers = workers
    return options
  }

  private func region(_ mask: MaskWord) throws(MaskFault) -> Mask.Region {
    switch mask {
    case .rect(let x, let y, let width, let height): .rect(PixelRect(x: x, y: y, width: width, height: height))
    case .polygon(let corners): .polygon(corners.map { Point(x: $0.x, y: $0.y) })
    case .file(let path): .picture(try readMask(FilePaths.join(folder, path), typed: path))
    }
  }

  /// The files besides A and B that are read.
  var maskFiles: [String] {
    masks.compactMap { mask in if case .file(let path) = mask { FilePaths.join(folder, path) } else { nil } }
  }
}

extension Invocation {
  /// What counts as different, and how much of it is allowed.
  fileprivate func comparison() throws(UsageError) -> ComparisonOptions {
    let mode = value(of: .mode).flatMap(ComparisonMode.init(rawValue:)) ?? .exact
    let tolerance = try decimal(of: .colorTolerance, in: 0...1)
    guard tolerance == nil || mode != .exact else {
      throw .useless(flag: "--color-tolerance", need: "--mode yiq, yiq-white or oklab; exact has no tolerance")
    }
    // No picture has more pixels than this.
    let pixels = 0...1 << 31
    let gates = Gates(
      maxDiffPixels: try number(of: .maxDiffPixels, in: pixels),
      maxDiffRatio: try decimal(of: .maxDiffRatio, in: 0...1),
      maxChannelDelta: try number(of: .maxChannelDelta, in: 0...255),
      maxWindowDiff: try number(of: .maxWindowDiff, in: pixels),
      maxForgiven: try number(of: .maxForgiven, in: pixels) ?? 0,
      maxSubthresholdMean: try decimal(of: .maxSubthresholdMean, in: 0...255) ?? 0)
    return ComparisonOptions(
      mode: mode, colorTolerance: tolerance, forgivesAntialiasing: has(.forgiveAntialiasing), gates: gates)
  }
}
