#include "png_reader.h"
#include <png.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t left;
  char *message;
} source;

static void read_bytes(png_structp png, png_bytep out, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->left) png_error(png, "file ends early");
  memcpy(out, from->bytes, count);
  from->bytes += count;
  from->left -= count;
}

static void fail(png_structp png, png_const_charp message) {
  source *from = png_get_error_ptr(png);
  strncpy(from->message, message, PNG_READER_MESSAGE_SIZE - 1);
  png_longjmp(png, 1);
}

// libpng only warns of a wrong checksum, or of too many rows, after the last row. Bytes behind the end of the stream
// change nothing.
static void warn(png_structp png, png_const_charp message) {
  if (strncmp(message, "IDAT: ", 6) == 0 && strcmp(message, "IDAT: Extra compressed data") != 0) fail(png, message);
}

// Places in a palette, a byte each whatever their depth.
static void keep_places(png_structp png, png_infop info) {
  if (png_get_color_type(png, info) != PNG_COLOR_TYPE_PALETTE) png_error(png, "unexpected color type");
  png_set_packing(png);
}

static void expand_to_bgra(png_structp png, int channel_bytes) {
  png_set_expand(png);
  if (channel_bytes == 1)
    png_set_strip_16(png);
  else
    png_set_swap(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, channel_bytes == 1 ? 0xff : 0xffff, PNG_FILLER_AFTER);
}

static void read_pixels(png_structp png, png_infop info, uint32_t width, uint32_t height, int channel_bytes,
                        uint8_t *target) {
  // The caller bounds the size, so libpng's own limit of a million rows must not stand in the way; and it needs none of
  // the chunks that describe colour or hold text, which may be large once inflated.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "unexpected size");
  if (channel_bytes == 2 && png_get_bit_depth(png, info) != 16) png_error(png, "unexpected depth");
  if (channel_bytes == 0)
    keep_places(png, info);
  else
    expand_to_bgra(png, channel_bytes);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row = (size_t)width * (channel_bytes == 0 ? 1 : 4 * (size_t)channel_bytes);
  if (png_get_rowbytes(png, info) != row) png_error(png, "unexpected row size");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, target + y * row, NULL);
  png_read_end(png, NULL);
}

int png_reader_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
                      int channel_bytes, void *target, char *message) {
  memset(message, 0, PNG_READER_MESSAGE_SIZE);
  source from = {bytes, count, message};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &from, fail, warn);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    strcpy(message, "out of memory");
  } else if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_read_fn(png, &from, read_bytes);
    read_pixels(png, info, width, height, channel_bytes, target);
  } else if (message[0] == 0) {
    strcpy(message, "libpng gave no reason");
  }
  png_destroy_read_struct(&png, &info, NULL);
  return message[0] != 0;
}
