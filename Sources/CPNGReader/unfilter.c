#include "png_reader.h"
#include <string.h>

// In C because Swift's SIMD types leave it to the optimiser whether minimum, maximum and widening become one instruction,
// and are hundreds of times slower without it. Vectors of 16 bytes, which every machine has, give the same words on each.
#define INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes __attribute__((vector_size(16)));
typedef uint8_t eight_bytes __attribute__((vector_size(8)));
typedef int16_t lanes __attribute__((vector_size(16)));
typedef uint32_t quad __attribute__((vector_size(16)));

typedef struct {
  const uint8_t *coded;  // the first byte behind the filter
  const uint32_t *above;
  uint32_t *words;
  size_t width;
} line;

// --- Words and vectors of filtered pixels. `channels` is a constant wherever these are inlined. ---

INLINE uint32_t opaque(int channels) { return channels & 1 ? 0xff000000u : 0; }

// The word that a pixel's bytes make, without alpha 0; of grey all three colours are the same.
INLINE uint32_t word(const uint8_t *coded, size_t index, int channels) {
  const uint8_t *at = coded + index * (size_t)channels;
  if (channels == 1) return at[0] * 0x010101u;
  if (channels == 2) return at[0] * 0x010101u | (uint32_t)at[1] << 24;
  uint32_t loaded;
  memcpy(&loaded, at, 4);
  uint32_t turned = __builtin_bswap32(loaded);
  return channels == 3 ? turned >> 8 : turned >> 8 | turned << 24;
}

INLINE quad load(const void *at) {
  quad loaded;
  memcpy(&loaded, at, 16);
  return loaded;
}

// The words of four pixels; loads that overlap and shifts are what machines without a byte shuffle do best.
INLINE quad four_words(const uint8_t *coded, size_t index, int channels) {
  const uint8_t *at = coded + index * (size_t)channels;
  if (channels < 3)
    return (quad){word(at, 0, channels), word(at, 1, channels), word(at, 2, channels), word(at, 3, channels)};
  quad loaded;
  if (channels == 4) {
    loaded = load(at);
  } else {
    uint32_t pixels[4];
    for (int i = 0; i < 4; i++) memcpy(pixels + i, at + i * 3, 4);
    loaded = (quad){pixels[0], pixels[1], pixels[2], pixels[3]};
  }
  quad kept = loaded & (channels == 4 ? 0xff00ff00u : 0xff00u);
  return kept | (loaded & 0xff) << 16 | (loaded >> 16 & 0xff);
}

INLINE void store(uint32_t *words, quad value) { memcpy(words, &value, 16); }

