import Graphics
import Problems
import Testing

@testable import Devices

@Suite("Sizes in place of devices")
struct AdHocSizeTests {
  @Test(
    "make windows of the web",
    arguments: [
      ("375x667@2", "375x667@2", PixelSize(width: 750, height: 1334), 2.0),
      ("1280x800@1", "1280x800@1", PixelSize(width: 1280, height: 800), 1),
      ("375x667", "375x667@1", PixelSize(width: 375, height: 667), 1),
      ("0375x667@2.0", "375x667@2", PixelSize(width: 750, height: 1334), 2),
      ("133.3x100@10", "133.3x100@10", PixelSize(width: 1333, height: 1000), 10),
      ("187.5x333@2", "187.5x333@2", PixelSize(width: 375, height: 666), 2),
      ("8x16@2.625", "8x16@2.625", PixelSize(width: 21, height: 42), 2.625),
      ("8000x8000", "8000x8000@1", PixelSize(width: 8000, height: 8000), 1),
      ("1x1@1", "1x1@1", PixelSize(width: 1, height: 1), 1),
      ("100x200@0.01", "100x200@0.01", PixelSize(width: 1, height: 2), 0.01),
    ])
  func readsSizes(text: String, id: String, pixels: PixelSize, scale: Double) throws {
    let device = try DeviceCatalog.builtIn.device(named: text)
    #expect(device.id == id)
    #expect(device.pixelSize == pixels)
    #expect(device.scale == scale)
    #expect(device.platform == .web)
    #expect(device.family == .window)
    #expect(device.naturalOrientation == (pixels.width > pixels.height ? .landscape : .portrait))
    #expect(try DeviceCatalog.builtIn.device(named: device.id) == device)
  }

  @Test(
    "are names where they are not of that form",
    arguments: [
      "", "x", "@", "@2", "375x", "x667", "375x667@", "375x667@nan", "375x667@inf", "375x667@-2", " -1x5", "-1x5",
      " 375x667", "375x667 ", "375X667", "375x667@2@2", "375x667x2", "1e3x1e3", "0x1p4x5", "375.x667", ".5x5",
      "375x667@2.00001", "9999999999999999x1", "٣x٣", "3,5x5", "375×667", "+3x5", "1..5x2", "\0x\0",
    ])
  func refusesOtherForms(text: String) {
    #expect(throws: Diagnostic(.suite(.unknownDevice(text, nearest: nil)))) {
      try DeviceCatalog.builtIn.device(named: text)
    }
  }

  @Test func `are offered where the scale is written as image files have it`() {
    #expect(throws: Diagnostic(.suite(.unknownDevice("375x667@2x", nearest: "375x667@2")))) {
      try DeviceCatalog.builtIn.device(named: "375x667@2x")
    }
  }

  @Test(
    "are refused where they cannot be drawn",
    arguments: [
      ("0x0@0", Problem.value(.outOfRange(key: "scale", range: "from 0.01 to 10", got: "0"))),
      ("5x5@0.0099", .value(.outOfRange(key: "scale", range: "from 0.01 to 10", got: "0.0099"))),
      ("5x5@10.5", .value(.outOfRange(key: "scale", range: "from 0.01 to 10", got: "10.5"))),
      ("5x5@99999999", .value(.outOfRange(key: "scale", range: "from 0.01 to 10", got: "99999999"))),
      ("0x5@2", notWhole("width", at: "2", got: "0")),
      ("5x0", notWhole("height", at: "1", got: "0")),
      ("5x0.1@2", notWhole("height", at: "2", got: "0.1")),
      ("411.43x731@2.625", notWhole("width", at: "2.625", got: "411.43")),
      ("375x667@1.5", notWhole("width", at: "1.5", got: "375")),
      ("8001x8000", .suite(.tooManyPixels(width: 8001, height: 8000, limit: 64_000_000))),
      ("99999999999x1@2", .suite(.tooManyPixels(width: 199_999_999_998, height: 2, limit: 64_000_000))),
      (
        "999999999999999x999999999999999",
        .suite(.tooManyPixels(width: 999_999_999_999_999, height: 999_999_999_999_999, limit: 64_000_000))
      ),
    ])
  func refusesSizes(text: String, problem: Problem) {
    let place = SourceLocation(file: "snapfarm.yaml", line: 3, column: 5)
    #expect(throws: Diagnostic(problem, at: place)) {
      try DeviceCatalog.builtIn.device(named: text, at: place)
    }
  }

  @Test("are known by any of their spellings, other devices by id and alias")
  func knowsNames() throws {
    let window = try DeviceCatalog.builtIn.device(named: "375.0x667@2", at: nil)
    #expect(window.isNamed("375x667@2") && window.isNamed("375x667@2.0") && !window.isNamed("375x667"))
    let phone = try DeviceCatalog.builtIn.device(named: "iphone-6", at: nil)
    #expect(phone.isNamed("iphone-6") && !phone.isNamed("iphone-x"))
    #expect(phone.aliases.allSatisfy { phone.isNamed($0) })
  }

  @Test(
    "of any double give a device or a problem, never a trap",
    arguments: [0, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e18, 1e300])
  func survivesDoubles(number: Double) {
    #expect(throws: Diagnostic.self) { try DeviceProfile(id: "w", size: Size(width: number, height: 1), scale: 2) }
    #expect(throws: Diagnostic.self) { try DeviceProfile(id: "h", size: Size(width: 1, height: number), scale: 2) }
    #expect(throws: Diagnostic.self) { try DeviceProfile(id: "s", size: Size(width: 1, height: 1), scale: number) }
  }
}

private func notWhole(_ key: String, at scale: String, got: String) -> Problem {
  .value(.outOfRange(key: key, range: "a whole number of pixels, at least 1, at scale \(scale)", got: got))
}
