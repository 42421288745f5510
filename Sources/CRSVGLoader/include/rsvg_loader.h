#pragma once
#include <cairo.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// librsvg, loaded when the first SVG image is: it brings twenty libraries, which most runs never need.
// Every function may be called from any thread; a document belongs to one thread at a time.

typedef struct rsvg_loader_document rsvg_loader_document;

// Why a function gave nothing: a static or malloc'ed text, to be freed by rsvg_loader_free_message.
typedef struct {
  bool library_missing;
  char *message;
} rsvg_loader_error;

void rsvg_loader_free_message(rsvg_loader_error *error);

// Parses a document that may refer to nothing outside itself; NULL and an error where it cannot.
rsvg_loader_document *rsvg_loader_open(const uint8_t *bytes, size_t length, rsvg_loader_error *error);
void rsvg_loader_close(rsvg_loader_document *document);

// The size in pixels (96 dpi), from width and height or else the viewBox; false where there is neither.
bool rsvg_loader_size(rsvg_loader_document *document, double *width, double *height);

// Draws into the rectangle (0, 0, width, height); false and an error where it fails.
bool rsvg_loader_draw(
    rsvg_loader_document *document, cairo_t *context, double width, double height, rsvg_loader_error *error);

// The version of the library, which it loads; false where there is none.
bool rsvg_loader_version(unsigned *major, unsigned *minor, unsigned *micro);
