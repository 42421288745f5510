// Gradients: diagonal ones from a table, because pixman takes ten times as long for a pixel.
#include "floor.h"

#include <math.h>
#include <stdint.h>

enum { STEPS = 4096 };

static uint32_t mixed(Color first, Color last, double share) {
  uint32_t red = (first.red + (last.red - first.red) * share) * 255 + 0.5;
  uint32_t green = (first.green + (last.green - first.green) * share) * 255 + 0.5;
  uint32_t blue = (first.blue + (last.blue - first.blue) * share) * 255 + 0.5;
  return 0xFF000000 | red << 16 | green << 8 | blue;
}

// Fills pixels that begin at left, top with the place of each between the corners, in steps of 65536ths.
static void fill_diagonal(cairo_surface_t *surface, const Item *item, int left, int top) {
  uint32_t table[STEPS + 1];
  for (int step = 0; step <= STEPS; step++) table[step] = mixed(item->color, item->last, step / (double)STEPS);
  long across = STEPS * 65536.0 / (2 * item->width), down = STEPS * 65536.0 / (2 * item->height);
  long start = (left + 0.5 - item->x) * across + (top + 0.5 - item->y) * down;
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface));
    long place = start + down * y;
    for (int x = 0; x < width; x++, place += across) {
      long step = place >> 16;
      row[x] = table[step < 0 ? 0 : step > STEPS ? STEPS : step];
    }
  }
  cairo_surface_mark_dirty(surface);
}

// The colours must be opaque.
void draw_diagonal(cairo_t *context, const Item *item) {
  int left = floor(item->x), top = floor(item->y);
  int width = ceil(item->x + item->width) - left, height = ceil(item->y + item->height) - top;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  fill_diagonal(surface, item, left, top);
  cairo_set_source_surface(context, surface, left, top);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
  add_box(context, item->x, item->y, item->width, item->height, item->radius);
  cairo_fill(context);
  cairo_surface_destroy(surface);
}

// Only on small discs: a table would gain little.
void draw_glow(cairo_t *context, const Item *item) {
  cairo_pattern_t *pattern = cairo_pattern_create_radial(
    item->center_x, item->center_y, 0, item->center_x, item->center_y, item->reach);
  Color inner = item->color, outer = item->last;
  cairo_pattern_add_color_stop_rgba(pattern, 0, inner.red, inner.green, inner.blue, inner.alpha);
  cairo_pattern_add_color_stop_rgba(pattern, 1, outer.red, outer.green, outer.blue, outer.alpha);
  cairo_set_source(context, pattern);
  add_box(context, item->x, item->y, item->width, item->height, item->radius);
  cairo_fill(context);
  cairo_pattern_destroy(pattern);
}
