// Written by Scripts/embed-components.py from Components/system/keyCell.yaml; change that file and run the script.
enum SystemKeyCellFile {
  static let text: StaticString = #"""
    component: system/keyCell
    description: A key of the keyboard with half of the gaps beside it, so that keys are shares of a row
    parameters:
      title: {type: text, default: ""}
      isSpecial: {type: flag, default: false}
      isAccented: {type: flag, default: false}
    node:
      layout: {overlay: fill}
      padding: {horizontal: 3}
      when:
        - {if: {idiom: tablet}, padding: {horizontal: 5}}
        - {if: {idiom: tablet, minWidth: 1000}, padding: {horizontal: 4}}
      children:
        - use: system/key
          with: {title: $title, isSpecial: $isSpecial, isAccented: $isAccented}
          children: [{slot: children}]

    """#
}
