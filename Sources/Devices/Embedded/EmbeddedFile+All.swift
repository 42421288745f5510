// Written by Scripts/embed-profiles.py; the order is that of the catalogue.
extension EmbeddedFile {
  static let all: [EmbeddedFile] = [
    EmbeddedFile(
      name: "iphone.yaml",
      parts: [EmbeddedIPhone1.text, EmbeddedIPhone2.text, EmbeddedIPhone3.text]),
    EmbeddedFile(
      name: "ipad.yaml",
      parts: [EmbeddedIPad.text]),
    EmbeddedFile(
      name: "android-phone.yaml",
      parts: [EmbeddedAndroidPhone1.text, EmbeddedAndroidPhone2.text, EmbeddedAndroidPhone3.text]),
    EmbeddedFile(
      name: "android-tablet.yaml",
      parts: [EmbeddedAndroidTablet.text]),
    EmbeddedFile(
      name: "mac-desktop.yaml",
      parts: [EmbeddedMacDesktop.text]),
    EmbeddedFile(
      name: "mac-window.yaml",
      parts: [EmbeddedMacWindow.text]),
    EmbeddedFile(
      name: "web.yaml",
      parts: [EmbeddedWeb.text]),
  ]
}
