internal import Graphics

/// The faces of a style, of which those that no text needs are never loaded: most text needs the first one only.
final class FaceList {
  private let faces: [FontFace]
  private var loaded: [LoadedFace?]
  private let size: Double
  private let variations: [FontVariation]
  let context: OpaquePointer

  /// There must be at least one face.
  init(_ faces: [FontFace], size: Double, variations: [FontVariation], context: OpaquePointer) {
    self.faces = faces
    self.size = size
    self.variations = variations
    self.context = context
    loaded = faces.map { _ in nil }
  }

  var count: Int { faces.count }

  func face(_ number: Int) throws(CanvasError) -> LoadedFace {
    guard faces.indices.contains(number) else { throw .noFamily }
    if let face = loaded[number] { return face }
    let face = try LoadedFace(faces[number], size: size, variations: variations, context: context)
    loaded[number] = face
    return face
  }

  /// The number of the first face that has all of the scalars.
  func first(having scalars: [Unicode.Scalar]) throws(CanvasError) -> Int? {
    for number in faces.indices {
      let face = try face(number)
      if scalars.allSatisfy({ face.has($0) }) { return number }
    }
    return nil
  }
}
