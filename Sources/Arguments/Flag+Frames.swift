extension Flag {
  package static let frame = Flag("frame", help: "draw the device around each screen")
  package static let frameColor = Flag(
    "frame-color", value: "COLOR",
    choices: ["graphite", "black", "silver", "gold", "rose", "blue", "green", "clay"],
    help: "the device's color: graphite, black, silver, gold, rose, blue, green or clay (graphite)")
  package static let frameShadow = Flag("frame-shadow", help: "the device casts a shadow")

  /// The flags of devices around screens.
  static let frames: [Flag] = [.frame, .frameColor, .frameShadow]
}
