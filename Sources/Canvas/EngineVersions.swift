internal import CCairo
internal import CFontconfig
internal import CPango
internal import CRSVGLoader

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The versions of the libraries that decide pixels, in a fixed order; librsvg where SVG images are drawn and it is there.
///
/// Asking for librsvg loads it, so that the answer does not depend on what was drawn before.
package func engineVersions(drawingSVG: Bool) -> [(name: String, version: String)] {
  let versions: [(String, String?)] = [
    ("cairo", text(cairo_version_string())), ("pixman", pixmanVersion()), ("pango", text(pango_version_string())),
    ("harfbuzz", text(hb_version_string())), ("freetype", freeTypeVersion()), ("fontconfig", fontconfigVersion()),
    ("librsvg", drawingSVG ? librsvgVersion() : nil),
  ]
  return versions.compactMap { name, version in version.map { (name, $0) } }
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String? {
  pointer.map { String(cString: $0) }
}

/// Cairo brings pixman along; its headers are not needed for one function.
private func pixmanVersion() -> String? {
  guard let process = dlopen(nil, RTLD_LAZY), let symbol = dlsym(process, "pixman_version_string") else { return nil }
  typealias Version = @convention(c) () -> UnsafePointer<CChar>?
  return text(unsafeBitCast(symbol, to: Version.self)())
}

private func freeTypeVersion() -> String? {
  var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
  return freetype_shim_version(&major, &minor, &patch) != 0 ? "\(major).\(minor).\(patch)" : nil
}

private func fontconfigVersion() -> String {
  let version = FcGetVersion()
  return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
}

private func librsvgVersion() -> String? {
  var (major, minor, micro): (UInt32, UInt32, UInt32) = (0, 0, 0)
  return rsvg_loader_version(&major, &minor, &micro) ? "\(major).\(minor).\(micro)" : nil
}
