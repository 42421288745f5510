internal import Digest

/// File names made from identities, scheme 1: injective, without signs that systems refuse, at most 143 bytes.
///
/// Names that differ in case only are two, which a file system that ignores case takes for one.
///
/// A name is never read back. Letters, digits, `-`, `_` and `@` stand for themselves; every other byte is `%XX`, so that
/// two identities never share a name and `.` only separates. What would become too long is cut and ends in `~` and a
/// digest, which no other name can contain.
extension SnapshotIdentity {
  /// The path below the reference folder, without an ending.
  package var stem: String {
    let name = ([device] + namedValues).map(escaped).joined(separator: ".")
    return sceneStem + "/" + fitting(name)
  }

  /// The name of the folder of a scene's files, and of a file that is about all of it, without its ending.
  package var sceneStem: String { fitting(escaped(scene)) }
}

/// What file names of common encrypted folders may have, less the longest ending that a stem gets.
private let longestStem = 143 - ".diff.png".utf8.count

/// A name as a part of a file's name: signs that systems refuse, and those that separate, are `%XX`.
package func fileNamePart(_ name: String) -> String { fitting(escaped(name)) }

private func escaped(_ part: String) -> String {
  // A leading dash would be taken for a flag by other programs.
  var result = ""
  for (index, byte) in part.utf8.enumerated() {
    let isSafe: Bool
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "@"):
      isSafe = true
    case UInt8(ascii: "-"): isSafe = index > 0
    default: isSafe = false
    }
    if isSafe {
      result.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      result += "%" + hexDigits(byte)
    }
  }
  return result.isEmpty ? "%" : result
}

private func hexDigits(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.count == 2 ? digits : "0" + digits
}

private func fitting(_ name: String) -> String {
  guard name.utf8.count > longestStem else { return name }
  let tail = "~" + ContentDigest(Array(name.utf8)).short
  return String(name.prefix(longestStem - tail.utf8.count)) + tail
}
