// Written by Scripts/embed-components.py from Components/system/battery.yaml; change that file and run the script.
enum SystemBatteryFile {
  static let text: StaticString = #"""
    component: system/battery
    description: A full battery that lies
    parameters: {color: {type: color, default: label}}
    node:
      width: 27
      height: 13
      color: $color
      waive: [{rule: outside-safe-area, reason: It is part of the system.}]
      children:
        - {path: M4.2 0h16.1a4.2 4.2 0 0 1 4.2 4.2v4.6a4.2 4.2 0 0 1 -4.2 4.2h-16.1a4.2 4.2 0 0 1 -4.2 -4.2v-4.6a4.2 4.2 0 0 1 4.2 -4.2z M4.2 1h16.1a3.2 3.2 0 0 1 3.2 3.2v4.6a3.2 3.2 0 0 1 -3.2 3.2h-16.1a3.2 3.2 0 0 1 -3.2 -3.2v-4.6a3.2 3.2 0 0 1 3.2 -3.2z, viewBox: [0, 0, 27, 13], fillRule: evenodd, opacity: 0.4}
        - {path: M25.5 4.4c.9.3 1.5 1.1 1.5 2.1s-.6 1.8-1.5 2.1z, viewBox: [0, 0, 27, 13], opacity: 0.45}
        - {path: M4.3 2h15.9a2.3 2.3 0 0 1 2.3 2.3v4.4a2.3 2.3 0 0 1 -2.3 2.3h-15.9a2.3 2.3 0 0 1 -2.3 -2.3v-4.4a2.3 2.3 0 0 1 2.3 -2.3z, viewBox: [0, 0, 27, 13]}

    """#
}
