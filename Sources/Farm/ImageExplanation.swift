package import Assets
package import Graphics
package import Layout
package import Problems
import References
import Scene

/// How a name of an image is looked up for some snapshots of a scene, and what is found.
package struct ImageExplanation: Sendable, Hashable {
  /// The snapshots for which this is so, without the scene's name: `iphone-6.landscape`.
  package var snapshots: [String]
  /// Every candidate and what became of it.
  package var trace: ImageTrace
  /// The file taken, once it was read; nil where none fits or it cannot be read.
  package var found: Found?
  /// What is wrong: no file fits, it cannot be read, or its colours are not what they seem.
  package var problems: [Diagnostic]

  /// A file that was taken.
  package struct Found: Sendable, Hashable {
    /// What layout knows of it, with its size in points.
    package var reference: ImageReference
    /// Its size in pixels; nil for what can be drawn at any size.
    package var pixelSize: PixelSize?
    /// Pixels in a point.
    package var scale: Double
  }

  package init(snapshots: [String], trace: ImageTrace, found: Found? = nil, problems: [Diagnostic] = []) {
    self.snapshots = snapshots
    self.trace = trace
    self.found = found
    self.problems = problems
  }
}

/// Looks up a name of an image as the views of some snapshots do.
///
/// - Parameters:
///   - name: The name, as it stands in a scene.
///   - jobs: The snapshots, of one scene.
///   - suite: The suite.
/// - Returns: In the order of the snapshots; variants of a device for which all is the same stand together.
/// - Throws: E313 for a name that leads out of the folders of images.
package func explainImage(
  _ name: String, for jobs: [Job], of suite: LoadedSuite
) throws(Diagnostics) -> [ImageExplanation] {
  let pictures = PictureCache(folder: suite.folder, limits: suite.suite.limits)
  var explanations: [ImageExplanation] = []
  for job in jobs {
    var explanation: ImageExplanation
    do {
      explanation = try explainImage(name, for: ImageTarget(job.environment), of: suite, pictures)
    } catch {
      throw Diagnostics([Diagnostic(.name(error))])
    }
    let snapshot = job.identity.withoutScene
    explanation.snapshots = explanations.last?.snapshots ?? []
    if explanation == explanations.last {
      explanations[explanations.count - 1].snapshots.append(snapshot)
    } else {
      explanation.snapshots = [snapshot]
      explanations.append(explanation)
    }
  }
  return explanations
}

private func explainImage(
  _ name: String, for target: ImageTarget, of suite: LoadedSuite, _ pictures: PictureCache
) throws(NameProblem) -> ImageExplanation {
  var explanation = ImageExplanation(snapshots: [], trace: try suite.images.trace(name, for: target))
  do {
    let choice = try suite.images.choose(name, for: target)
    explanation.found = try ImageExplanation.Found(choice, in: pictures)
    explanation.problems =
      pictures.remark(on: choice.file).map { [Diagnostic(.name($0.problem), severity: $0.severity)] } ?? []
  } catch {
    explanation.problems = [Diagnostic(.name(error))]
  }
  return explanation
}

extension ImageExplanation.Found {
  fileprivate init(_ choice: ImageChoice, in pictures: PictureCache) throws(NameProblem) {
    reference = try pictures.reference(to: choice)
    scale = choice.scale
    // Points times pixels in a point are the pixels of the file, up to what division lost.
    let (width, height) = (reference.size.width * scale, reference.size.height * scale)
    pixelSize =
      reference.isVector
      ? nil : PixelSize(width: Int(width.rounded()), height: Int(height.rounded()))
  }
}
