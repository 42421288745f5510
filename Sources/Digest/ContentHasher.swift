import CCrypto

/// Digests bytes that come in pieces; the pieces' borders do not matter.
package struct ContentHasher: ~Copyable {
  private let context: OpaquePointer

  /// Begins with no bytes.
  package init() {
    // libcrypto fails here only where memory has run out, which ends a Swift program at any allocation.
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      preconditionFailure("libcrypto has no memory for SHA-256")
    }
    self.context = context
  }

  deinit { EVP_MD_CTX_free(context) }

  /// Adds bytes.
  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update($0) }
  }

  /// Adds bytes where they lie.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    let status = EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    precondition(status == 1, "libcrypto could not digest \(bytes.count) bytes")
  }

  /// The digest of all bytes added.
  package consuming func finish() -> ContentDigest {
    var bytes = [UInt8](repeating: 0, count: 32)
    let status = EVP_DigestFinal_ex(context, &bytes, nil)
    precondition(status == 1, "libcrypto could not finish a digest")
    let words = (0..<4).map { word in bytes[(word * 8)..<(word * 8 + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    return ContentDigest(words: words)
  }
}
