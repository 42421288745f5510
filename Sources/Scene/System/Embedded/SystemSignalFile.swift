// Written by Scripts/embed-components.py from Components/system/signal.yaml; change that file and run the script.
enum SystemSignalFile {
  static let text: StaticString = #"""
    component: system/signal
    description: Strength of the mobile network, as four bars that rise
    parameters: {color: {type: color, default: label}}
    node:
      path: M0.9 8h1.2a0.9 0.9 0 0 1 0.9 0.9v2.2a0.9 0.9 0 0 1 -0.9 0.9h-1.2a0.9 0.9 0 0 1 -0.9 -0.9v-2.2a0.9 0.9 0 0 1 0.9 -0.9z M5.9 5.25h1.2a0.9 0.9 0 0 1 0.9 0.9v4.95a0.9 0.9 0 0 1 -0.9 0.9h-1.2a0.9 0.9 0 0 1 -0.9 -0.9v-4.95a0.9 0.9 0 0 1 0.9 -0.9z M10.9 2.75h1.2a0.9 0.9 0 0 1 0.9 0.9v7.45a0.9 0.9 0 0 1 -0.9 0.9h-1.2a0.9 0.9 0 0 1 -0.9 -0.9v-7.45a0.9 0.9 0 0 1 0.9 -0.9z M15.9 0h1.2a0.9 0.9 0 0 1 0.9 0.9v10.2a0.9 0.9 0 0 1 -0.9 0.9h-1.2a0.9 0.9 0 0 1 -0.9 -0.9v-10.2a0.9 0.9 0 0 1 0.9 -0.9z
      viewBox: [0, 0, 18, 12]
      width: 18
      height: 12
      color: $color
      waive: [{rule: outside-safe-area, reason: It is part of the system.}]

    """#
}
