import Farm
import Problems
import References
import Report
import Testing

@Suite struct RunJSONTests {
  private static let changed = """
    {
      "version": 1,
      "suite": "examples",
      "verb": "test",
      "engine": [
        "cairo 1.16.0",
        "pango 1.50.12"
      ],
      "interrupted": false,
      "died": null,
      "exitCode": 1,
      "plan": {
        "digest": "382d206d78f488ed4404ee5e0e065964b1075ed542dd1c678d8c4872f37dee32",
        "snapshots": 1,
        "isWhole": true
      },
      "problems": [],
      "orphans": null,
      "orphansFail": false,
      "counts": {
        "unchanged": 0,
        "within-tolerance": 0,
        "changed": 1,
        "size-changed": 0,
        "missing": 0,
        "unreadable": 0,
        "error": 0,
        "recorded": 0,
        "updated": 0,
        "rendered": 0
      },
      "outcomes": [
        {
          "id": "keypad/iphone-6.landscape",
          "scene": "keypad",
          "device": "iphone-6",
          "values": [
            {
              "axis": "orientation",
              "value": "landscape",
              "default": false
            },
            {
              "axis": "appearance",
              "value": "light",
              "default": true
            }
          ],
          "status": "changed",
          "source": {
            "file": "Scenes/keypad.yaml",
            "line": 1,
            "column": 1
          },
          "size": [750, 1334],
          "expectedSize": null,
          "scale": 2,
          "difference": {
            "pixels": 1234,
            "total": 1000500,
            "maxChannelDelta": 255,
            "meanChannelDelta": 190.94,
            "box": [12, 30, 40, 18],
            "mode": "exact",
            "forgivenAntialiasing": 0,
            "belowThreshold": {
              "count": 0,
              "max": 0,
              "mean": 0
            },
            "clusters": [],
            "clusterCount": 0,
            "densestWindow": null,
            "shifts": [],
            "failedGates": []
          },
          "reason": null,
          "maskedPixels": 0,
          "masks": [],
          "engineDiffers": false,
          "companionDiffers": false,
          "diagnostics": [
            {
              "code": "L304",
              "severity": "warning",
              "message": "the text \\"Hello\\" does not fit and is cut off",
              "file": "Scenes/keypad.yaml",
              "line": 9,
              "column": 7,
              "view": "title"
            }
          ],
          "files": {
            "expected": "Snapshots/keypad/iphone-6.landscape.png",
            "actual": null,
            "difference": null,
            "written": []
          },
          "pixelDigest": "05bf384a2054",
          "changeDigest": null
        }
      ],
      "failedItems": [
        "keypad/iphone-6.landscape.png"
      ],
      "newItems": [],
      "deletedItems": [],
      "passedItems": [],
      "expectedItems": [
        "keypad/iphone-6.landscape.png"
      ],
      "actualItems": [],
      "diffItems": [],
      "actualDir": ".snapfarm/pending",
      "expectedDir": "Snapshots",
      "diffDir": ".snapfarm/differences"
    }

    """

  @Test func `a changed snapshot has all its figures`() {
    var outcome = Sample.outcome(
      "keypad", "iphone-6", .changed(Sample.difference), values: [Sample.landscape, Sample.light],
      diagnostics: [Sample.truncated])
    outcome.files.expected = "Snapshots/keypad/iphone-6.landscape.png"
    var result = Sample.run([outcome])
    result.plan = PlanSummary(of: [outcome.identity], isWhole: true)
    result.folders = RunResult.Folders(
      expected: "Snapshots", actual: ".snapfarm/pending", difference: ".snapfarm/differences")
    #expect(runJSON(result).text == Self.changed)
  }

  @Test(arguments: [
    (Outcome.Status.rendered, "rendered"), (.unchanged, "unchanged"), (.changed(Sample.difference), "changed"),
    (Sample.tolerated, "within-tolerance"),
    (Sample.taller, "size-changed"), (.missing, "missing"), (.unreadable(.lfsPointer), "unreadable"),
    (.error, "error"), (.recorded, "recorded"), (.updated, "updated"),
  ])
  func `every status has a word and is counted`(status: Outcome.Status, word: String) {
    let text = runJSON(Sample.run([Sample.outcome("card", "iphone-6", status)])).text
    #expect(text.contains("\n      \"status\": \"\(word)\",\n"))
    #expect(text.contains("\n    \"\(word)\": 1"))
  }

  @Test func `sizes and reasons stand beside their status`() {
    let text = runJSON(Sample.run(Sample.mixed)).text
    #expect(text.contains("\"expectedSize\": [640, 960]"))
    #expect(text.contains("\"reason\": \"the reference is a pointer of Git LFS; run \\\"git lfs pull\\\"\""))
  }

  @Test func `a difference within a tolerance has its figures and the reason`() {
    var outcome = Sample.outcome("card", "iphone-6", Sample.tolerated)
    outcome.reason = "saved again"
    let text = runJSON(Sample.run([outcome])).text
    #expect(text.contains("\"reason\": \"saved again\""))
    #expect(text.contains("\"pixels\": 3,"))
  }

  @Test func `the same result gives the same bytes`() {
    #expect(runJSON(Sample.run(Sample.mixed)).text == runJSON(Sample.run(Sample.mixed)).text)
  }

  @Test func `names are listed by how they ended, as other tools list them`() {
    let json = runJSON(RunReadingTests.everything)
    func names(_ key: String) -> [String]? { json[key]?.elements?.compactMap(\.stringValue) }
    #expect(
      names("failedItems") == [
        "keypad/iphone-6.landscape.png", "card/iphone-4s.png", "card/iphone-6.png", "launch/iphone-4s.png",
        "launch/iphone-5.png", "launch/iphone-5.landscape.png", "card/%C3%BCn%C3%AF%2Fc%C3%B6de.png",
        "card/updated.png", "card/iphone-8.png",
      ])
    #expect(names("newItems") == ["card/iphone-5.png", "card/recorded.png"])
    #expect(names("passedItems") == ["keypad/iphone-4s.png", "keypad/iphone-5.png", "card/iphone-7.png"])
    #expect(names("deletedItems") == ["old/a.png"])
    #expect(names("expectedItems") == ["keypad/iphone-6.landscape.png"])
    #expect(names("actualItems") == ["keypad/iphone-6.landscape.png"])
    // Its picture is in another folder than the one of all.
    #expect(names("diffItems") == [])
  }
}
