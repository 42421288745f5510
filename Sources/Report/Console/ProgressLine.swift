/// How far a run is: `[12/80] 15 %  8.1/s  9 s left`.
///
/// Rate and rest are left out as long as they are unknown, the rest also at the end. 100 % is said at the end only.
package func progressLine(done: Int, total: Int, elapsedSeconds: Double) -> String {
  let (done, total) = (max(0, done), max(0, total))
  let percent = total == 0 ? 100 : Int(100 * Double(min(done, total)) / Double(total))
  let start = "[\(done)/\(total)] \(percent) %"
  guard done > 0, elapsedSeconds > 0, elapsedSeconds.isFinite else { return start }
  let rate = Double(done) / elapsedSeconds
  guard rate.isFinite, rate > 0 else { return start }
  let speed = start + "  \(oneDecimal(rate))/s"
  guard done < total else { return speed }
  return speed + "  \(duration((Double(total) - Double(done)) / rate)) left"
}

/// A time in the two largest units, rounded up: `9 s`, `2 min 5 s`, `1 h 5 min`.
private func duration(_ seconds: Double) -> String {
  let bounded = min(seconds, 3.6e9)
  let whole = Int(bounded) + (Double(Int(bounded)) < bounded ? 1 : 0)
  switch whole {
  case ..<60: return "\(whole) s"
  case ..<3600: return "\(whole / 60) min \(whole % 60) s"
  default: return "\(whole / 3600) h \(whole / 60 % 60) min"
  }
}
