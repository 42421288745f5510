// Written by Scripts/embed-components.py from Components/system/wifi.yaml; change that file and run the script.
enum SystemWifiFile {
  static let text: StaticString = #"""
    component: system/wifi
    description: Strength of a wireless network, as waves above a point
    parameters: {color: {type: color, default: label}}
    node:
      path: M0.01 3.51A12 12 0 0 1 16.99 3.51L15.25 5.25A9.55 9.55 0 0 0 1.75 5.25z M2.91 6.21A8.05 8.05 0 0 1 14.09 6.21L12.39 7.97A5.6 5.6 0 0 0 4.61 7.97z M5.7 9A4.1 4.1 0 0 1 11.3 9L8.5 12z
      viewBox: [0, 0, 17, 12]
      width: 17
      height: 12
      color: $color
      waive: [{rule: outside-safe-area, reason: It is part of the system.}]

    """#
}
