#ifndef BLUR_H
#define BLUR_H

#include <stdint.h>

// Blurs bytes without padding between rows; what is beyond their edges counts as 0.
void blur(uint8_t *pixels, int width, int height, double sigma);

#endif
