// Written by Scripts/embed-profiles.py from Profiles/mac-desktop.yaml; change that file and run the script.
enum EmbeddedMacDesktop {
  static let text: StaticString = #"""
    # Mac screens.
    # Made by Scripts/make-profiles.py from a table of device facts: screens that are verified and on which at least two
    # public sources agree (confidence is how many do; inferred names keys that rest on a device of the same class).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: mac-macbook-pro-14
        name: MacBook Pro 14-inch (default scaling)
        platform: macos
        family: desktop
        year: 2021
        naturalOrientation: landscape
        pixelSize: [3024, 1964]
        scale: 2
        safeArea: {landscape: {top: 32}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: notch}
        ppi: 254
        verified: true
        confidence: 2

      - id: mac-macbook-pro-16-2019
        name: MacBook Pro 16-inch 2019 (default scaling)
        platform: macos
        family: desktop
        year: 2019
        naturalOrientation: landscape
        pixelSize: [3584, 2240]
        scale: 2
        panelPixelSize: [3072, 1920]
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 226
        verified: true
        confidence: 2

      - id: mac-macbook-13
        name: MacBook Air/Pro 13-inch Retina (1440x900)
        platform: macos
        family: desktop
        year: 2018
        naturalOrientation: landscape
        pixelSize: [2880, 1800]
        scale: 2
        panelPixelSize: [2560, 1600]
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 227
        verified: true
        confidence: 2

    """#
}
