#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  JPEG_WRITER_MESSAGE_SIZE = 200,  // what libjpeg calls JMSG_LENGTH_MAX
};

// Writes width * height pixels of four bytes, blue, green, red and one that does not count, as a JPEG of a quality from
// 1 to 100, colours as fine as brightness. Returns 1 and gives `*bytes`, which the caller
// frees; or returns 0 with libjpeg's words in `message`. libjpeg reports errors through a function that must not return,
// and longjmp must not cross Swift frames: every call that can fail is made here.
int jpeg_writer_encode(const void *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                       size_t *count, char *message);
