#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  JPEG_READER_MESSAGE_SIZE = 200,  // what libjpeg calls JMSG_LENGTH_MAX
};

enum {
  JPEG_READER_DONE = 0,
  JPEG_READER_FAILED = 1,      // with libjpeg's words in `message`
  JPEG_READER_ENDS_EARLY = 2,
};

// Reads a JPEG of grey, YCbCr, RGB, CMYK or YCCK into `target`: width * height pixels of four bytes, blue, green, red and
// 255. Rows stand as stored; nothing is turned, and no colour profile is looked at. libjpeg reports errors through a
// function that must not return, and longjmp must not cross Swift frames: every call that can fail is made here.
int jpeg_reader_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, void *target,
                       char *message);
