// Written by Scripts/embed-profiles.py from Profiles/android-phone.yaml; change that file and run the script.
enum EmbeddedAndroidPhone3 {
  static let text: StaticString = #"""
      - id: galaxy-s20-fe
        name: Galaxy S20 FE
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
        ppi: 407
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-note20-ultra
        name: Galaxy Note20 Ultra
        platform: android
        family: phone
        year: 2020
        pixelSize: [1440, 3088]
        densityDpi: 560
        safeArea: {portrait: {top: 36, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 36, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 496
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s21
        name: Galaxy S21
        platform: android
        family: phone
        year: 2021
        pixelSize: [1080, 2400]
        densityDpi: 480
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 421
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s21-plus
        name: Galaxy S21+
        platform: android
        family: phone
        year: 2021
        pixelSize: [1080, 2400]
        densityDpi: 450
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 394
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s21-ultra
        name: Galaxy S21 Ultra
        platform: android
        family: phone
        year: 2021
        pixelSize: [1440, 3200]
        densityDpi: 600
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 515
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s24
        name: Galaxy S24
        platform: android
        family: phone
        year: 2024
        pixelSize: [1080, 2340]
        densityDpi: 480
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 416
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-a50
        name: Galaxy A50
        platform: android
        family: phone
        year: 2019
        pixelSize: [1080, 2340]
        densityDpi: 420
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: notch}
        ppi: 403
        verified: true
        confidence: 3
        inferred: [safeArea, cutout]

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

    """#
}
