#pragma once
#include <stddef.h>
#include <stdint.h>

// Reads any PNG into `target`: width * height pixels of four channels, blue first and alpha last, straight, without
// colour management. Channels have one byte (of 16-bit files the upper half) or, which only 16-bit files may ask for, two
// bytes with the lower one first. With `channel_bytes` 0, which only files with a palette may ask for, a pixel is one
// byte, its place in the palette; libpng's own look-up takes places beyond the palette for black. Returns 0, or 1 with libpng's words in `message`. libpng reports errors by longjmp,
// which must not cross Swift frames: every call that can fail is made here.
enum { PNG_READER_MESSAGE_SIZE = 96 };

int png_reader_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, int channel_bytes,
                      void *target, char *message);

// Undoes the row filters of a picture of 1 (grey, or places in a palette), 2 (grey, alpha), 3 (RGB) or 4 (RGBA) bytes a
// pixel in the memory where its words, 0xAARRGGBB with straight colours, are to be: from `memory` on. Its rows, `height`
// times a filter from 0 to 4 and `width * channels` bytes, begin `offset` bytes behind `memory` and lie so that forward
// writing never reaches what is still to be read; Sources/PNG/RowLayout.swift has and proves the numbers. `zeros` has
// `width` words. For little-endian machines.
void png_reader_unfilter(uint32_t *memory, size_t offset, size_t width, size_t height, int channels,
                         const uint32_t *zeros);

// Writes the colours of words 0xAARRGGBB as three bytes each, red first; returns whether all words are opaque. `plainly`
// keeps it from using the processor's byte shuffle, which gives the same bytes. For little-endian machines.
int png_reader_pack_rgb(const uint32_t *words, size_t count, uint8_t *target, int plainly);
