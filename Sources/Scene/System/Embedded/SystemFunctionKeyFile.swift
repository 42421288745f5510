// Written by Scripts/embed-components.py from Components/system/functionKey.yaml; change that file and run the script.
enum SystemFunctionKeyFile {
  static let text: StaticString = #"""
    component: system/functionKey
    description: A key of the keyboard beside the letters, with a mark or a title
    parameters:
      mark: {type: text, default: ""}
      title: {type: text, default: ""}
      isAccented: {type: flag, default: false}
    node:
      use: system/keyCell
      with: {title: $title, isSpecial: true, isAccented: $isAccented}
      children: [{use: system/keyMark, with: {name: $mark}}]

    """#
}
