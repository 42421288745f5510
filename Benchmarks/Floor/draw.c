// From a display list to pixels.
#include "floor.h"

#include <math.h>
#include <stdlib.h>

void add_box(cairo_t *context, double x, double y, double width, double height, double radius) {
  if (radius <= 0) {
    cairo_rectangle(context, x, y, width, height);
    return;
  }
  double held = fmin(radius, fmin(width, height) / 2);
  cairo_new_sub_path(context);
  cairo_arc(context, x + width - held, y + held, held, -M_PI / 2, 0);
  cairo_arc(context, x + width - held, y + height - held, held, 0, M_PI / 2);
  cairo_arc(context, x + held, y + height - held, held, M_PI / 2, M_PI);
  cairo_arc(context, x + held, y + held, held, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

static void draw_box(cairo_t *context, const Item *item) {
  cairo_set_source_rgba(context, item->color.red, item->color.green, item->color.blue, item->color.alpha);
  add_box(context, item->x, item->y, item->width, item->height, item->radius);
  cairo_fill(context);
}

// M, L, C and Z with absolute coordinates.
static void add_outline(cairo_t *context, char *place) {
  while (*place) {
    char step = *place++;
    if (step == ' ') continue;
    double values[6];
    int count = step == 'C' ? 6 : step == 'Z' ? 0 : 2;
    for (int index = 0; index < count; index++) values[index] = strtod(place, &place);
    switch (step) {
    case 'M': cairo_move_to(context, values[0], values[1]); break;
    case 'L': cairo_line_to(context, values[0], values[1]); break;
    case 'C': cairo_curve_to(context, values[0], values[1], values[2], values[3], values[4], values[5]); break;
    case 'Z': cairo_close_path(context); break;
    default: fail("is no outline", place - 1);
    }
  }
}

static void draw_icon(cairo_t *context, const Item *item) {
  cairo_save(context);
  cairo_translate(context, item->x, item->y);
  cairo_scale(context, item->size / 24, item->size / 24);
  cairo_set_source_rgba(context, item->color.red, item->color.green, item->color.blue, item->color.alpha);
  cairo_set_line_width(context, item->stroke);
  cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
  // At Cairo's own tolerance its versions differ in tight curves.
  cairo_set_tolerance(context, 0.05);
  add_outline(context, item->words);
  cairo_stroke(context);
  cairo_restore(context);
}

cairo_surface_t *draw(List *list, PangoContext *texts) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, list->width, list->height);
  cairo_t *context = cairo_create(surface);
  for (int index = 0; index < list->count; index++) {
    Item *item = &list->items[index];
    switch (item->kind) {
    case BOX: draw_box(context, item); break;
    case SHADOW: draw_shadow(context, item); break;
    case DIAGONAL: draw_diagonal(context, item); break;
    case GLOW: draw_glow(context, item); break;
    case ICON: draw_icon(context, item); break;
    case TEXT: draw_text(context, texts, item); break;
    }
  }
  if (cairo_status(context)) fail(cairo_status_to_string(cairo_status(context)), "draw");
  cairo_destroy(context);
  cairo_surface_flush(surface);
  return surface;
}
