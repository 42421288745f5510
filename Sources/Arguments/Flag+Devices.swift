extension Flag {
  package static let family = Flag(
    "family", value: "WORD", repeats: true, help: "only this kind: phone, tablet, watch, tv, desktop …; repeatable")
  package static let platform = Flag(
    "platform", value: "WORD", repeats: true, help: "only this system: ios, ipados, android, web …; repeatable")
  package static let year = Flag(
    "year", value: "YEARS", help: "only devices of these years: 2020, 2020…, …2015 or 2015…2020")
  package static let group = Flag("group", value: "NAME", repeats: true, help: "only devices of this group; repeatable")
  package static let groups = Flag("groups", help: "list the groups with the number of devices in each")
  package static let validate = Flag(
    "validate", help: "check profile files, or folders of them; without FILE, those of the suite")
  package static let chart = Flag(
    "chart", value: "FILE", writes: .picture, help: "draw the screens to scale, to a file that ends in .svg or .png")

  /// The flags of `devices`.
  static let devices: [Flag] = [.family, .platform, .year, .group, .groups, .validate, .chart, .bareJSON]
}
