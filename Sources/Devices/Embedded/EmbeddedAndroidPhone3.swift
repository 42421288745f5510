// Written by Scripts/embed-profiles.py from Profiles/android-phone.yaml; change that file and run the script.
enum EmbeddedAndroidPhone3 {
  static let text: StaticString = #"""
      - id: galaxy-s10
        name: Galaxy S10
        platform: android
        family: phone
        year: 2019
        pixelSize: [1440, 3040]
        densityDpi: 640
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 550
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s10-plus
        name: Galaxy S10+
        platform: android
        family: phone
        year: 2019
        pixelSize: [1440, 3040]
        densityDpi: 560
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 522
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-note10
        name: Galaxy Note10
        platform: android
        family: phone
        year: 2019
        pixelSize: [1080, 2280]
        densityDpi: 420
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 401
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-note10-plus
        name: Galaxy Note10+
        platform: android
        family: phone
        year: 2019
        pixelSize: [1440, 3040]
        densityDpi: 560
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 498
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s20
        name: Galaxy S20
        platform: android
        family: phone
        year: 2020
        pixelSize: [1440, 3200]
        densityDpi: 640
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 563
        frame: {bodyMM: [69.1, 151.7], bezel: [11.5, 20.3]}
        verified: true
        confidence: 3
        inferred: [safeArea, cutout]

      - id: galaxy-s20-plus
        name: Galaxy S20+
        platform: android
        family: phone
        year: 2020
        pixelSize: [1440, 3200]
        densityDpi: 600
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 525
        frame: {bodyMM: [73.7, 161.9], bezel: [11.1, 19.5]}
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s20-ultra
        name: Galaxy S20 Ultra
        platform: android
        family: phone
        year: 2020
        pixelSize: [1440, 3200]
        densityDpi: 560
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 511
        frame: {bodyMM: [76, 166.9], bezel: [12.7, 22.5]}
        verified: true
        confidence: 4
        inferred: [safeArea, cutout]

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
        frame: {bodyMM: [74.5, 159.8], bezel: [21.7, 30.6]}
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-note20
        name: Galaxy Note20
        platform: android
        family: phone
        year: 2020
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 48, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 48, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 393
        verified: true
        confidence: 1
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
        frame: {bodyMM: [71.2, 151.7], bezel: [16.7, 19.1]}
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
        frame: {bodyMM: [75.6, 161.5], bezel: [16.5, 18.7]}
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
        frame: {bodyMM: [75.6, 165.1], bezel: [12.4, 19.7]}
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s22
        name: Galaxy S22
        platform: android
        family: phone
        year: 2022
        pixelSize: [1080, 2340]
        densityDpi: 480
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 425
        frame: {bodyMM: [70.6, 146], bezel: [16.9, 17.2]}
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]
        notes: "the density is that of Galaxy S24 and S25"

      - id: galaxy-s23
        name: Galaxy S23
        platform: android
        family: phone
        year: 2023
        pixelSize: [1080, 2340]
        densityDpi: 480
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 425
        frame: {bodyMM: [70.9, 146.3], bezel: [17.7, 18]}
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]
        notes: "the density is that of Galaxy S24 and S25"

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
        frame: {bodyMM: [70.6, 147], bezel: [12.7, 11.3]}
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s25
        name: Galaxy S25
        platform: android
        family: phone
        year: 2025
        pixelSize: [1080, 2340]
        densityDpi: 480
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 416
        frame: {bezel: [12.4, 12.4]}
        verified: true
        confidence: 1
        inferred: [safeArea, cutout]

      - id: galaxy-s24-ultra
        name: Galaxy S24 Ultra
        platform: android
        family: phone
        year: 2024
        pixelSize: [1440, 3120]
        densityDpi: 600
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 505
        frame: {bodyMM: [79, 162.3], bezel: [17.4, 14.2]}
        verified: false
        confidence: 1
        inferred: [safeArea, cutout]
        notes: "not verified: the density is that of S21 Ultra, and others say 412 × 915 at 2.625"

      - id: galaxy-s23-ultra
        name: Galaxy S23 Ultra
        platform: android
        family: phone
        year: 2023
        pixelSize: [1440, 3088]
        densityDpi: 600
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 501
        frame: {bodyMM: [78.1, 163.4], bezel: [13.4, 18]}
        verified: false
        confidence: 1
        inferred: [safeArea, cutout]
        notes: "not verified: the density is that of S21 Ultra"

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
        frame: {bodyMM: [74.7, 158.5], bezel: [20, 33.3]}
        verified: true
        confidence: 3
        inferred: [safeArea, cutout]


    """#
}
