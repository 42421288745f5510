// Written by Scripts/embed-profiles.py from Profiles/android-phone.yaml; change that file and run the script.
enum EmbeddedAndroidPhone4 {
  static let text: StaticString = #"""
      - id: galaxy-a51
        name: Galaxy A51
        platform: android
        family: phone
        year: 2019
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 405
        frame: {bodyMM: [73.6, 158.5], bezel: [17.8, 24.2]}
        verified: true
        confidence: 4
        inferred: [safeArea, cutout]

      - id: galaxy-a71
        name: Galaxy A71
        platform: android
        family: phone
        year: 2020
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 393
        verified: true
        confidence: 3
        inferred: [safeArea, cutout]

      - id: galaxy-a55
        name: Galaxy A55
        platform: android
        family: phone
        year: 2024
        pixelSize: [1080, 2340]
        densityDpi: 360
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: medium}}
        cutout: {kind: punchHole}
        ppi: 390
        verified: false
        confidence: 1
        inferred: [safeArea, cutout]
        notes: "not verified: the density is probably that of the smallest screen zoom"

      - id: galaxy-z-fold-6-cover
        name: Galaxy Z Fold6 (cover)
        platform: android
        family: phone
        year: 2024
        pixelSize: [968, 2376]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: medium}}
        ppi: 410
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: galaxy-z-fold-7-cover
        name: Galaxy Z Fold7 (cover)
        platform: android
        family: phone
        year: 2025
        pixelSize: [1080, 2520]
        densityDpi: 480
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        ppi: 422
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: galaxy-z-flip-6
        name: Galaxy Z Flip6
        platform: android
        family: phone
        year: 2024
        pixelSize: [1080, 2640]
        densityDpi: 480
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        ppi: 426
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: galaxy-z-flip-7
        name: Galaxy Z Flip7
        platform: android
        family: phone
        year: 2025
        pixelSize: [1080, 2520]
        densityDpi: 480
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        ppi: 397
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: galaxy-z-flip-7-cover
        name: Galaxy Z Flip7 (cover)
        platform: android
        family: phone
        year: 2025
        pixelSize: [948, 1048]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: compact, vertical: compact}}
        ppi: 343
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: oneplus-8-pro
        name: OnePlus 8 Pro
        platform: android
        family: phone
        year: 2020
        pixelSize: [1440, 3168]
        densityDpi: 560
        safeArea: {portrait: {top: 40, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 40, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 513
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: oneplus-8
        name: OnePlus 8
        platform: android
        family: phone
        year: 2020
        pixelSize: [1080, 2400]
        densityDpi: 420
        navigation: gesture
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 402
        verified: true
        confidence: 1
        inferred: [cutout]

      - id: redmi-note-9-pro
        name: Redmi Note 9 Pro
        platform: android
        family: phone
        year: 2020
        pixelSize: [1080, 2400]
        densityDpi: 440
        navigation: gesture
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 395
        verified: true
        confidence: 1
        inferred: [cutout]

      - id: xperia-1-ii
        name: Xperia 1 II
        platform: android
        family: phone
        year: 2020
        pixelSize: [1644, 3840]
        densityDpi: 640
        safeArea: {portrait: {top: 24}, landscape: {top: 24}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: none}
        ppi: 643
        verified: true
        confidence: 1
        inferred: [safeArea]

      - id: moto-g4
        name: Moto G4
        platform: android
        family: phone
        year: 2016
        pixelSize: [1080, 1920]
        densityDpi: 480
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 401
        verified: true
        confidence: 3
        inferred: [safeArea]

      - id: android-small-phone
        name: Small phone
        platform: android
        family: phone
        pixelSize: [720, 1280]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: none}
        verified: true
        confidence: 1
        inferred: [safeArea]

      - id: android-medium-phone
        name: Medium phone
        platform: android
        family: phone
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: none}
        verified: true
        confidence: 1
        inferred: [safeArea]

      - id: android-resizable
        name: Resizable (experimental)
        platform: android
        family: phone
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: none}
        verified: true
        confidence: 1
        inferred: [safeArea]

    """#
}
