#pragma once
#include <stddef.h>
#include <stdint.h>

// Reads any PNG into `target`: width * height pixels of four bytes, blue first and alpha last, straight, 8 bits a
// channel (16-bit channels keep their upper half), without colour management. Returns 0, or 1 with libpng's words in
// `message`. libpng reports errors by longjmp, which must not cross Swift frames: every call that can fail is made here.
enum { PNG_READER_MESSAGE_SIZE = 96 };

int png_reader_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *target,
                      char *message);
