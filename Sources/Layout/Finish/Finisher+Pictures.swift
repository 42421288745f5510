import Problems

/// Pictures that fill surfaces; no size depends on them.
extension Finisher {
  func pictures(of index: Int) -> [String: ImageReference] {
    let element = solver.tree[index]
    var found: [String: ImageReference] = [:]
    find(element.style.background, "background", of: index, &found)
    find(element.style.fill, "fill", of: index, &found)
    if case .fill(let fill) = element.style.mask { find(fill, "mask", of: index, &found) }
    return found
  }

  /// A picture that is missing is told of at the key that names it.
  private func find(_ fill: Style.Fill?, _ key: String, of index: Int, _ found: inout [String: ImageReference]) {
    guard let name = fill?.imageName else { return }
    do {
      found[name] = try solver.measuring.image(name)
    } catch {
      if solver.tree[index].isDrawn { solver.report(.name(error), .error, at: key, of: index) }
    }
  }
}
