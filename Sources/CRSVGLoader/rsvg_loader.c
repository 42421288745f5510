#include "rsvg_loader.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// The part of librsvg's and GLib's interfaces used here, so that their headers are not needed to build.
typedef struct { uint32_t domain; int code; char *message; } glib_error;
typedef struct { double x, y, width, height; } rsvg_rectangle;
typedef struct { double length; int unit; } rsvg_length;

static struct {
  void *(*new_from_data)(const uint8_t *, size_t, glib_error **);
  void (*set_dpi)(void *, double);
  int (*size_in_pixels)(void *, double *, double *);
  void (*dimensions)(
      void *, int *, rsvg_length *, int *, rsvg_length *, int *, rsvg_rectangle *);
  int (*render)(void *, cairo_t *, const rsvg_rectangle *, glib_error **);
  void (*unref)(void *);
  void (*error_free)(glib_error *);
  const unsigned *major, *minor, *micro;
} library;

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static bool is_loaded = false;

static const char *const names[] = {
#ifdef __APPLE__
    "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib", "/usr/local/lib/librsvg-2.2.dylib",
#else
    "librsvg-2.so.2",
#endif
};

static void set_error(rsvg_loader_error *error, bool library_missing, const char *message) {
  error->library_missing = library_missing;
  error->message = strdup(message != NULL ? message : "no reason given");
}

static void take_error(rsvg_loader_error *error, glib_error *cause) {
  set_error(error, false, cause != NULL ? cause->message : NULL);
  if (cause != NULL) library.error_free(cause);
}

void rsvg_loader_free_message(rsvg_loader_error *error) {
  free(error->message);
  error->message = NULL;
}

// dlsym on a library also looks into what it depends on, so GLib's functions come from the same handle.
static bool find_functions(void *handle) {
  struct { const char *name; void **place; } wanted[] = {
      {"rsvg_handle_new_from_data", (void **)&library.new_from_data},
      {"rsvg_handle_set_dpi", (void **)&library.set_dpi},
      {"rsvg_handle_get_intrinsic_size_in_pixels", (void **)&library.size_in_pixels},
      {"rsvg_handle_get_intrinsic_dimensions", (void **)&library.dimensions},
      {"rsvg_handle_render_document", (void **)&library.render},
      {"g_object_unref", (void **)&library.unref},
      {"g_error_free", (void **)&library.error_free},
      {"rsvg_major_version", (void **)&library.major},
      {"rsvg_minor_version", (void **)&library.minor},
      {"rsvg_micro_version", (void **)&library.micro},
  };
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    *wanted[index].place = dlsym(handle, wanted[index].name);
    if (*wanted[index].place == NULL) return false;
  }
  return true;
}

// Called with the guard held. The library stays loaded: GObject types cannot be unregistered.
static bool load(rsvg_loader_error *error) {
  if (is_loaded) return true;
  void *handle = NULL;
  for (size_t index = 0; handle == NULL && index < sizeof names / sizeof *names; index++)
    handle = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) {
    set_error(error, true, dlerror());
  } else if (!find_functions(handle)) {
    set_error(error, true, "older than 2.52");
    dlclose(handle);
  } else {
    is_loaded = true;
  }
  return is_loaded;
}

// Parsing is done by one thread at a time: libxml2 sets itself up at its first document.
rsvg_loader_document *rsvg_loader_open(const uint8_t *bytes, size_t length, rsvg_loader_error *error) {
  glib_error *cause = NULL;
  void *handle = NULL;
  pthread_mutex_lock(&guard);
  if (load(error)) {
    handle = library.new_from_data(bytes, length, &cause);
    if (handle == NULL) take_error(error, cause);
    else library.set_dpi(handle, 96);
  }
  pthread_mutex_unlock(&guard);
  return handle;
}

void rsvg_loader_close(rsvg_loader_document *document) {
  if (document != NULL) library.unref(document);
}

bool rsvg_loader_size(rsvg_loader_document *document, double *width, double *height) {
  if (library.size_in_pixels(document, width, height)) return true;
  int has_width = 0, has_height = 0, has_view_box = 0;
  rsvg_length ignored;
  rsvg_rectangle view_box = {0, 0, 0, 0};
  library.dimensions(document, &has_width, &ignored, &has_height, &ignored, &has_view_box, &view_box);
  *width = view_box.width;
  *height = view_box.height;
  return has_view_box != 0;
}

bool rsvg_loader_draw(
    rsvg_loader_document *document, cairo_t *context, double width, double height, rsvg_loader_error *error) {
  glib_error *cause = NULL;
  const rsvg_rectangle viewport = {0, 0, width, height};
  if (library.render(document, context, &viewport, &cause)) return true;
  take_error(error, cause);
  return false;
}

bool rsvg_loader_version(unsigned *major, unsigned *minor, unsigned *micro) {
  rsvg_loader_error error = {false, NULL};
  pthread_mutex_lock(&guard);
  const bool known = load(&error);
  if (known) {
    *major = *library.major;
    *minor = *library.minor;
    *micro = *library.micro;
  }
  pthread_mutex_unlock(&guard);
  if (!known) rsvg_loader_free_message(&error);
  return known;
}
