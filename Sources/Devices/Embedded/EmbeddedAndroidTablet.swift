// Written by Scripts/embed-profiles.py from Profiles/android-tablet.yaml; change that file and run the script.
enum EmbeddedAndroidTablet {
  static let text: StaticString = #"""
    # Android tablets and unfolded phones.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: pixel-fold-inner
        name: Pixel Fold (inner)
        platform: android
        family: tablet
        year: 2023
        naturalOrientation: landscape
        pixelSize: [2208, 1840]
        densityDpi: 420
        safeArea: {portrait: {top: 41.9, bottom: 24}, landscape: {top: 41.9, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 41.9, landscape: 41.9}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: medium, vertical: medium}, landscape: {horizontal: expanded, vertical: medium}}
        screenCornerRadius: 19.81
        cornerCurve: circular
        cutout: {kind: none}
        ppi: 379
        frame: {bodyMM: [158.7, 139.7], bezel: [30.5, 46.6]}
        verified: true
        confidence: 3

      - id: pixel-9-pro-fold-inner
        name: Pixel 9 Pro Fold (inner)
        platform: android
        family: tablet
        year: 2024
        pixelSize: [2076, 2152]
        densityDpi: 390
        safeArea: {portrait: {top: 36, bottom: 32}, landscape: {top: 36, bottom: 32}}
        navigation: gesture
        statusBarHeight: {portrait: 36, landscape: 36}
        homeIndicator: {portraitInset: 32, landscapeInset: 32}
        sizeClass: {portrait: {horizontal: expanded, vertical: medium}, landscape: {horizontal: expanded, vertical: medium}}
        screenCornerRadius: 34.87
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [799.18, 16.62, 32.41, 32.41]}
        ppi: 373
        frame: {bodyMM: [150.2, 155.2], bezel: [26.6, 26.1]}
        verified: true
        confidence: 4

      - id: pixel-tablet
        name: Pixel Tablet
        platform: android
        family: tablet
        year: 2023
        naturalOrientation: landscape
        pixelSize: [2560, 1600]
        densityDpi: 320
        safeArea: {portrait: {top: 36, bottom: 32}, landscape: {top: 36, bottom: 32}}
        navigation: gesture
        statusBarHeight: {portrait: 36, landscape: 36}
        homeIndicator: {portraitInset: 32, landscapeInset: 32}
        sizeClass: {portrait: {horizontal: medium, vertical: expanded}, landscape: {horizontal: large, vertical: medium}}
        screenCornerRadius: 14
        cornerCurve: circular
        cutout: {kind: none}
        ppi: 276
        verified: true
        confidence: 3
        inferred: [safeArea.bottom]

      - id: pixel-c
        name: Pixel C
        platform: android
        family: tablet
        year: 2015
        naturalOrientation: landscape
        pixelSize: [2560, 1800]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, bottom: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: expanded, vertical: expanded}, landscape: {horizontal: large, vertical: expanded}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 308
        verified: true
        confidence: 2
        inferred: [safeArea]

      - id: nexus-7
        name: Nexus 7 (2013)
        platform: android
        family: tablet
        year: 2013
        pixelSize: [1200, 1920]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, bottom: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: medium, vertical: expanded}, landscape: {horizontal: expanded, vertical: medium}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 323
        verified: true
        confidence: 5
        inferred: [safeArea]

      - id: nexus-9
        name: Nexus 9
        platform: android
        family: tablet
        year: 2014
        naturalOrientation: landscape
        pixelSize: [2048, 1536]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, bottom: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: medium, vertical: expanded}, landscape: {horizontal: expanded, vertical: medium}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 281
        verified: true
        confidence: 2
        inferred: [safeArea]

      - id: nexus-10
        name: Nexus 10
        platform: android
        family: tablet
        year: 2012
        naturalOrientation: landscape
        pixelSize: [2560, 1600]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, bottom: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: medium, vertical: expanded}, landscape: {horizontal: large, vertical: medium}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 300
        verified: true
        confidence: 4
        inferred: [safeArea]

      - id: galaxy-z-fold-2-inner
        name: Galaxy Z Fold2 (inner)
        platform: android
        family: tablet
        year: 2020
        pixelSize: [1768, 2208]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: expanded, vertical: expanded}, landscape: {horizontal: expanded, vertical: medium}}
        ppi: 373
        frame: {bodyMM: [128.2, 159.2], bezel: [28.7, 32.5]}
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-z-fold-6-inner
        name: Galaxy Z Fold6 (inner)
        platform: android
        family: tablet
        year: 2024
        pixelSize: [1856, 2160]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: expanded, vertical: expanded}, landscape: {horizontal: expanded, vertical: expanded}}
        ppi: 374
        frame: {bodyMM: [132.6, 153.5], bezel: [24.1, 25]}
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: galaxy-z-fold-7-inner
        name: Galaxy Z Fold7 (inner)
        platform: android
        family: tablet
        year: 2025
        pixelSize: [1968, 2184]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: expanded, vertical: expanded}, landscape: {horizontal: expanded, vertical: expanded}}
        ppi: 368
        frame: {bodyMM: [143.2, 158.4], bezel: [26.7, 27.7]}
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: galaxy-tab-s4
        name: Galaxy Tab S4
        platform: android
        family: tablet
        year: 2018
        naturalOrientation: landscape
        pixelSize: [2560, 1600]
        densityDpi: 360
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, bottom: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: medium, vertical: expanded}, landscape: {horizontal: expanded, vertical: medium}}
        cutout: {kind: none}
        ppi: 287
        verified: true
        confidence: 3
        inferred: [safeArea]

      - id: galaxy-tab-s9
        name: Galaxy Tab S9
        platform: android
        family: tablet
        year: 2023
        naturalOrientation: landscape
        pixelSize: [2560, 1600]
        densityDpi: 400
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: medium, vertical: expanded}, landscape: {horizontal: expanded, vertical: medium}}
        cutout: {kind: none}
        ppi: 274
        frame: {bodyMM: [254.3, 165.8], bezel: [36.6, 37.7]}
        verified: false
        confidence: 2
        inferred: [safeArea]
        notes: "not verified: another source says 1120 × 1600 at 2"

      - id: android-medium-tablet
        name: Medium tablet
        platform: android
        family: tablet
        naturalOrientation: landscape
        pixelSize: [2560, 1600]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: medium, vertical: expanded}, landscape: {horizontal: large, vertical: medium}}
        cutout: {kind: none}
        verified: true
        confidence: 1
        inferred: [safeArea]

    """#
}
