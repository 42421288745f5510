import Arguments
import Devices
import Farm
import Files
import Problems
import Report

extension Command {
  /// `snapfarm devices`: the catalogue, with the suite's own profiles where there is a suite.
  func devices() throws -> Int32 {
    let catalog = try currentCatalog()
    let names = invocation.operands
    var profiles: [DeviceProfile] = []
    var problems: [Diagnostic] = []
    for name in names {
      do {
        profiles.append(try catalog.device(named: name))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw Diagnostics(problems) }
    if names.isEmpty { profiles = catalog.profiles }
    if invocation.has(.bareJSON) {
      try write(devicesJSON(profiles).text, to: invocation.value(of: .bareJSON) ?? "-")
    } else {
      terminal.printUnlessQuiet(devicesText(profiles))
    }
    return ExitStatus.done
  }

  private func currentCatalog() throws -> DeviceCatalog {
    if invocation.value(of: .suite) != nil { return try loadedSuite().catalog }
    return (try? loadSuite(file: nil, from: currentFolder()))?.catalog ?? .builtIn
  }
}
