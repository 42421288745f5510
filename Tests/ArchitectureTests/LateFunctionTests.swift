import Testing

/// The functions that a list of late ones names.
func lateFunctions(in list: String) -> Set<String> {
  Set(
    list.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("FUNCTION("), line.hasSuffix(")") else { return nil }
      return line.dropFirst(9).dropLast().split(separator: ",").last.map { String($0.drop { $0 == " " }) }
    })
}

/// The functions of libraries that come late which source uses; types and the shims of headers are none.
func libraryFunctions(in source: [Token]) -> Set<String> {
  let prefixes = ["cairo_", "pango_", "hb_", "g_", "FT_", "Fc", "EVP_"]
  let names = source.map(\.text).filter { name in prefixes.contains { name.hasPrefix($0) } }
  return Set(names.filter { !$0.hasSuffix("_t") && !$0.contains("_shim_") && !isType($0) })
}

/// Types of Fontconfig and FreeType have no mark of their own; their functions start with a verb or an object's name.
private func isType(_ name: String) -> Bool {
  ["FcConfig", "FcPattern", "FcFontSet", "FcCharSet", "FcChar8", "FcChar32", "FcBool", "FcTrue", "FcFalse"]
    .contains(name) || name.hasPrefix("FcResult")
}

@Suite("Large libraries come late")
struct LateFunctionTests {
  @Test(arguments: ["Canvas", "Digest"])
  func `every function of a late library is on the list`(target: String) throws {
    let list = lateFunctions(in: try #require(Repository.text(of: "Sources/CLateLibraries/late_functions.h")))
    #expect(list.count > 100)
    for file in Repository.swiftFiles(below: "Sources/" + target) {
      #expect(libraryFunctions(in: file.tokens).subtracting(list) == [], "\(file.path)")
    }
  }

  @Test func `lists and uses are read`() {
    #expect(lateFunctions(in: "LIBRARY(a, \"b\")\nFUNCTION(a, cairo_fill)\n// FUNCTION\n") == ["cairo_fill"])
    let source = "func a(_ m: cairo_matrix_t) { cairo_fill(pango_shim_x(FcConfigCreate)) }"
    #expect(libraryFunctions(in: tokens(of: source)) == ["cairo_fill", "FcConfigCreate"])
  }
}
