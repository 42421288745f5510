extension [ScaledField] {
  /// Whether plain points of a position or side count as design units.
  package var scalesX: Bool { contains { [.x, .point, .rect].contains($0) } }
  package var scalesY: Bool { contains { [.y, .point, .rect].contains($0) } }
  package var scalesWidth: Bool { contains { [.width, .size, .rect].contains($0) } }
  package var scalesHeight: Bool { contains { [.height, .size, .rect].contains($0) } }
}

extension Attributes {
  /// Writes places and sizes whose plain points count as design units as such.
  mutating func sayDesignUnits(_ fields: [ScaledField]) {
    if fields.scalesWidth { width = width?.inDesignUnits }
    if fields.scalesHeight { height = height?.inDesignUnits }
    frame?.sayDesignUnits(fields)
  }
}

extension FrameSpec {
  fileprivate mutating func sayDesignUnits(_ fields: [ScaledField]) {
    if fields.scalesX { for key in [\Self.x, \.left, \.right, \.leading, \.trailing, \.centerX] { scale(key) } }
    if fields.scalesY { for key in [\Self.y, \.top, \.bottom, \.centerY] { scale(key) } }
    if fields.scalesWidth { scale(\.width) }
    if fields.scalesHeight { scale(\.height) }
    for corner in [\Self.from, \.to] {
      if fields.scalesX, let x = self[keyPath: corner]?.x { self[keyPath: corner]?.x = x.inDesignUnits }
      if fields.scalesY, let y = self[keyPath: corner]?.y { self[keyPath: corner]?.y = y.inDesignUnits }
    }
  }

  private mutating func scale(_ key: WritableKeyPath<Self, Length?>) {
    self[keyPath: key] = self[keyPath: key]?.inDesignUnits
  }
}

extension Dimension {
  fileprivate var inDesignUnits: Dimension {
    if case .length(let length) = self { .length(length.inDesignUnits) } else { self }
  }
}

extension Length {
  fileprivate var inDesignUnits: Length { if case .points(let value) = self { .designWidth(value) } else { self } }
}
