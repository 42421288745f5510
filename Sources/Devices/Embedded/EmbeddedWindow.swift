// Written by Scripts/embed-profiles.py from Profiles/window.yaml; change that file and run the script.
enum EmbeddedWindow {
  static let text: StaticString = #"""
    # Mac windows, as screenshots of the Mac App Store have them.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: mac-appstore-1280x800
        name: Mac App Store screenshot 1280x800 @1x
        platform: macos
        family: window
        naturalOrientation: landscape
        pixelSize: [1280, 800]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 3

      - id: mac-appstore-1440x900
        name: Mac App Store screenshot 1440x900 @1x
        platform: macos
        family: window
        naturalOrientation: landscape
        pixelSize: [1440, 900]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: mac-appstore-2560x1600
        name: Mac App Store screenshot 1280x800 @2x
        platform: macos
        family: window
        naturalOrientation: landscape
        pixelSize: [2560, 1600]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: mac-appstore-2880x1800
        name: Mac App Store screenshot 1440x900 @2x
        platform: macos
        family: window
        naturalOrientation: landscape
        pixelSize: [2880, 1800]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 3

    """#
}
