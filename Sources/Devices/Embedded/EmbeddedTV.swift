// Written by Scripts/embed-profiles.py from Profiles/tv.yaml; change that file and run the script.
enum EmbeddedTV {
  static let text: StaticString = #"""
    # Apple TV.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: apple-tv-1080p
        name: Apple TV HD (1080p)
        platform: tvos
        family: tv
        year: 2015
        naturalOrientation: landscape
        pixelSize: [1920, 1080]
        scale: 1
        safeArea: {landscape: {top: 60, left: 80, bottom: 60, right: 80}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 3

      - id: apple-tv-4k
        name: Apple TV 4K
        platform: tvos
        family: tv
        year: 2017
        naturalOrientation: landscape
        pixelSize: [3840, 2160]
        scale: 2
        safeArea: {landscape: {top: 60, left: 80, bottom: 60, right: 80}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 2

    """#
}
