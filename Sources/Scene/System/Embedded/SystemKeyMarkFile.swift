// Written by Scripts/embed-components.py from Components/system/keyMark.yaml; change that file and run the script.
enum SystemKeyMarkFile {
  static let text: StaticString = #"""
    component: system/keyMark
    description: The mark of a key without a letter, such as shift or delete
    parameters:
      # Which one: shift, capsLock, tab, delete, return, globe, emoji, microphone, dismiss, tools, clipboard, settings.
      name: {type: text, default: ""}
      color: {type: color, default: label}
      marks:
        type: list
        default:
          - {name: shift, viewBox: [0, 0, 20, 18], width: 20, height: 18, path: M10 2.2l7.4 7.6h-4v6.4H6.6V9.8h-4z}
          - {name: capsLock, viewBox: [0, 0, 20, 20], width: 20, height: 20,
             path: "M10 1.8l7.4 7.4h-4v5H6.6v-5h-4zM6.6 17.8h6.8"}
          - {name: tab, viewBox: [0, 0, 22, 18], width: 22, height: 18, path: M2.5 9h14M11.5 3.8L16.7 9l-5.2 5.2M20 3.5v11}
          - {name: delete, viewBox: [0, 0, 24, 18], width: 22, height: 16.5,
             path: M7.6 2h11.9A2.5 2.5 0 0 1 22 4.5v9a2.5 2.5 0 0 1-2.5 2.5H7.6L1.8 9zM11 6.2l5.6 5.6M16.6 6.2L11 11.8}
          - {name: return, viewBox: [0, 0, 21, 18], width: 21, height: 18,
             path: M18 3v4.5A2.5 2.5 0 0 1 15.5 10H3m4.5-4.5L3 10l4.5 4.5}
          - {name: globe, viewBox: [0, 0, 20, 20], width: 20, height: 20,
             path: M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM1.5 10h17M10 1.5c2.6 2.3 3.8 5.2 3.8 8.5s-1.2 6.2-3.8 8.5c-2.6-2.3-3.8-5.2-3.8-8.5S7.4 3.8 10 1.5z}
          - {name: emoji, viewBox: [0, 0, 20, 20], width: 20, height: 20,
             path: M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM7 7v1.2M13 7v1.2M5.9 12c1 1.5 2.4 2.3 4.1 2.3s3.1-.8 4.1-2.3}
          - {name: microphone, viewBox: [0, 0, 16, 22], width: 15, height: 20.6,
             path: M8 1.5A3.2 3.2 0 0 1 11.2 4.7v5.6a3.2 3.2 0 0 1-6.4 0V4.7A3.2 3.2 0 0 1 8 1.5zM1.8 10.3a6.2 6.2 0 0 0 12.4 0M8 16.5v4M4.8 20.5h6.4}
          - {name: dismiss, viewBox: [0, 0, 24, 22], width: 24, height: 22,
             path: "M4 2h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM6 6h1.2M9.6 6h1.2M13.2 6h1.2M16.8 6H18M8 10.2h8M8.8 17.6L12 20.4l3.2-2.8"}
          - {name: tools, viewBox: [0, 0, 20, 20], width: 20, height: 20,
             path: M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h5v5h-5z}
          - {name: clipboard, viewBox: [0, 0, 18, 20], width: 18, height: 20,
             path: M6 3.5H3.5A1.5 1.5 0 0 0 2 5v12a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 16 17V5a1.5 1.5 0 0 0-1.5-1.5H12M6.5 1.5h5v4h-5zM5.5 10h7M5.5 14h4.5}
          - {name: settings, viewBox: [0, 0, 20, 20], width: 20, height: 20,
             path: M2 6h8.5M15.5 6H18M13 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM2 14h2.5M9.5 14H18M7 11.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z}
    node:
      layout: {overlay: center}
      waive: [{rule: outside-safe-area, reason: It is part of the system.}]
      # What is deleted stands at the left where lines begin at the right.
      when:
        - {if: {locale: [ar, fa, he], any: [{equal: [$name, delete]}, {equal: [$name, return]}]}, transform: {scale: [-1, 1]}}
      children:
        - each: $marks
          as: mark
          node:
            path: $mark.path
            viewBox: $mark.viewBox
            width: $mark.width
            height: $mark.height
            fill: clear
            stroke: {color: $color, width: 1.5, join: round, cap: round}
            when: [{if: {not: {equal: [$name, $mark.name]}}, hidden: true}]

    """#
}
