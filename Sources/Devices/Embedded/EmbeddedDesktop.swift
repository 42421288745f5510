// Written by Scripts/embed-profiles.py from Profiles/desktop.yaml; change that file and run the script.
enum EmbeddedDesktop {
  static let text: StaticString = #"""
    # Screens of Macs, and of Android's desktops, cars and headsets.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
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
        notes: "the inset is that of the default resolution and changes with it"

      - id: mac-macbook-pro-16
        name: MacBook Pro 16-inch (default scaling)
        platform: macos
        family: desktop
        year: 2021
        naturalOrientation: landscape
        pixelSize: [3456, 2234]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: notch}
        ppi: 254
        verified: true
        confidence: 1

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

      - id: mac-macbook-12
        name: MacBook 12-inch
        platform: macos
        family: desktop
        year: 2015
        naturalOrientation: landscape
        pixelSize: [2560, 1600]
        scale: 2
        panelPixelSize: [2304, 1440]
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 226
        verified: true
        confidence: 1

      - id: android-desktop-small
        name: Small desktop
        platform: android
        family: desktop
        naturalOrientation: landscape
        pixelSize: [1366, 768]
        densityDpi: 160
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: android-desktop-medium
        name: Medium desktop
        platform: android
        family: desktop
        naturalOrientation: landscape
        pixelSize: [3840, 2160]
        densityDpi: 320
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: android-desktop-large
        name: Large desktop
        platform: android
        family: desktop
        naturalOrientation: landscape
        pixelSize: [1920, 1080]
        densityDpi: 160
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: android-automotive-1024
        name: Automotive 1024p landscape
        platform: android
        family: desktop
        naturalOrientation: landscape
        pixelSize: [1024, 768]
        densityDpi: 160
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        frame: {style: slab}
        verified: true
        confidence: 1

      - id: android-xr-headset
        name: XR headset
        platform: android
        family: desktop
        naturalOrientation: landscape
        pixelSize: [2560, 2558]
        densityDpi: 320
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        frame: {style: pane}
        verified: true
        confidence: 1

    """#
}
