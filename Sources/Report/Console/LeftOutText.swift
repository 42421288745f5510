package import Farm

/// A line for each value that was asked for and some devices cannot have: they have no snapshot.
package func leftOutText(_ leftOut: [LeftOut]) -> String {
  var lines: [(value: String, devices: [String])] = []
  for device in leftOut {
    let value = harmless("\(device.axis)=\(device.words.joined(separator: ","))")
    if let index = lines.firstIndex(where: { $0.value == value }) {
      lines[index].devices.append(device.device)
    } else {
      lines.append((value, [device.device]))
    }
  }
  return lines.map { "left out, as they cannot have \($0.value): \(listed($0.devices, atMost: 8))\n" }.joined()
}
