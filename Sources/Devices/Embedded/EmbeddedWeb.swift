// Written by Scripts/embed-profiles.py from Profiles/web.yaml; change that file and run the script.
enum EmbeddedWeb {
  static let text: StaticString = #"""
    # Viewports of the web, in CSS pixels.
    # Made by Scripts/make-profiles.py from a table of device facts: screens that are verified and on which at least two
    # public sources agree (confidence is how many do; inferred names keys that rest on a device of the same class).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: web-desktop-1366x768
        name: Desktop 1366x768
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1366, 768]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: web-desktop-1440x900-hidpi
        name: Laptop with HiDPI screen 1440x900 @2x
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [2880, 1800]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: web-desktop-1280x800
        name: Laptop with MDPI screen 1280x800
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1280, 800]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: web-desktop-1280x950
        name: Laptop with touch 1280x950
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1280, 950]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: web-desktop-1920x1080
        name: Desktop 1920x1080
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1920, 1080]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 3

      - id: web-surface-pro-7
        name: Surface Pro 7
        platform: web
        family: viewport
        pixelSize: [1824, 2736]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: web-surface-duo
        name: Surface Duo (one screen)
        platform: web
        family: viewport
        pixelSize: [1350, 1800]
        scale: 2.5
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: web-nest-hub
        name: Nest Hub
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [2048, 1200]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: web-nest-hub-max
        name: Nest Hub Max
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [2560, 1600]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

    """#
}
