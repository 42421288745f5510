public import Graphics

extension DeviceProfile {
  /// The natural size in points: exactly pixels ÷ scale, a fraction on most Android devices.
  public var pointSize: Size { pointSize(in: naturalOrientation) }

  /// The size in pixels when held in an orientation.
  public func pixelSize(in orientation: Orientation) -> PixelSize {
    orientation == naturalOrientation ? pixelSize : pixelSize.transposed
  }

  /// The size in points when held in an orientation.
  public func pointSize(in orientation: Orientation) -> Size {
    let pixels = pixelSize(in: orientation)
    return Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// Whether the device can be held in an orientation.
  public func supports(_ orientation: Orientation) -> Bool {
    orientation == naturalOrientation || family.turns
  }

  /// The size classes in an orientation; where they are unknown, compact below 600 points.
  public func sizeClasses(in orientation: Orientation) -> SizeClasses {
    if let known = sizeClass[orientation] { return known }
    let size = pointSize(in: orientation)
    return SizeClasses(horizontal: .byLength(size.width), vertical: .byLength(size.height))
  }

  /// The cutout's rectangle in points of the screen as it is held; turning moves the top to the left.
  public func cutoutRect(in orientation: Orientation) -> Rect? {
    guard let upright = cutout?.rect, orientation == .landscape else { return cutout?.rect }
    let width = pointSize(in: .portrait).width
    return Rect(x: upright.y, y: width - upright.maxX, width: upright.height, height: upright.width)
  }

  /// Has so many pixels in a point from now on; the size in points stays, but for what makes no whole pixel.
  package mutating func draw(atScale scale: Double) {
    guard scale.isFinite, (0.01...10).contains(scale) else { return }
    let old = self.scale
    func pixels(_ pixels: Int) -> Int { max(1, Int((Double(pixels) / old * scale).rounded())) }
    func drawn(_ size: PixelSize) -> PixelSize {
      PixelSize(width: pixels(size.width), height: pixels(size.height))
    }
    // The glass is as large as it was.
    (self.scale, pixelSize, panelPixelSize) = (scale, drawn(pixelSize), panelPixelSize.map(drawn))
    ppi = ppi.map { $0 / old * scale }
  }

  /// Points in a millimetre of the screen, where the profile tells how fine it is.
  package var pointsPerMillimetre: Double? {
    guard let ppi, ppi > 0 else { return nil }
    let panel = panelPixelSize.map { Double($0.width) / Double(max(1, pixelSize.width)) } ?? 1
    return panel > 0 ? ppi / 25.4 / panel / scale : nil
  }

  /// The id and the aliases.
  var names: [String] { [id] + aliases }
}
