internal import CPango
internal import Graphics

extension FontFace {
  /// Where a variable font stands on all its axes: at the weight and width of the face and where `said` says, which wins,
  /// and else where the font stands by itself.
  ///
  /// All are said because Fontconfig may have taken a named instance that looks the same, or sets the axis of optical sizes
  /// by rules of its own; and what is said about axes that the font lacks is left out.
  func variations(of font: UnsafeMutablePointer<PangoFont>, with said: [FontVariation]) -> [FontVariation] {
    axisInfos(of: font).map { info in
      let name = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> $0) }, as: UTF8.self)
      let own: Double =
        switch name {
        case "wght": Double(weight)
        case "wdth": Double(stretch)
        default: Double(info.default_value)
        }
      let wanted = said.last { $0.axis == name }?.value ?? own
      return FontVariation(axis: name, value: min(max(wanted, Double(info.min_value)), Double(info.max_value)))
    }
  }

  private func axisInfos(of font: UnsafeMutablePointer<PangoFont>) -> [hb_ot_var_axis_info_t] {
    guard let face = hb_font_get_face(pango_font_get_hb_font(font)) else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 64)
    var count = UInt32(infos.count)
    let total = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return Array(infos.prefix(Int(min(count, total))))
  }
}
