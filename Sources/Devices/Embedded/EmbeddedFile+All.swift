// Written by Scripts/embed-profiles.py; the order is that of the catalogue.
extension EmbeddedFile {
  static let all: [EmbeddedFile] = [
    EmbeddedFile(
      name: "iphone.yaml",
      parts: [EmbeddedIPhone1.text, EmbeddedIPhone2.text, EmbeddedIPhone3.text, EmbeddedIPhone4.text]),
    EmbeddedFile(
      name: "ipad.yaml",
      parts: [EmbeddedIPad.text]),
    EmbeddedFile(
      name: "watch.yaml",
      parts: [EmbeddedWatch.text]),
    EmbeddedFile(
      name: "tv.yaml",
      parts: [EmbeddedTV.text]),
    EmbeddedFile(
      name: "vision.yaml",
      parts: [EmbeddedVision.text]),
    EmbeddedFile(
      name: "android-phone.yaml",
      parts: [
        EmbeddedAndroidPhone1.text,
        EmbeddedAndroidPhone2.text,
        EmbeddedAndroidPhone3.text,
        EmbeddedAndroidPhone4.text,
      ]),
    EmbeddedFile(
      name: "android-tablet.yaml",
      parts: [EmbeddedAndroidTablet.text]),
    EmbeddedFile(
      name: "android-tv.yaml",
      parts: [EmbeddedAndroidTV.text]),
    EmbeddedFile(
      name: "wear.yaml",
      parts: [EmbeddedWear.text]),
    EmbeddedFile(
      name: "desktop.yaml",
      parts: [EmbeddedDesktop.text]),
    EmbeddedFile(
      name: "window.yaml",
      parts: [EmbeddedWindow.text]),
    EmbeddedFile(
      name: "web.yaml",
      parts: [EmbeddedWeb.text]),
  ]
}
