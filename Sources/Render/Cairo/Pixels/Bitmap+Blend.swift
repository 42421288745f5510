package import Graphics

extension Bitmap {
  /// This picture with another of the same size laid over it by a blend mode.
  ///
  /// The formulas are those of Compositing and Blending 1, on premultiplied bytes and rounded once. Cairo has the same
  /// modes, but its versions differ in a level here and there.
  package func blended(with front: Bitmap, _ mode: BlendMode) -> Bitmap {
    guard front.width == width, front.height == height else { return self }
    let words = [UInt32](unsafeUninitializedCapacity: pixels.count) { target, count in
      pixels.withUnsafeBufferPointer { behind in
        front.pixels.withUnsafeBufferPointer { front in
          guard let target = target.baseAddress else { return }
          blend(front, over: behind, mode, into: target)
        }
      }
      count = pixels.count
    }
    return Bitmap(width: width, height: height, pixels: words)
  }
}

/// One channel of both pixels and their alphas: what the mixture of the two colours is where both are, times 255².
private typealias Mixture = (_ front: Int32, _ frontAlpha: Int32, _ behind: Int32, _ behindAlpha: Int32) -> Int32

// A loop for each mode, with its formula in it.
private func blend(
  _ front: UnsafeBufferPointer<UInt32>, over behind: UnsafeBufferPointer<UInt32>, _ mode: BlendMode,
  into target: UnsafeMutablePointer<UInt32>
) {
  func each(_ mixture: Mixture) { separate(front, behind, target, mixture) }
  switch mode {
  case .normal: each { s, _, _, da in s &* da }
  case .multiply: each { s, _, d, _ in s &* d }
  case .screen: each { s, sa, d, da in s &* da &+ d &* sa &- s &* d }
  case .overlay: each { s, sa, d, da in hardLight(d, da, s, sa) }
  case .darken: each { s, sa, d, da in min(s &* da, d &* sa) }
  case .lighten: each { s, sa, d, da in max(s &* da, d &* sa) }
  case .colorDodge:
    each { s, sa, d, da in
      if d == 0 { return 0 }
      return s >= sa ? sa &* da : min(sa &* da, d &* sa &* sa / (sa &- s))
    }
  case .colorBurn:
    each { s, sa, d, da in
      if d >= da { return sa &* da }
      return s == 0 ? 0 : sa &* da &- min(sa &* da, (da &- d) &* sa &* sa / s)
    }
  case .hardLight: each { s, sa, d, da in hardLight(s, sa, d, da) }
  case .softLight: each { s, sa, d, da in sa == 0 || da == 0 ? 0 : softLight(s, sa, d, da) }
  case .difference: each { s, sa, d, da in max(s &* da, d &* sa) &- min(s &* da, d &* sa) }
  case .exclusion: each { s, sa, d, da in s &* da &+ d &* sa &- 2 &* s &* d }
  case .hue: together(front, behind, target) { $0.saturated(as: $1).lit(as: $1) }
  case .saturation: together(front, behind, target) { $1.saturated(as: $0).lit(as: $1) }
  case .color: together(front, behind, target) { $0.lit(as: $1) }
  case .luminosity: together(front, behind, target) { $1.lit(as: $0) }
  }
}

private func hardLight(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
  2 &* s <= sa ? 2 &* s &* d : sa &* da &- 2 &* (da &- d) &* (sa &- s)
}

private func softLight(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
  let (front, behind) = (Double(s) / Double(sa), Double(d) / Double(da))
  let mixed: Double
  if front <= 0.5 {
    mixed = behind - (1 - 2 * front) * behind * (1 - behind)
  } else {
    let lighter = behind <= 0.25 ? ((16 * behind - 12) * behind + 4) * behind : behind.squareRoot()
    mixed = behind + (2 * front - 1) * (lighter - behind)
  }
  return Int32(min(max(mixed, 0), 1) * Double(sa &* da) + 0.5)
}

