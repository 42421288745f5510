internal import CFontconfig

/// Keeps the machine's own fonts and font configuration out of the process.
enum HostFonts {
  /// Whether the process's current configuration is an empty one of ours.
  ///
  /// Pango loads the host's configuration in a thread of its own as soon as a font map is made, even when the map is
  /// given another. An empty one, set once as the process's current one, makes that a no-op.
  static let areShutOut: Bool = {
    guard let nothing = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(nothing) }
    addBitmapFontRule(to: nothing)
    return FcConfigSetCurrent(nothing) == FcTrue
  }()

  /// A configuration without any font.
  static func emptyConfiguration() -> OpaquePointer? {
    guard areShutOut, let config = FcConfigCreate() else { return nil }
    addBitmapFontRule(to: config)
    return config
  }

  private static func addBitmapFontRule(to config: OpaquePointer) {
    FcConfigParseAndLoadFromMemory(config, bitmapFontRule, FcTrue)
  }

  /// Draws fonts made of pictures (colour emoji) at the size asked for, which without any rule come out at the size of
  /// their pictures.
  private static let bitmapFontRule = """
    <fontconfig>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
}
