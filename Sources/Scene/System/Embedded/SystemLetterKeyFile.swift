// Written by Scripts/embed-components.py from Components/system/letterKey.yaml; change that file and run the script.
enum SystemLetterKeyFile {
  static let text: StaticString = #"""
    component: system/letterKey
    description: A key of the keyboard with a letter, as wide as its layout has it on the device
    parameters:
      title: {type: text, default: ""}
      # An entry of the layouts of system/keyboard.
      layout: map
    node:
      use: system/keyCell
      width: $layout.phone
      with: {title: $title}
      when:
        - {if: {idiom: tablet}, width: $layout.tablet}
        - {if: {idiom: tablet, minWidth: 1000}, width: $layout.wide}
        - {if: {not: $layout.where}, hidden: true}

    """#
}
