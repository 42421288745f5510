#include "jpeg_reader.h"
#include <setjmp.h>
#include <stdio.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

#ifndef JCS_EXTENSIONS
#error "libjpeg-turbo is needed: other libjpegs round in other ways"
#endif

// A progressive picture needs some ten scans; each goes over all of it, however few bytes it has.
enum { MOST_SCANS = 100 };

typedef struct {
  struct jpeg_error_mgr base;  // first: libjpeg's pointer to it is a pointer to this
  jmp_buf way_out;
  char *message;
  int result;
} failure;

static void leave(failure *failed, int result) {
  failed->result = result;
  longjmp(failed->way_out, 1);
}

static void fail(j_common_ptr info) {
  failure *failed = (failure *)info->err;
  int code = failed->base.msg_code;
  if (code == JWRN_JPEG_EOF || code == JERR_INPUT_EOF || code == JERR_INPUT_EMPTY) leave(failed, JPEG_READER_ENDS_EARLY);
  failed->base.format_message(info, failed->message);
  leave(failed, JPEG_READER_FAILED);
}

static void fail_with(j_decompress_ptr info, const char *words) {
  failure *failed = (failure *)info->err;
  strcpy(failed->message, words);
  leave(failed, JPEG_READER_FAILED);
}

// What libjpeg calls a warning is damaged data for which it made something up. Of markers in a version or with a number
// that it does not know it says so as well; they change nothing.
static void warn(j_common_ptr info, int level) {
  int code = info->err->msg_code;
  if (level < 0 && code != JWRN_JFIF_MAJOR && code != JWRN_ADOBE_XFORM) fail(info);
}

static void say_nothing(j_common_ptr info) { (void)info; }

static void count_scans(j_common_ptr info) {
  j_decompress_ptr decoder = (j_decompress_ptr)info;
  if (decoder->input_scan_number > MOST_SCANS) fail_with(decoder, "more than 100 scans");
}

// Inks are stored inverted by every program that writes such files, so that is how browsers read them, whether a marker
// says so or not; a light of a colour is what both its ink and black let through.
static void make_lights_of_inks(uint8_t *row, uint32_t width) {
  for (uint8_t *pixel = row; pixel < row + (size_t)width * 4; pixel += 4) {
    unsigned black = pixel[3], cyan = pixel[0];
    pixel[0] = (uint8_t)((pixel[2] * black + 127) / 255);
    pixel[1] = (uint8_t)((pixel[1] * black + 127) / 255);
    pixel[2] = (uint8_t)((cyan * black + 127) / 255);
    pixel[3] = 255;
  }
}

// Everything that decides bytes is set, whatever the library's defaults are; with these, code with and without vector
// instructions gives the same.
static void choose_settings(j_decompress_ptr info) {
  int is_inks = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = is_inks ? JCS_CMYK : JCS_EXT_BGRA;
  info->dct_method = JDCT_ISLOW;
  info->do_fancy_upsampling = TRUE;
  info->do_block_smoothing = FALSE;
  info->quantize_colors = FALSE;
  info->scale_num = info->scale_denom = 1;
}

static void read_pixels(j_decompress_ptr info, uint32_t width, uint32_t height, uint8_t *target) {
  // Four channels of two bytes, and room for small pictures; an environment variable would set it otherwise.
  info->mem->max_memory_to_use = (long)width * height * 8 + ((long)width + height) * 1024 + (16 << 20);
  jpeg_read_header(info, TRUE);
  if (info->image_width != width || info->image_height != height) fail_with(info, "it says two sizes");
  if (info->arith_code) fail_with(info, "it is coded arithmetically, which browsers do not show");
  choose_settings(info);
  jpeg_start_decompress(info);
  if (info->output_components != 4 || info->output_width != width || info->output_height != height)
    fail_with(info, "unexpected form of pixels");
  while (info->output_scanline < height) {
    JSAMPROW row = target + (size_t)info->output_scanline * width * 4;
    jpeg_read_scanlines(info, &row, 1);
    if (info->out_color_space == JCS_CMYK) make_lights_of_inks(row, width);
  }
  // Looks for the end of the picture.
  jpeg_finish_decompress(info);
}

int jpeg_reader_decode(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, void *target,
                       char *message) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  failure failed = {.message = message, .result = JPEG_READER_DONE};
  memset(&info, 0, sizeof info);
  memset(message, 0, JPEG_READER_MESSAGE_SIZE);
  info.err = jpeg_std_error(&failed.base);
  failed.base.error_exit = fail;
  failed.base.emit_message = warn;
  failed.base.output_message = say_nothing;
  if (setjmp(failed.way_out) == 0) {
    jpeg_create_decompress(&info);
    info.progress = &progress;
    jpeg_mem_src(&info, (unsigned char *)bytes, (unsigned long)count);
    read_pixels(&info, width, height, target);
  }
  jpeg_destroy_decompress(&info);
  return failed.result;
}
