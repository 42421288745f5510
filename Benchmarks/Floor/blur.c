// A blur of coverage by three boxes, in whole numbers.
#include "blur.h"

#include <math.h>
#include <stdlib.h>

// Each byte becomes the mean of those from `before` ones before it to `after` ones after it; beyond the ends is nothing.
static void average(const uint8_t *from, uint8_t *to, int count, int before, int after) {
  uint64_t share = (1u << 24) / (before + after + 1) + 1;
  uint64_t sum = 0;
  for (int index = 0; index <= after && index < count; index++) sum += from[index];
  for (int index = 0; index < count; index++) {
    to[index] = (sum * share + (1u << 23)) >> 24;
    if (index + after + 1 < count) sum += from[index + after + 1];
    if (index >= before) sum -= from[index - before];
  }
}

// The boxes that SVG prescribes: with an even size, one to each side and a larger one.
typedef struct {
  int before[3], after[3];
} Boxes;

static Boxes boxes(double sigma) {
  int size = floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5), half = size / 2;
  if (size % 2) return (Boxes){{half, half, half}, {half, half, half}};
  return (Boxes){{half, half - 1, half}, {half - 1, half, half}};
}

static void blur_rows(uint8_t *rows, int width, int height, Boxes boxes, uint8_t *spare) {
  for (int y = 0; y < height; y++) {
    uint8_t *row = rows + (size_t)y * width, *other = spare + width;
    average(row, spare, width, boxes.before[0], boxes.after[0]);
    average(spare, other, width, boxes.before[1], boxes.after[1]);
    average(other, row, width, boxes.before[2], boxes.after[2]);
  }
}

// In squares, so that reading and writing both stay in the cache.
static void transpose(const uint8_t *from, uint8_t *to, int width, int height) {
  for (int top = 0; top < height; top += 32) {
    for (int left = 0; left < width; left += 32) {
      for (int y = top; y < top + 32 && y < height; y++) {
        for (int x = left; x < left + 32 && x < width; x++) to[(size_t)x * height + y] = from[(size_t)y * width + x];
      }
    }
  }
}

void blur(uint8_t *pixels, int width, int height, double sigma) {
  Boxes three = boxes(sigma);
  if (three.before[0] + three.after[0] == 0) return;
  size_t longest = width > height ? width : height;
  uint8_t *turned = malloc((size_t)width * height), *spare = malloc(2 * longest);
  if (!turned || !spare) abort();
  blur_rows(pixels, width, height, three, spare);
  transpose(pixels, turned, width, height);
  blur_rows(turned, height, width, three, spare);
  transpose(turned, pixels, height, width);
  free(turned);
  free(spare);
}
