// Written by Scripts/embed-profiles.py from Profiles/android-tv.yaml; change that file and run the script.
enum EmbeddedAndroidTV {
  static let text: StaticString = #"""
    # Televisions with Android.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: android-tv-1080p
        name: Android TV 1080p
        platform: android
        family: tv
        naturalOrientation: landscape
        pixelSize: [1920, 1080]
        densityDpi: 320
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: android-tv-4k
        name: Android TV 4K
        platform: android
        family: tv
        naturalOrientation: landscape
        pixelSize: [3840, 2160]
        densityDpi: 640
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: android-tv-720p
        name: Android TV 720p
        platform: android
        family: tv
        naturalOrientation: landscape
        pixelSize: [1280, 720]
        densityDpi: 213
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1

    """#
}
