import Testing

@testable import Report

@Suite struct HTMLScriptTests {
  @Test func `the test's own digest is SHA-256`() {
    #expect(sha256Base64("") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(sha256Base64("abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }

  @Test func `a page of one file allows its own script and no other`() {
    let policy =
      "default-src 'none'; img-src 'self' data: file:; style-src 'unsafe-inline'; "
      + "script-src 'sha256-\(sha256Base64(htmlScript))'; base-uri 'none'; form-action 'none'"
    #expect(contentSecurityPolicy == policy)
    #expect(!htmlScript.contains("eval") && !htmlScript.contains("innerHTML"))
  }
}
