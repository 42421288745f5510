// Written by Scripts/embed-profiles.py from Profiles/web.yaml; change that file and run the script.
enum EmbeddedWeb {
  static let text: StaticString = #"""
    # Viewports of the web, in CSS pixels.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: web-storybook-mobile1
        name: "Storybook MINIMAL_VIEWPORTS: Small mobile"
        platform: web
        family: viewport
        pixelSize: [320, 568]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-storybook-mobile2
        name: "Storybook MINIMAL_VIEWPORTS: Large mobile"
        platform: web
        family: viewport
        pixelSize: [414, 896]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-storybook-tablet
        name: "Storybook MINIMAL_VIEWPORTS: Tablet"
        platform: web
        family: viewport
        pixelSize: [834, 1112]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-storybook-desktop
        name: "Storybook MINIMAL_VIEWPORTS: Desktop"
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1280, 1024]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-backstop-phone
        name: "BackstopJS default: phone"
        platform: web
        family: viewport
        pixelSize: [320, 480]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-backstop-tablet
        name: "BackstopJS default: tablet"
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1024, 768]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-desktop-1280x720
        name: Desktop viewport 1280x720 @1x
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1280, 720]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-desktop-1280x720-hidpi
        name: Desktop viewport 1280x720 @2x
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [2560, 1440]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

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

      - id: web-tailwind-sm
        name: Tailwind breakpoint sm (min-width 640px)
        platform: web
        family: viewport
        pixelSize: [640, 960]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-tailwind-md
        name: Tailwind breakpoint md (min-width 768px)
        platform: web
        family: viewport
        pixelSize: [768, 1024]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-tailwind-lg
        name: Tailwind breakpoint lg (min-width 1024px)
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1024, 768]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-tailwind-xl
        name: Tailwind breakpoint xl (min-width 1280px)
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1280, 800]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: web-tailwind-2xl
        name: Tailwind breakpoint 2xl (min-width 1536px)
        platform: web
        family: viewport
        naturalOrientation: landscape
        pixelSize: [1536, 864]
        scale: 1
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

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
        notes: "both screens, with a hinge of 34 at x = 540"

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
