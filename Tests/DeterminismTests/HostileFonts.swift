import Files

/// A font configuration that would make every letter another one.
enum HostileFonts {
  private static let text = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <alias binding="same"><family>Roboto</family><prefer><family>Noto Sans</family></prefer></alias>
      <match target="pattern">
        <edit name="family" mode="assign" binding="strong"><string>Droid Sans Fallback</string></edit>
        <edit name="dpi" mode="assign"><double>144</double></edit>
      </match>
      <match target="font">
        <edit name="embolden" mode="assign"><bool>true</bool></edit>
        <edit name="autohint" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>true</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>rgb</const></edit>
        <edit name="lcdfilter" mode="assign"><const>lcddefault</const></edit>
        <edit name="fontfeatures" mode="append"><string>smcp</string></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name>
          <matrix><double>1</double><double>0.4</double><double>0</double><double>1</double></matrix></times></edit>
      </match>
    </fontconfig>

    """

  /// Writes it wherever fontconfig looks for one: as a file, in a folder, and in two homes.
  static func write(to folder: String) throws {
    for place in ["fontconfig", "home", "home/.config/fontconfig"] {
      let path = FilePaths.join(folder, place)
      try makeFolders(path)
      try writeFile(Array(text.utf8), to: FilePaths.join(path, place == "home" ? ".fonts.conf" : "fonts.conf"))
    }
  }
}
