import Graphics
package import Layout
package import Problems
package import References
import Scene

/// A placed scene as a JSON document, with the views in painting order; see `Documentation/json.md`.
///
/// `frame` is the unsnapped frame in points, `pixels` the snapped one in device pixels, both as `[x, y, width, height]`
/// from the upper left of the root. `id` is `null` where a view has none; its `path` then ends in its kind
/// and number, `card/text[2]`.
///
/// - Parameters:
///   - snapshot: What was placed.
///   - result: The placed scene.
///   - problems: What is wrong with other files.
/// - Returns: The document.
package func layoutJSON(_ snapshot: SnapshotIdentity, _ result: LayoutResult, problems: [Diagnostic] = []) -> JSONValue
{
  .record([
    "version": 1,
    "scene": .string(snapshot.scene),
    "device": .string(snapshot.device),
    "values": .array(snapshot.values.map(axisValueJSON)),
    "views": .array(result.views.map(view)),
    "diagnostics": .array((problems + result.diagnostics).map { JSONValue($0) }),
  ])
}

/// The same document for a scene that could not be placed: no views, and why.
package func layoutJSON(scene: String?, problems: [Diagnostic]) -> JSONValue {
  .record([
    "version": 1,
    "scene": .optional(scene),
    "device": .null,
    "values": .array([]),
    "views": .array([]),
    "diagnostics": .array(problems.map { JSONValue($0) }),
  ])
}

private func view(_ view: PlacedView) -> JSONValue {
  let (frame, pixels) = (view.frame, view.pixels)
  return .record([
    "id": .optional(view.id),
    "path": .string(view.path),
    "kind": .string(view.kind.rawValue),
    "frame": .array([frame.x, frame.y, frame.width, frame.height].map(JSONValue.number)),
    "pixels": .array([pixels.x, pixels.y, pixels.width, pixels.height].map(JSONValue.integer)),
    "derived": .array(view.derived.map(derivedJSON)),
  ])
}
