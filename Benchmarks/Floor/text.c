// Text: shaped once by Pango, then drawn as glyphs whose origins are whole pixels.
#include "floor.h"

#include <math.h>
#include <pango/pangofc-fontmap.h>

static cairo_font_options_t *font_options(void) {
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  return options;
}

PangoContext *make_text_context(const char *folder) {
  FcConfig *fonts = FcConfigCreate();
  if (!FcConfigAppFontAddDir(fonts, (const FcChar8 *)folder)) fail("no fonts", folder);
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), fonts);
  PangoContext *context = pango_font_map_create_context(map);
  cairo_font_options_t *options = font_options();
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  return context;
}

static PangoLayout *layout_of(const Item *item, PangoContext *texts) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family_static(font, "Roboto");
  pango_font_description_set_weight(font, (PangoWeight)item->weight);
  pango_font_description_set_absolute_size(font, item->size * PANGO_SCALE);
  PangoLayout *layout = pango_layout_new(texts);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(layout, item->words, -1);
  return layout;
}

// Adds a run's glyphs; returns where the next one begins.
static double add_glyphs(Item *item, PangoGlyphItem *run, double x) {
  for (int index = 0; index < run->glyphs->num_glyphs; index++) {
    PangoGlyphInfo *glyph = &run->glyphs->glyphs[index];
    if (glyph->glyph != PANGO_GLYPH_EMPTY) {
      double left = x + pango_units_to_double(glyph->geometry.x_offset);
      double baseline = item->y + pango_units_to_double(glyph->geometry.y_offset);
      item->glyphs[item->glyph_count++] = (cairo_glyph_t){glyph->glyph, floor(left + 0.5), floor(baseline + 0.5)};
    }
    x += pango_units_to_double(glyph->geometry.width);
  }
  return x;
}

static void shape(Item *item, PangoContext *texts) {
  PangoLayout *layout = layout_of(item, texts);
  PangoRectangle extents;
  pango_layout_get_extents(layout, NULL, &extents);
  double x = item->x - item->share * pango_units_to_double(extents.width);
  PangoLayoutLine *line = pango_layout_get_line_readonly(layout, 0);
  int count = 0;
  for (GSList *run = line->runs; run; run = run->next) count += ((PangoGlyphItem *)run->data)->glyphs->num_glyphs;
  item->glyphs = allocate(count, sizeof *item->glyphs);
  for (GSList *place = line->runs; place; place = place->next) {
    PangoGlyphItem *run = place->data;
    cairo_scaled_font_t *font = pango_cairo_font_get_scaled_font((PangoCairoFont *)run->item->analysis.font);
    if (item->font && item->font != font) fail("needs a second font", item->words);
    if (!item->font) item->font = cairo_scaled_font_reference(font);
    x = add_glyphs(item, run, x);
  }
  g_object_unref(layout);
}

void draw_text(cairo_t *context, PangoContext *texts, Item *item) {
  if (!item->font) shape(item, texts);
  cairo_set_source_rgba(context, item->color.red, item->color.green, item->color.blue, item->color.alpha);
  cairo_set_scaled_font(context, item->font);
  cairo_show_glyphs(context, item->glyphs, item->glyph_count);
}
