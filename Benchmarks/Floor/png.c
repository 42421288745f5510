// PNG files of opaque pictures: RGB, no filters, by libpng and zlib or by libdeflate.
#include "floor.h"

#include <libdeflate.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint8_t *add_row(uint8_t *to, cairo_surface_t *surface, int y) {
  const uint8_t *pixels = cairo_image_surface_get_data(surface);
  const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * cairo_image_surface_get_stride(surface));
  int width = cairo_image_surface_get_width(surface);
  for (int x = 0; x < width; x++) {
    *to++ = row[x] >> 16;
    *to++ = row[x] >> 8;
    *to++ = row[x];
  }
  return to;
}

static FILE *opened(const char *path) {
  FILE *file = fopen(path, "wb");
  if (!file) fail("cannot be written", path);
  return file;
}

static long closed(FILE *file, const char *path) {
  long size = ftell(file);
  if (fclose(file)) fail("cannot be written", path);
  return size;
}

long write_with_libpng(cairo_surface_t *surface, const char *path, int level) {
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  FILE *file = opened(path);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_init_io(png, file);
  png_set_IHDR(
    png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
    PNG_FILTER_TYPE_DEFAULT);
  png_set_compression_level(png, level);
  png_set_filter(png, 0, PNG_FILTER_NONE);
  png_set_compression_buffer_size(png, 1 << 16);
  png_write_info(png, info);
  uint8_t *row = allocate(width, 3);
  for (int y = 0; y < height; y++) {
    add_row(row, surface, y);
    png_write_row(png, row);
  }
  free(row);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return closed(file, path);
}

static void write_number(FILE *file, uint32_t value) {
  uint8_t bytes[] = {value >> 24, value >> 16, value >> 8, value};
  fwrite(bytes, 1, 4, file);
}

static void write_chunk(FILE *file, const char *type, const uint8_t *data, size_t size) {
  write_number(file, size);
  fwrite(type, 1, 4, file);
  if (size) fwrite(data, 1, size, file);
  uint32_t check = libdeflate_crc32(0, type, 4);
  write_number(file, size ? libdeflate_crc32(check, data, size) : check);
}

long write_with_libdeflate(cairo_surface_t *surface, const char *path, int level) {
  int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  size_t size = ((size_t)width * 3 + 1) * height;
  uint8_t *rows = malloc(size), *end = rows;
  if (!rows) fail("no memory", path);
  for (int y = 0; y < height; y++) {
    *end++ = 0;
    end = add_row(end, surface, y);
  }
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  size_t bound = libdeflate_zlib_compress_bound(compressor, size);
  uint8_t *stream = malloc(bound);
  if (!stream) fail("no memory", path);
  size_t length = libdeflate_zlib_compress(compressor, rows, size, stream, bound);
  libdeflate_free_compressor(compressor);
  free(rows);
  uint8_t header[] = {
    width >> 24, width >> 16, width >> 8, width, height >> 24, height >> 16, height >> 8, height, 8, 2, 0, 0, 0};
  FILE *file = opened(path);
  fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
  write_chunk(file, "IHDR", header, sizeof header);
  write_chunk(file, "IDAT", stream, length);
  write_chunk(file, "IEND", NULL, 0);
  free(stream);
  return closed(file, path);
}