// Eight bytes, a lane each. A lane's upper half stays 0, so that bytes can be added in it without a carry.
INLINE lanes spread(uint64_t packed) {
  bytes all = (bytes)(uint64_t __attribute__((vector_size(16)))){packed, 0};
  return (lanes)__builtin_shufflevector(all, (bytes){0}, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}

INLINE uint64_t packed(lanes value) {
  return (uint64_t)__builtin_convertvector(value, eight_bytes);
}

INLINE lanes sum(lanes a, lanes b) { return (lanes)((bytes)a + (bytes)b); }

// --- The filters. What is left of a row after fours is done one by one. ---

INLINE void undo_none(line l, int channels) {
  size_t x = 0;
  for (; x + 4 <= l.width; x += 4) store(l.words + x, four_words(l.coded, x, channels) | opaque(channels));
  for (; x < l.width; x++) l.words[x] = word(l.coded, x, channels) | opaque(channels);
}

// Each word is the sum of all before it: of four by two additions, and of the last one of the four before.
INLINE void undo_sub(line l, int channels) {
  bytes left = {0};
  size_t x = 0;
  for (; x + 4 <= l.width; x += 4) {
    quad four = four_words(l.coded, x, channels);
    bytes one = (bytes)four + (bytes)__builtin_shufflevector(four, (quad){0}, 4, 0, 1, 2);
    bytes two = one + (bytes)__builtin_shufflevector((quad)one, (quad){0}, 4, 4, 0, 1);
    quad all = (quad)(two + left);
    left = (bytes)__builtin_shufflevector(all, all, 3, 3, 3, 3);
    store(l.words + x, all | opaque(channels));
  }
  for (; x < l.width; x++) {
    left += (bytes)(quad){word(l.coded, x, channels)};
    l.words[x] = ((quad)left)[0] | opaque(channels);
  }
}

INLINE void undo_up(line l, int channels) {
  size_t x = 0;
  for (; x + 4 <= l.width; x += 4) {
    bytes all = (bytes)four_words(l.coded, x, channels) + (bytes)load(l.above + x);
    store(l.words + x, (quad)all | opaque(channels));
  }
  for (; x < l.width; x++) {
    bytes one = (bytes)(quad){word(l.coded, x, channels)} + (bytes)(quad){l.above[x]};
    l.words[x] = ((quad)one)[0] | opaque(channels);
  }
}

INLINE void undo_average(line l, int channels) {
  lanes left = {0};
  for (size_t x = 0; x < l.width; x++) {
    left = sum((left + spread(l.above[x])) >> 1, spread(word(l.coded, x, channels)));
    l.words[x] = (uint32_t)packed(left) | opaque(channels);
  }
}

// Of left, upper and upper left neighbour, the one nearest to left + up - corner.
//
// The format's three distances come down to two comparisons: with `bound` = 3 * corner - left - up, it is the smaller of
// left and up where the larger is no larger than the bound, the larger where the smaller is no smaller, else the corner.
// That is half as many steps from one pixel to the next.
INLINE lanes paeth(lanes left, lanes up, lanes corner) {
  lanes bound = corner * 3 - up - left;
  lanes smaller = __builtin_elementwise_min(left, up), larger = __builtin_elementwise_max(left, up);
  lanes is_not_smaller = larger > bound, is_not_larger = bound > smaller;
  lanes low = (smaller & ~is_not_smaller) | (corner & is_not_smaller);
  return (low & is_not_larger) | (larger & ~is_not_larger);
}

INLINE void undo_paeth(line l, int channels) {
  lanes left = {0}, corner = {0};
  for (size_t x = 0; x < l.width; x++) {
    lanes up = spread(l.above[x]);
    left = sum(paeth(left, up, corner), spread(word(l.coded, x, channels)));
    corner = up;
    l.words[x] = (uint32_t)packed(left) | opaque(channels);
  }
}

// A row and the one below it side by side, because each pixel has to wait for the one before. The upper row is one pixel
// ahead, in the lower four lanes: what it found in one step is what the lower row, in the upper four, has above it in the
// next.
INLINE void undo_paeth_twice(line l, const uint8_t *lower_coded, int channels) {
  uint32_t *lower_words = l.words + l.width;
  lanes corner = spread(l.above[0]);
  lanes left = sum(corner, spread(word(l.coded, 0, channels)));
  l.words[0] = (uint32_t)packed(left) | opaque(channels);
  for (size_t x = 0; x + 1 < l.width; x++) {
    lanes up = __builtin_shufflevector(spread(l.above[x + 1]), left, 0, 1, 2, 3, 8, 9, 10, 11);
    uint64_t coded = word(l.coded, x + 1, channels) | (uint64_t)word(lower_coded, x, channels) << 32;
    left = sum(paeth(left, up, corner), spread(coded));
    corner = up;
    uint64_t found = packed(left);
    l.words[x + 1] = (uint32_t)found | opaque(channels);
    lower_words[x] = (uint32_t)(found >> 32) | opaque(channels);
  }
  // The lower row's last pixel; the lower lanes are of no use any more.
  lanes up = __builtin_shufflevector((lanes){0}, left, 0, 1, 2, 3, 8, 9, 10, 11);
  uint64_t coded = (uint64_t)word(lower_coded, l.width - 1, channels) << 32;
  uint64_t found = packed(sum(paeth(left, up, corner), spread(coded)));
  lower_words[l.width - 1] = (uint32_t)(found >> 32) | opaque(channels);
}

INLINE void undo_rows(uint32_t *memory, size_t offset, size_t width, size_t height, const uint32_t *zeros,
                      int channels) {
  const uint8_t *coded = (const uint8_t *)memory + offset;
  const uint32_t *above = zeros;
  size_t row_bytes = 1 + width * (size_t)channels, rows;
  for (size_t y = 0; y < height; y += rows) {
    line l = {coded + 1, above, memory + y * width, width};
    // Read before the row's words are written, which may go over it.
    uint8_t filter = *coded;
    rows = 1;
    if (filter == 0) undo_none(l, channels);
    if (filter == 1) undo_sub(l, channels);
    if (filter == 2) undo_up(l, channels);
    if (filter == 3) undo_average(l, channels);
    if (filter == 4) {
      rows = y + 1 < height && coded[row_bytes] == 4 ? 2 : 1;
      rows == 2 ? undo_paeth_twice(l, coded + row_bytes + 1, channels) : undo_paeth(l, channels);
    }
    coded += rows * row_bytes;
    above = memory + (y + rows - 1) * width;
  }
}

void png_reader_unfilter(uint32_t *memory, size_t offset, size_t width, size_t height, int channels,
                         const uint32_t *zeros) {
  // With a constant in each call, each has loops of its own.
  if (channels == 1) undo_rows(memory, offset, width, height, zeros, 1);
  if (channels == 2) undo_rows(memory, offset, width, height, zeros, 2);
  if (channels == 3) undo_rows(memory, offset, width, height, zeros, 3);
  if (channels == 4) undo_rows(memory, offset, width, height, zeros, 4);
}
