// Written by Scripts/embed-components.py from Components/system/key.yaml; change that file and run the script.
enum SystemKeyFile {
  static let text: StaticString = #"""
    component: system/key
    description: One key of the keyboard; what it shows is a title, or what is put into it
    parameters:
      title: {type: text, default: ""}
      # Whether it is one of the keys beside the letters.
      isSpecial: {type: flag, default: false}
      # Whether it is one of the two that stand out on Android.
      isAccented: {type: flag, default: false}
    node:
      layout: {overlay: center}
      cornerRadius: 5
      background: {light: white, dark: "#6a6a6e"}
      shadow: {color: {light: "#898c93", dark: black / 50%}, offset: [0, 1], blur: 0}
      color: label
      when:
        - {if: {idiom: tablet}, cornerRadius: 7}
        - {if: {platform: android}, shadow: none, cornerRadius: 8, background: {light: white, dark: "#3a3d44"}}
        - {if: {equal: [$isSpecial, true]}, background: {light: "#abb1bc", dark: "#464649"}, font: {size: 16}}
        - {if: {equal: [$isSpecial, true], platform: android}, background: {light: "#d3dae6", dark: "#2c2f36"}}
        - {if: {equal: [$isAccented, true], platform: android}, cornerRadius: capsule, background: {light: "#b7cdf5", dark: "#3c5688"}}
      children:
        - {text: $title, lineLimit: 1, when: [{if: {equal: [$title, ""]}, hidden: true}]}
        - {slot: children}

    """#
}
