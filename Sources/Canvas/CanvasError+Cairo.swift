internal import CCairo

extension CanvasError {
  /// What Cairo says of its status.
  init(_ status: cairo_status_t) {
    self = .cairo(String(cString: cairo_status_to_string(status)))
  }
}
