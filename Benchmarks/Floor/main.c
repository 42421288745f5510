// The floor: display lists drawn with Cairo and Pango as fast as is known, without views, layout or files of scenes.
//
// Usage: floor picture FONTS LIST FILE.png      draws a list as a process that does nothing else
//        floor time FONTS ROUNDS FOLDER LIST…   times the steps, a picture in FOLDER being written again and again
//
// It prints a line of JSON for each step: its name and, for each round, milliseconds of processor time a list. The
// first round, in which texts are shaped and fonts read, does not count. `size` is the mean of the files' sizes, in
// bytes.
#include "floor.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xxhash.h>

// PNG at the level of references, by libdeflate; and as fast as it is worth its size, by libpng and zlib.
enum { DEFLATE_LEVEL = 6, ZLIB_LEVEL = 3 };
enum { DRAW, DIGEST, DEFLATE, LIBPNG, STEPS };
static const char *const names[STEPS] = {"draw", "digest", "png", "libpng"};

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void digest(cairo_surface_t *surface) {
  int stride = cairo_image_surface_get_stride(surface), height = cairo_image_surface_get_height(surface);
  volatile XXH128_hash_t found = XXH3_128bits(cairo_image_surface_get_data(surface), (size_t)stride * height);
  (void)found;
}

// Adds what each step of a list took, and the sizes of the files.
static void take(List *list, PangoContext *texts, const char *path, double times[STEPS], double sizes[STEPS]) {
  double start = milliseconds();
  cairo_surface_t *surface = draw(list, texts);
  double drawn = milliseconds();
  digest(surface);
  double digested = milliseconds();
  sizes[DEFLATE] += write_with_libdeflate(surface, path, DEFLATE_LEVEL);
  double deflated = milliseconds();
  sizes[LIBPNG] += write_with_libpng(surface, path, ZLIB_LEVEL);
  double written = milliseconds();
  cairo_surface_destroy(surface);
  times[DRAW] += drawn - start;
  times[DIGEST] += digested - drawn;
  times[DEFLATE] += deflated - digested;
  times[LIBPNG] += written - deflated;
}

static void time_steps(PangoContext *texts, int rounds, const char *folder, int count, char **paths) {
  char path[4096];
  snprintf(path, sizeof path, "%s/floor.png", folder);
  List **lists = allocate(count, sizeof *lists);
  for (int index = 0; index < count; index++) lists[index] = read_list(paths[index]);
  double(*times)[STEPS] = allocate(rounds + 1, sizeof *times), sizes[STEPS] = {0};
  for (int round = 0; round <= rounds; round++) {
    memset(sizes, 0, sizeof sizes);
    for (int index = 0; index < count; index++) take(lists[index], texts, path, times[round], sizes);
  }
  for (int step = 0; step < STEPS; step++) {
    printf("{\"name\": \"%s\", \"size\": %.0f, \"times\": [", names[step], sizes[step] / count);
    for (int round = 1; round <= rounds; round++) printf("%s%.4f", round > 1 ? ", " : "", times[round][step] / count);
    printf("]}\n");
  }
}

int main(int count, char **words) {
  if (count == 5 && !strcmp(words[1], "picture")) {
    cairo_surface_t *surface = draw(read_list(words[3]), make_text_context(words[2]));
    write_with_libdeflate(surface, words[4], DEFLATE_LEVEL);
    return 0;
  }
  int rounds = count >= 6 && !strcmp(words[1], "time") ? atoi(words[3]) : 0;
  if (rounds < 1) fail("picture FONTS LIST FILE.png, or time FONTS ROUNDS FOLDER LIST…", "usage");
  time_steps(make_text_context(words[2]), rounds, words[4], count - 5, words + 5);
  return 0;
}
