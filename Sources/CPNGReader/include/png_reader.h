#pragma once
#include <stddef.h>
#include <stdint.h>

// Reads any PNG into `target`: width * height pixels of four channels, blue first and alpha last, straight, without
// colour management. Channels have one byte (of 16-bit files the upper half) or, which only 16-bit files may ask for, two
// bytes with the lower one first. Returns 0, or 1 with libpng's words in `message`. libpng reports errors by longjmp,
// which must not cross Swift frames: every call that can fail is made here.
enum { PNG_READER_MESSAGE_SIZE = 96 };

int png_reader_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int channel_bytes,
                      void *target, char *message);
