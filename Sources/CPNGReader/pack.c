#include <string.h>

#include "png_reader.h"

// In C because Swift has no byte shuffle that is one instruction; the words are the same with and without it.
#if defined(__x86_64__)
#include <tmmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

static uint32_t pack_plainly(const uint32_t *words, size_t count, uint8_t *target) {
  uint32_t common = UINT32_MAX;
  for (size_t i = 0; i < count; i++, target += 3) {
    common &= words[i];
    target[0] = (uint8_t)(words[i] >> 16);
    target[1] = (uint8_t)(words[i] >> 8);
    target[2] = (uint8_t)words[i];
  }
  return common;
}

#if defined(__x86_64__)
// Each store is four bytes too long, which the next one covers: what is left for the plain way is at least two pixels.
__attribute__((target("ssse3")))
static uint32_t pack_shuffling(const uint32_t *words, size_t count, uint8_t *target) {
  const __m128i order = _mm_setr_epi8(2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  __m128i common = _mm_set1_epi32(-1);
  size_t done = 0;
  for (; done + 6 <= count; done += 4) {
    __m128i four = _mm_loadu_si128((const __m128i *)(words + done));
    common = _mm_and_si128(common, four);
    _mm_storeu_si128((__m128i *)(target + done * 3), _mm_shuffle_epi8(four, order));
  }
  uint32_t lanes[4];
  memcpy(lanes, &common, 16);
  return lanes[0] & lanes[1] & lanes[2] & lanes[3] & pack_plainly(words + done, count - done, target + done * 3);
}
#elif defined(__aarch64__)
static uint32_t pack_shuffling(const uint32_t *words, size_t count, uint8_t *target) {
  uint8x16_t alphas = vdupq_n_u8(255);
  size_t done = 0;
  for (; done + 16 <= count; done += 16) {
    uint8x16x4_t channels = vld4q_u8((const uint8_t *)(words + done));
    alphas = vandq_u8(alphas, channels.val[3]);
    uint8x16x3_t turned = {{channels.val[2], channels.val[1], channels.val[0]}};
    vst3q_u8(target + done * 3, turned);
  }
  // Of the common bits only those of alpha are asked for.
  uint32_t common = vminvq_u8(alphas) == 255 ? UINT32_MAX : 0x00ffffffu;
  return common & pack_plainly(words + done, count - done, target + done * 3);
}
#endif

int png_reader_pack_rgb(const uint32_t *words, size_t count, uint8_t *target, int plainly) {
#if defined(__x86_64__)
  if (!plainly && __builtin_cpu_supports("ssse3")) return pack_shuffling(words, count, target) >= 0xff000000u;
#elif defined(__aarch64__)
  if (!plainly) return pack_shuffling(words, count, target) >= 0xff000000u;
#endif
  (void)plainly;
  return pack_plainly(words, count, target) >= 0xff000000u;
}
