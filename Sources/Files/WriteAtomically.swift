#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

private let (temporaryStart, temporaryEnd) = (".snapfarm-", ".tmp")

/// Whether a path is that of a file that `writeAtomically` had begun when it was ended.
package func isTemporaryFile(_ path: String) -> Bool {
  let name = FilePaths.fileName(of: path)
  return name.hasPrefix(temporaryStart) && name.hasSuffix(temporaryEnd)
}

/// Writes a file so that others see the old one or the new one, never a part, also after a power failure.
///
/// Missing parent folders are made. A failure leaves the old file, and no temporary one; it names the path that was
/// asked for, whatever on the way to it failed. Where `isDurable` is false, a power failure may take the file, and the
/// disk is not waited for: for what can be made again at any time.
package func writeAtomically(_ bytes: [UInt8], to path: String, isDurable: Bool = true) throws(FileError) {
  do throws(FileError) {
    let folder = FilePaths.parent(of: path)
    try makeFolders(folder)
    try replace(path, with: writeTemporary(bytes, in: folder, isDurable: isDurable))
    if isDurable { try Descriptor(opening: folder, O_RDONLY | O_DIRECTORY).synchronise() }
  } catch {
    throw FileError(error.cause, at: path)
  }
}

private func replace(_ path: String, with temporary: String) throws(FileError) {
  do throws(FileError) {
    try system(path) { rename(temporary, path) }
  } catch {
    unlink(temporary)
    throw error
  }
}

/// Writes a new hidden file, which must be in the folder of the final one because a rename does not cross file systems.
private func writeTemporary(_ bytes: [UInt8], in folder: String, isDurable: Bool) throws(FileError) -> String {
  while true {
    let name = temporaryStart + String(UInt64.random(in: .min ... .max), radix: 16) + temporaryEnd
    let path = FilePaths.join(folder, name)
    let descriptor: Descriptor
    do throws(FileError) {
      descriptor = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
    } catch {
      if error.cause == .system(EEXIST) { continue }
      throw error
    }
    do throws(FileError) {
      try write(bytes, to: descriptor)
      if isDurable { try descriptor.synchronise() }
      return path
    } catch {
      unlink(path)
      throw error
    }
  }
}

/// Writes all of the bytes, in as many calls as that takes.
func write(_ bytes: [UInt8], to descriptor: borrowing Descriptor) throws(FileError) {
  let (number, path) = (descriptor.number, descriptor.path)
  var written = 0
  while written < bytes.count {
    written += try system(path) {
      bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        return write(number, rest.baseAddress, rest.count)
      }
    }
  }
}
