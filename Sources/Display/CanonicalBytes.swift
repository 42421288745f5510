import Graphics

/// Values as bytes, one way only: little-endian numbers, texts with their length before them.
struct CanonicalBytes {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ byte: UInt8) { bytes.append(byte) }

  mutating func add(_ number: Int) { add(bits: UInt64(bitPattern: Int64(number))) }

  /// Zero has one form, as it has one meaning.
  mutating func add(_ number: Double) { add(bits: (number == 0 ? 0 : number).bitPattern) }

  mutating func add(_ flag: Bool) { add(flag ? UInt8(1) : UInt8(0)) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// One byte says whether there is a value.
  mutating func add<Value>(_ value: Value?, _ write: (inout CanonicalBytes, Value) -> Void) {
    add(value != nil)
    if let value { write(&self, value) }
  }

  mutating func add<Value>(_ values: [Value], _ write: (inout CanonicalBytes, Value) -> Void) {
    add(values.count)
    values.forEach { write(&self, $0) }
  }

  private mutating func add(bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
  }
}

/// The vocabulary.
extension CanonicalBytes {
  mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ size: Size) {
    add(size.width)
    add(size.height)
  }

  mutating func add(_ rect: Rect) {
    add(rect.origin)
    add(rect.size)
  }

  mutating func add(_ radii: CornerRadii) {
    for corner in [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft] { add(corner) }
  }

  mutating func add(_ color: Color) {
    for channel in [color.red, color.green, color.blue] { add(channel) }
    add(color.alpha)
  }

  mutating func add(_ insets: Insets) { [insets.top, insets.left, insets.bottom, insets.right].forEach { add($0) } }

  mutating func add(_ shape: RoundedRect) {
    add(shape.rect)
    add(shape.radii)
    add(shape.curve.rawValue)
  }

  mutating func add(_ shape: Shape) {
    switch shape {
    case .rounded(let shape):
      add(1 as UInt8)
      add(shape)
    case .path(let path, let rule):
      add(2 as UInt8)
      add(path)
      add(rule.rawValue)
    }
  }

  mutating func add(_ stops: [GradientStop]) {
    add(stops) { bytes, stop in
      bytes.add(stop.offset)
      bytes.add(stop.color)
    }
  }

  mutating func add(_ shadow: Shadow) {
    add(shadow.offset)
    add(shadow.blur)
    add(shadow.spread)
    add(shadow.color)
    add(shadow.isInner)
  }

  mutating func add(_ map: AffineTransform) { [map.a, map.b, map.c, map.d, map.tx, map.ty].forEach { add($0) } }

  mutating func add(_ path: Path) {
    add(path.elements) { bytes, element in
      switch element {
      case .move(let point): bytes.add(tag: 1, [point])
      case .line(let point): bytes.add(tag: 2, [point])
      case .curve(let first, let second, let end): bytes.add(tag: 3, [first, second, end])
      case .close: bytes.add(tag: 4, [])
      }
    }
  }

  private mutating func add(tag: UInt8, _ points: [Point]) {
    add(tag)
    points.forEach { add($0) }
  }

  mutating func add(_ style: StrokeStyle) {
    add(style.width)
    add(style.cap.rawValue)
    add(style.join.rawValue)
    add(style.miterLimit)
    add(style.dash) { $0.add($1) }
    add(style.dashPhase)
  }

  mutating func add(_ style: TextStyle) {
    add(style.families) { $0.add($1) }
    add(style.weight)
    add(style.isItalic)
    add(style.size)
    add(style.tracking)
    add(style.lineHeight) { $0.add($1) }
    add(style.features) { $0.add($1) }
    add(style.variations) { bytes, variation in
      bytes.add(variation.axis)
      bytes.add(variation.value)
    }
    add(style.alignment.rawValue)
  }

  mutating func add(_ line: TextBlock.Line) {
    add(line.text)
    add(line.x)
    add(line.baseline)
    add(line.width)
    add(line.isRightToLeft)
    add(line.spans) { bytes, span in
      bytes.add(span.length)
      bytes.add(span.family)
      bytes.add(span.weight)
      bytes.add(span.isItalic)
    }
    add(line.runs) { bytes, run in
      bytes.add(run.length)
      bytes.add(run.style)
      bytes.add(run.color) { $0.add($1) }
    }
    add(line.wordSpacing)
  }
}
