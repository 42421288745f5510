import Graphics
import Problems
import Testing

@testable import Devices

@Suite("Profile files")
struct ProfileReaderTests {
  @Test("give every field that is written")
  func readsEverything() throws {
    let result = try readProfiles(wholeProfile)
    #expect(result.problems == [])
    let device = try #require(result.profiles.first)
    #expect(device.id == "desk-phone" && device.name == "Desk phone" && device.aliases == ["desk", "d2"])
    #expect(device.platform == .android && device.family == .phone && device.year == 2024)
    #expect(device.pixelSize == PixelSize(width: 1080, height: 2340) && device.scale == 2.625)
    #expect(device.pointSize == Size(width: 1080 / 2.625, height: 2340 / 2.625))
    #expect(device.panelPixelSize == PixelSize(width: 1000, height: 2000))
    #expect(device.safeArea.portrait == Insets(top: 24, left: 8, bottom: 24, right: 8))
    #expect(device.safeArea.landscape == Insets(all: 5))
    #expect(device.layoutMargins == ByOrientation(portrait: Insets(left: 16, right: 16)))
    #expect(device.statusBarHeight == ByOrientation(portrait: 24))
    #expect(device.navigation == .gesture)
    let pill = HomeIndicator.Pill(width: 134, height: 5, bottomGap: 8)
    #expect(device.homeIndicator == HomeIndicator(portraitInset: 24, pill: pill))
    #expect(device.sizeClass.portrait == SizeClasses(horizontal: .compact, vertical: .medium))
    #expect(device.sizeClass.landscape == nil)
    #expect(device.screenCornerRadius == 17.9 && device.cornerCurve == .circular && device.screenRound == false)
    #expect(device.cutout == Cutout(kind: .punchHole, rect: Rect(x: 190, y: 12, width: 25.5, height: 25.5)))
    #expect(device.ppi == 416 && device.displayZoom == Size(width: 320, height: 693))
    #expect(device.defaultTextSize == .xLarge && device.defaultFontScale == 1.15)
    #expect(device.verified && device.confidence == 3 && device.inferred == ["safeArea"])
    #expect(device.sources == ["the box"] && device.notes == "1.50")
    #expect(device.location == SourceLocation(file: "Profiles/own.yaml", line: 3, column: 9))
  }

  @Test("leave unknown what is not written")
  func absentIsUnknown() throws {
    let result = try readProfiles("profiles: [{id: a, platform: web, family: window, pixelSize: [3, 4], scale: 1}]")
    #expect(result.problems == [])
    let device = try #require(result.profiles.first)
    #expect(device.name == "a")
    #expect(device.safeArea == ByOrientation() && device.sizeClass == ByOrientation())
    #expect(device.cutout == nil && device.screenCornerRadius == nil && device.year == nil && !device.verified)
    #expect(device.naturalOrientation == .portrait)
  }

  @Test("give all problems in file order, and the sound profiles")
  func collects() throws {
    let text = """
      format: 1
      profiles:
        - id: Bad
          platform: andriod
          family: phone
          pixelSize: [100, 200]
          scale: eleven
          colour: red
        - {id: good, platform: web, family: window, pixelSize: [3, 4], scale: 1}
        - {id: late, platform: web, family: window, scale: 1}
      devices: []
      """
    let result = try readProfiles(text)
    #expect(result.profiles.map(\.id) == ["good"])
    #expect(
      result.problems == [
        problem(.profile(.badID("Bad")), 3, 9),
        problem(.value(.unknownWord("andriod", expected: "a platform", nearest: "android")), 4, 15),
        problem(.value(.wrongType(key: "scale", wants: "a number", got: "eleven")), 7, 12),
        problem(.value(.unknownKey("colour", owner: "a profile", nearest: nil)), 8, 5),
        problem(.profile(.missing(id: "late", field: "pixelSize")), 10, 5),
        problem(.value(.unknownKey("devices", owner: "a profile file", nearest: nil)), 11, 1),
      ])
  }

  @Test(
    "begin with the word that says so",
    arguments: [
      ("profile: []", Problem.file(.unknownKind("profile")), 1),
      ("format: 1", .file(.empty(kind: "profiles")), 1),
      ("hello", .file(.unknownKind("hello")), 1),
      ("{format: 2, profiles: []}", .file(.newerFormat(2, known: 1)), 10),
      ("{format: x, profiles: []}", .value(.wrongType(key: "format", wants: "1", got: "x")), 10),
      ("{format: 1e300, profiles: []}", .value(.wrongType(key: "format", wants: "1", got: "1e300")), 10),
      ("profiles: 5", .value(.wrongType(key: "profiles", wants: "a list of profiles", got: "5")), 11),
      ("profiles: [5]", .value(.wrongType(key: "profiles", wants: "a map", got: "5")), 12),
    ])
  func beginnings(text: String, expected: Problem, column: Int) throws {
    let result = try readProfiles(text)
    #expect(result.problems == [problem(expected, 1, column)])
    #expect(result.profiles == [])
  }
}

private let wholeProfile = """
  format: 1
  profiles:
    - id: desk-phone
      name: Desk phone
      aliases: [desk, d2]
      platform: android
      family: phone
      year: 2024
      naturalOrientation: portrait
      pixelSize: [1080, 2340]
      densityDpi: 420
      pointSize: [411.43, 891.43]
      panelPixelSize: [1000, 2000]
      safeArea: {portrait: {top: 24, bottom: 24, horizontal: 8}, landscape: 5}
      layoutMargins: {portrait: {horizontal: 16}}
      statusBarHeight: {portrait: 24}
      navigation: gesture
      homeIndicator: {portraitInset: 24, pill: {width: 134, height: 5, bottomGap: 8}}
      sizeClass: {portrait: {horizontal: compact, vertical: medium}}
      screenCornerRadius: 17.9
      cornerCurve: circular
      screenRound: false
      cutout: {kind: punchHole, rect: [190, 12, 25.5, 25.5]}
      ppi: 416
      displayZoom: [320, 693]
      defaultTextSize: xLarge
      defaultFontScale: 1.15
      verified: true
      confidence: 3
      inferred: [safeArea]
      sources: [the box]
      notes: 1.50
  """
