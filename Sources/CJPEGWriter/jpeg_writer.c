#include "jpeg_writer.h"
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr base;  // first: libjpeg's pointer to it is a pointer to this
  jmp_buf way_out;
  char *message;
} failure;

static void fail(j_common_ptr info) {
  failure *failed = (failure *)info->err;
  failed->base.format_message(info, failed->message);
  longjmp(failed->way_out, 1);
}

static void say_nothing(j_common_ptr info) { (void)info; }

// Everything that decides bytes is set, whatever the library's defaults are. Letters in colour on colour need colours as
// fine as brightness; tables of codes made for the picture cost a second look at it and save a tenth of the file.
static void choose_settings(j_compress_ptr info, int quality) {
  jpeg_set_defaults(info);
  jpeg_set_quality(info, quality, TRUE);
  for (int component = 0; component < info->num_components; component++) {
    info->comp_info[component].h_samp_factor = 1;
    info->comp_info[component].v_samp_factor = 1;
  }
  info->dct_method = JDCT_ISLOW;
  info->optimize_coding = TRUE;
  info->arith_code = FALSE;
  info->smoothing_factor = 0;
}

static void write_pixels(j_compress_ptr info, const uint8_t *pixels, int quality) {
  // Coefficients are two bytes for each of three channels, kept whole where codes are made for them; an environment
  // variable would set it otherwise.
  info->mem->max_memory_to_use = (long)info->image_width * info->image_height * 8 + (64 << 20);
  choose_settings(info, quality);
  jpeg_start_compress(info, TRUE);
  while (info->next_scanline < info->image_height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info->next_scanline * info->image_width * 4);
    jpeg_write_scanlines(info, &row, 1);
  }
  jpeg_finish_compress(info);
}

int jpeg_writer_encode(const void *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
                       size_t *count, char *message) {
  struct jpeg_compress_struct info;
  failure failed = {.message = message};
  unsigned char *volatile file = NULL;
  unsigned char *target = NULL;
  unsigned long size = 0;
  volatile int result = 0;
  memset(&info, 0, sizeof info);
  memset(message, 0, JPEG_WRITER_MESSAGE_SIZE);
  info.err = jpeg_std_error(&failed.base);
  failed.base.error_exit = fail;
  failed.base.output_message = say_nothing;
  if (setjmp(failed.way_out) == 0) {
    jpeg_create_compress(&info);
    jpeg_mem_dest(&info, &target, &size);
    info.image_width = width;
    info.image_height = height;
    info.input_components = 4;
    info.in_color_space = JCS_EXT_BGRX;
    write_pixels(&info, pixels, quality);
    file = target;
    result = 1;
  }
  jpeg_destroy_compress(&info);
  // What was written of a file that failed is lost: libjpeg tells where it is at the end only.
  *bytes = file;
  *count = size;
  return result;
}