/// What is seen of both where they do not meet, and the mixture where they do.
@inline(__always)
private func laidOver(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32, _ mixture: Int32) -> UInt32 {
  UInt32(truncatingIfNeeded: (s &* (255 &- da) &+ d &* (255 &- sa) &+ mixture &+ 127) / 255)
}

@inline(__always)
private func separate(
  _ front: UnsafeBufferPointer<UInt32>, _ behind: UnsafeBufferPointer<UInt32>,
  _ target: UnsafeMutablePointer<UInt32>, _ mixture: Mixture
) {
  var index = 0
  while index < front.count {
    let (one, other) = (front[index], behind[index])
    if one == 0 {
      target[index] = other
    } else {
      let (sa, da) = (Int32(one &>> 24), Int32(other &>> 24))
      var word = laidOver(sa, sa, da, da, sa &* da) &<< 24
      var shift: UInt32 = 0
      while shift < 24 {
        let (s, d) = (Int32(one &>> shift & 0xFF), Int32(other &>> shift & 0xFF))
        word |= laidOver(s, sa, d, da, mixture(s, sa, d, da)) &<< shift
        shift &+= 8
      }
      target[index] = word
    }
    index &+= 1
  }
}

@inline(__always)
private func together(
  _ front: UnsafeBufferPointer<UInt32>, _ behind: UnsafeBufferPointer<UInt32>,
  _ target: UnsafeMutablePointer<UInt32>, _ mixture: (Tint, Tint) -> Tint
) {
  var index = 0
  while index < front.count {
    let (one, other) = (front[index], behind[index])
    let (sa, da) = (Int32(one &>> 24), Int32(other &>> 24))
    if sa == 0 || da == 0 {
      // Where there is only one of them, it is that one.
      target[index] = sa == 0 ? other : one
    } else {
      let mixed = mixture(Tint(one), Tint(other))
      let both = Double(sa &* da)
      func channel(_ shift: UInt32, _ value: Double) -> UInt32 {
        let (s, d) = (Int32(one &>> shift & 0xFF), Int32(other &>> shift & 0xFF))
        return laidOver(s, sa, d, da, Int32(min(max(value, 0), 1) * both + 0.5)) &<< shift
      }
      target[index] =
        laidOver(sa, sa, da, da, sa &* da) &<< 24 | channel(16, mixed.red) | channel(8, mixed.green)
        | channel(0, mixed.blue)
    }
    index &+= 1
  }
}

/// A colour without its alpha, for the modes that look at all channels together.
private struct Tint {
  var red, green, blue: Double

  /// The colour of a premultiplied word that is not transparent.
  init(_ word: UInt32) {
    let alpha = Double(word &>> 24)
    red = Double(word &>> 16 & 0xFF) / alpha
    green = Double(word &>> 8 & 0xFF) / alpha
    blue = Double(word & 0xFF) / alpha
  }

  private var light: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  private var least: Double { min(red, green, blue) }
  private var most: Double { max(red, green, blue) }

  private func mapped(_ change: (Double) -> Double) -> Tint {
    var tint = self
    (tint.red, tint.green, tint.blue) = (change(red), change(green), change(blue))
    return tint
  }

  /// As light as another, its channels brought back between 0 and 1 without a change of light.
  func lit(as other: Tint) -> Tint {
    let step = other.light - light
    let moved = mapped { $0 + step }
    let (light, least, most) = (moved.light, moved.least, moved.most)
    var tint = moved
    if least < 0 { tint = tint.mapped { light + ($0 - light) * light / (light - least) } }
    if most > 1 { tint = tint.mapped { light + ($0 - light) * (1 - light) / (most - light) } }
    return tint
  }

  /// With the distance of another's channels.
  func saturated(as other: Tint) -> Tint {
    let (least, range) = (least, most - least)
    let wanted = other.most - other.least
    return range > 0 ? mapped { ($0 - least) * wanted / range } : mapped { _ in 0 }
  }
}
