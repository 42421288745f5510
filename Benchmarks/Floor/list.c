// Reads display lists, a primitive a line, from points to device pixels.
#include "floor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void fail(const char *words, const char *about) {
  fprintf(stderr, "floor: %s: %s\n", about, words);
  exit(65);
}

void *allocate(size_t count, size_t size) {
  void *memory = calloc(count ? count : 1, size);
  if (!memory) fail("no memory", "allocate");
  return memory;
}

// The number at a place in a line, which is moved behind it.
static double number(char **place) {
  char *end;
  double value = strtod(*place, &end);
  if (end == *place) fail("a number is missing", *place);
  *place = end;
  return value;
}

static Color color(char **place) {
  Color color;
  color.red = number(place);
  color.green = number(place);
  color.blue = number(place);
  color.alpha = number(place);
  return color;
}

static void read_box(Item *item, char **place, double scale) {
  item->x = number(place) * scale;
  item->y = number(place) * scale;
  item->width = number(place) * scale;
  item->height = number(place) * scale;
  item->radius = number(place) * scale;
}

static void read_values(Item *item, char **place, double scale) {
  switch (item->kind) {
  case BOX: read_box(item, place, scale); break;
  case SHADOW:
    read_box(item, place, scale);
    item->down = number(place) * scale;
    item->sigma = number(place) * scale;
    break;
  case DIAGONAL: read_box(item, place, scale); break;
  case GLOW:
    read_box(item, place, scale);
    item->center_x = number(place) * scale;
    item->center_y = number(place) * scale;
    item->reach = number(place) * scale;
    break;
  case ICON:
    item->x = number(place) * scale;
    item->y = number(place) * scale;
    item->size = number(place) * scale;
    item->stroke = number(place);
    break;
  case TEXT:
    item->x = number(place) * scale;
    item->y = number(place) * scale;
    item->size = number(place) * scale;
    item->weight = number(place);
    item->share = number(place);
    break;
  }
}

static bool read_item(Item *item, char *line, double scale) {
  static const char *const names[] = {"box ", "shadow ", "diagonal ", "glow ", "icon ", "text "};
  for (int kind = 0; kind < 6; kind++) {
    size_t length = strlen(names[kind]);
    if (strncmp(line, names[kind], length)) continue;
    char *place = line + length;
    item->kind = kind;
    read_values(item, &place, scale);
    item->color = color(&place);
    if (kind == DIAGONAL || kind == GLOW) item->last = color(&place);
    if (kind == ICON || kind == TEXT) item->words = strdup(place + 1);
    return true;
  }
  return false;
}

List *read_list(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("cannot be read", path);
  List *list = allocate(1, sizeof *list);
  list->items = allocate(1000, sizeof *list->items);
  double scale = 0;
  char line[4096];
  while (fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    if (!scale) {
      if (sscanf(line, "size %d %d %lf", &list->width, &list->height, &scale) != 3) fail("no size", path);
    } else if (list->count == 1000 || !read_item(&list->items[list->count++], line, scale)) {
      fail(line, path);
    }
  }
  fclose(file);
  return list;
}
