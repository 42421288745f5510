// Written by Scripts/embed-components.py.
extension SystemFile {
  static let all: [SystemFile] = [
    SystemFile(name: "battery", text: SystemBatteryFile.text),
    SystemFile(name: "browserBar", text: SystemBrowserBarFile.text),
    SystemFile(name: "functionKey", text: SystemFunctionKeyFile.text),
    SystemFile(name: "homeIndicator", text: SystemHomeIndicatorFile.text),
    SystemFile(name: "key", text: SystemKeyFile.text),
    SystemFile(name: "keyCell", text: SystemKeyCellFile.text),
    SystemFile(name: "keyMark", text: SystemKeyMarkFile.text),
    SystemFile(name: "keyboard", text: SystemKeyboardFile.text),
    SystemFile(name: "letterKey", text: SystemLetterKeyFile.text),
    SystemFile(name: "navigationBar", text: SystemNavigationBarFile.text),
    SystemFile(name: "signal", text: SystemSignalFile.text),
    SystemFile(name: "statusBar", text: SystemStatusBarFile.text),
    SystemFile(name: "tabBar", text: SystemTabBarFile.text),
    SystemFile(name: "wifi", text: SystemWifiFile.text),
  ]
}
