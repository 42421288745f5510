// Shadows of rounded boxes: a small box is blurred once, and larger ones of its kind are made by stretching its middle,
// which has no other bytes than blurring each of them. What an opaque box will cover is left out.
#include "blur.h"
#include "floor.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Coverage of a blurred box, whose upper left corner is at `reach` and the fractions.
typedef struct {
  double radius, sigma, fraction_x, fraction_y, box_width, box_height;
  int reach, width, height;
  uint8_t *pixels;
} Tile;

static Tile tiles[256];
static int tile_count;

static uint8_t *covered(const Tile *tile) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, tile->width, tile->height);
  cairo_t *context = cairo_create(surface);
  add_box(
    context, tile->reach + tile->fraction_x, tile->reach + tile->fraction_y, tile->box_width, tile->box_height,
    tile->radius);
  cairo_fill(context);
  cairo_destroy(context);
  cairo_surface_flush(surface);
  uint8_t *pixels = allocate(tile->height, tile->width);
  for (int y = 0; y < tile->height; y++) {
    const uint8_t *row = cairo_image_surface_get_data(surface) + y * cairo_image_surface_get_stride(surface);
    memcpy(pixels + (size_t)y * tile->width, row, tile->width);
  }
  cairo_surface_destroy(surface);
  return pixels;
}

static const Tile *tile_like(Tile wanted) {
  for (int index = 0; index < tile_count; index++) {
    const Tile *tile = &tiles[index];
    if (tile->radius == wanted.radius && tile->sigma == wanted.sigma && tile->fraction_x == wanted.fraction_x
        && tile->fraction_y == wanted.fraction_y && tile->box_width == wanted.box_width
        && tile->box_height == wanted.box_height)
      return tile;
  }
  if (tile_count == 256) fail("too many kinds", "shadow");
  wanted.width = (int)ceil(wanted.fraction_x + wanted.box_width) + 2 * wanted.reach;
  wanted.height = (int)ceil(wanted.fraction_y + wanted.box_height) + 2 * wanted.reach;
  wanted.pixels = covered(&wanted);
  blur(wanted.pixels, wanted.width, wanted.height, wanted.sigma);
  tiles[tile_count] = wanted;
  return &tiles[tile_count++];
}

// Copies a row, the pixel at `middle` as often as it takes to fill the width.
static void stretch(const uint8_t *from, int from_width, uint8_t *to, int width, int middle) {
  int rest = from_width - middle - 1;
  memcpy(to, from, middle);
  memset(to + middle, from[middle], width - middle - rest);
  memcpy(to + width - rest, from + from_width - rest, rest);
}

static cairo_surface_t *stretched(const Tile *tile, int width, int height, int middle) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  uint8_t *pixels = cairo_image_surface_get_data(surface);
  int stride = cairo_image_surface_get_stride(surface), below = tile->height - middle - 1;
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (size_t)y * stride;
    if (y > middle && y < height - below) {
      memcpy(row, row - stride, width);
    } else {
      int line = y <= middle ? y : tile->height - (height - y);
      stretch(tile->pixels + (size_t)line * tile->width, tile->width, row, width, middle);
    }
  }
  cairo_surface_mark_dirty(surface);
  return surface;
}

// The parts of a rectangle that are beside the box or under its edge. A clip of whole pixels costs nothing.
static void clip_box_away(cairo_t *context, const Item *item, int left, int top, int right, int bottom) {
  int corner = (int)ceil(item->radius * 0.3) + 1;
  int inner_left = (int)ceil(item->x) + corner, inner_right = (int)floor(item->x + item->width) - corner;
  int inner_top = (int)ceil(item->y) + corner, inner_bottom = (int)floor(item->y + item->height) - corner;
  cairo_rectangle(context, left, top, right - left, inner_top - top);
  cairo_rectangle(context, left, inner_bottom, right - left, bottom - inner_bottom);
  cairo_rectangle(context, left, inner_top, inner_left - left, inner_bottom - inner_top);
  cairo_rectangle(context, inner_right, inner_top, right - inner_right, inner_bottom - inner_top);
  cairo_clip(context);
}

void draw_shadow(cairo_t *context, const Item *item) {
  int x = floor(item->x), y = floor(item->y + item->down), reach = ceil(3 * item->sigma);
  Tile kind = {
    .radius = item->radius, .sigma = item->sigma, .fraction_x = item->x - x, .fraction_y = item->y + item->down - y,
    .box_width = item->width, .box_height = item->height, .reach = reach};
  int width = (int)ceil(kind.fraction_x + item->width) + 2 * reach;
  int height = (int)ceil(kind.fraction_y + item->height) + 2 * reach;
  // From an edge to where neither its blur nor that of its corners is seen.
  int corner = (int)ceil(item->radius + 3 * item->sigma) + 2;
  if (item->width > 2 * corner + 2 && item->height > 2 * corner + 2) {
    kind.box_width = 2 * corner + 1 + item->width - floor(item->width);
    kind.box_height = 2 * corner + 1 + item->height - floor(item->height);
  }
  cairo_surface_t *mask = stretched(tile_like(kind), width, height, reach + corner);
  int left = x - reach, top = y - reach;
  cairo_save(context);
  clip_box_away(context, item, left, top, left + width, top + height);
  cairo_set_source_rgba(context, item->color.red, item->color.green, item->color.blue, item->color.alpha);
  cairo_mask_surface(context, mask, left, top);
  cairo_restore(context);
  cairo_surface_destroy(mask);
}
