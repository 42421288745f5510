// Written by Scripts/embed-profiles.py from Profiles/vision.yaml; change that file and run the script.
enum EmbeddedVision {
  static let text: StaticString = #"""
    # Apple Vision: a window, which has no size of its own.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: visionos-window
        name: visionOS default window
        platform: visionos
        family: window
        year: 2024
        naturalOrientation: landscape
        pixelSize: [2560, 1440]
        scale: 2
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        verified: true
        confidence: 1
        notes: "scale 2 is a convention"

    """#
}
