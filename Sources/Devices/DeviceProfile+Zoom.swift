import Graphics

// Rounding calls the C library's mathematics, which Linux links only into what imports this.
#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

extension DeviceProfile {
  /// The device with its display zoomed, fewer points on the same glass; nil where the profile does not know of that.
  ///
  /// What the profile does not say stands where it is on the glass, and counts as inferred.
  var zoomed: DeviceProfile? {
    guard let points = displayZoom, points.width > 0, pointSize.width > 0 else { return nil }
    let factor = points.width / pointSize.width
    var zoomed = self
    zoomed.panelPixelSize = panelPixelSize ?? pixelSize
    zoomed.pixelSize = PixelSize(
      width: Int((points.width * scale).rounded()), height: Int((points.height * scale).rounded()))
    zoomed.safeArea = safeArea.map { grid($0.scaled(by: factor)) }
    // Those of every screen that is so narrow.
    zoomed.layoutMargins = layoutMargins.map { margins in
      Insets(top: margins.top, left: min(margins.left, 16), bottom: margins.bottom, right: min(margins.right, 16))
    }
    zoomed.statusBarHeight = statusBarHeight.map { grid($0 * factor) }
    zoomed.screenCornerRadius = screenCornerRadius.map { $0 * factor }
    zoomed.homeIndicator = homeIndicator?.scaled(by: factor, grid)
    if let rect = cutout?.rect {
      zoomed.cutout?.rect = Rect(
        x: rect.x * factor, y: rect.y * factor, width: rect.width * factor, height: rect.height * factor)
    }
    // The body is as large as it was, in points that are larger.
    zoomed.frame = frame?.scaled(by: factor)
    zoomed.windows = windows.mapValues { sizes in
      sizes.map { Size(width: grid($0.width * factor), height: grid($0.height * factor)) }
    }
    // A phone has room for two columns only where it has all its points.
    zoomed.sizeClass = sizeClass.map { SizeClasses(horizontal: .compact, vertical: $0.vertical) }
    zoomed.inferred += ["safeArea", "statusBarHeight", "homeIndicator", "cutout", "screenCornerRadius"]
    return zoomed
  }

  /// Points on the device's pixels.
  private func grid(_ points: Double) -> Double { (points * scale).rounded() / scale }

  private func grid(_ insets: Insets) -> Insets {
    Insets(top: grid(insets.top), left: grid(insets.left), bottom: grid(insets.bottom), right: grid(insets.right))
  }
}

extension ByOrientation {
  /// The same with what is known changed.
  fileprivate func map(_ change: (Value) -> Value) -> ByOrientation {
    ByOrientation(portrait: portrait.map(change), landscape: landscape.map(change))
  }
}

extension Insets {
  fileprivate func scaled(by factor: Double) -> Insets {
    Insets(top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}

extension HomeIndicator {
  fileprivate func scaled(by factor: Double, _ grid: (Double) -> Double) -> HomeIndicator {
    HomeIndicator(
      portraitInset: portraitInset.map { grid($0 * factor) }, landscapeInset: landscapeInset.map { grid($0 * factor) },
      pill: pill.map {
        Pill(width: $0.width * factor, height: $0.height * factor, bottomGap: $0.bottomGap * factor)
      })
  }
}
