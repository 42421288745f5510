// What the files of the floor share: a display list in device pixels, and the steps from it to a PNG file.
#ifndef FLOOR_H
#define FLOOR_H

#include <cairo.h>
#include <pango/pangocairo.h>
#include <stdbool.h>

typedef struct {
  double red, green, blue, alpha;
} Color;

typedef enum { BOX, SHADOW, DIAGONAL, GLOW, ICON, TEXT } Kind;

// One thing to paint; lengths are device pixels.
typedef struct {
  Kind kind;
  double x, y, width, height, radius;
  // How far a shadow is below its box, and the standard deviation of its blur.
  double down, sigma;
  // The circle of a glow.
  double center_x, center_y, reach;
  // An icon's width of line in its own units, of which 24 make its side; a text's size, weight and share before x.
  double stroke, size, weight, share;
  Color color, last;
  char *words;
  // What a text was shaped to when it was first drawn.
  cairo_scaled_font_t *font;
  cairo_glyph_t *glyphs;
  int glyph_count;
} Item;

typedef struct {
  int width, height, count;
  Item *items;
} List;

// Reads a display list; ends the program with a sentence where it cannot.
List *read_list(const char *path);
void fail(const char *words, const char *about);
void *allocate(size_t count, size_t size);

// Fonts of one folder, whatever the machine has besides.
PangoContext *make_text_context(const char *folder);
void draw_text(cairo_t *context, PangoContext *texts, Item *item);

void draw_shadow(cairo_t *context, const Item *item);
void draw_diagonal(cairo_t *context, const Item *item);
void draw_glow(cairo_t *context, const Item *item);
void add_box(cairo_t *context, double x, double y, double width, double height, double radius);
cairo_surface_t *draw(List *list, PangoContext *texts);

// Both write RGB rows without filters; they return the size of the file.
long write_with_libpng(cairo_surface_t *surface, const char *path, int level);
long write_with_libdeflate(cairo_surface_t *surface, const char *path, int level);

#endif
