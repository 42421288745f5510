#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Adds to the end of a file, which is made if it is missing; what stands there already stays.
package func appendFile(_ bytes: [UInt8], to path: String) throws(FileError) {
  try write(bytes, to: Descriptor(opening: path, O_WRONLY | O_APPEND | O_CREAT | O_NOCTTY | O_NONBLOCK, mode: 0o666))
}
