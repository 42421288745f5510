// Loads large libraries when a function of theirs is first called, not when the program starts: Cairo, Pango and what
// these need are thirty files, and mapping and relocating them takes several times as long as starting Snapfarm itself.
//
// It is what the dynamic linker does for each function that a program imports, a jump through a slot that it fills at the
// first call, done for the whole library. Every function of late_functions.h has here:
// - an entry of the function's own name, hidden, so that this program's calls come here and no other library's do;
// - a slot with the address that the entry jumps to: at first the function's landing, later the library's function;
// - a landing, which has the libraries loaded and the slots filled, then goes where the slot points by then.
// Arguments and results pass through untouched, whatever they are. Other systems and processors link as usual.
#include "late_libraries.h"

#if defined(__linux__) && defined(__ELF__) && (defined(__x86_64__) || defined(__aarch64__))

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// A group is 0 or 1, written into the word after each slot.
#define DRAWING_GROUP "0"
#define HASHING_GROUP "1"
#define GROUP_drawing DRAWING_GROUP
#define GROUP_hashing HASHING_GROUP

// late_land expects a slot's address in a register that the calling convention leaves to such go-betweens.
#if defined(__x86_64__)
#define JUMP_THROUGH(name) "  jmp *late_slot_" name "(%rip)\n"
#define LAND(name) "  leaq late_slot_" name "(%rip), %r11\n  jmp late_land\n"
#else
#define JUMP_THROUGH(name) \
  "  adrp x16, late_slot_" name "\n  ldr x16, [x16, :lo12:late_slot_" name "]\n  br x16\n"
#define LAND(name) \
  "  adrp x17, late_slot_" name "\n  add x17, x17, :lo12:late_slot_" name "\n  b late_land\n"
#endif

#define FUNCTION(group, function) \
  __asm__( \
      ".pushsection .text.late." #function ",\"ax\",%progbits\n" \
      ".p2align 4\n" \
      ".hidden " #function "\n" \
      ".globl " #function "\n" \
      ".type " #function ", %function\n" #function ":\n" JUMP_THROUGH(#function) \
      ".size " #function ", .-" #function "\n" \
      "late_landing_" #function ":\n" LAND(#function) \
      ".popsection\n" \
      ".pushsection .data.late,\"aw\",%progbits\n" \
      ".p2align 3\n" \
      "late_slot_" #function ": .quad late_landing_" #function "\n" \
      ".quad " GROUP_##group "\n" \
      ".popsection\n");
#define LIBRARY(group, file)
#include "late_functions.h"
#undef FUNCTION
#undef LIBRARY

struct slot {
  void *target;
  uintptr_t group;
};

// The hidden symbol of each slot, for the table below.
#define LIBRARY(group, file)
#define FUNCTION(group, function) \
  extern struct slot slot_of_##function __asm__("late_slot_" #function) __attribute__((visibility("hidden")));
#include "late_functions.h"
#undef FUNCTION
#undef LIBRARY

// In the order of late_functions.h: a library, then its functions.
static const struct {
  const char *name;
  struct slot *slot;  // NULL for a library
  int group;
} rows[] = {
#define drawing 0
#define hashing 1
#define LIBRARY(group, file) {file, NULL, group},
#define FUNCTION(group, function) {#function, &slot_of_##function, group},
#include "late_functions.h"
#undef FUNCTION
#undef LIBRARY
};

// What the dynamic linker does, with the same words, for a program that cannot have its libraries.
static void give_up(const char *name) {
  const char *reason = dlerror();
  fprintf(stderr, "snapfarm: %s\n", reason != NULL ? reason : name);
  _exit(69);  // EX_UNAVAILABLE
}

static void load(int group) {
  void *library = NULL;
  for (size_t index = 0; index < sizeof rows / sizeof rows[0]; index++) {
    if (rows[index].group != group) continue;
    if (rows[index].slot == NULL) {
      // Never closed: the slots point into it. What these libraries call in each other is found when it is called: there
      // are thousands of such functions, of which few are.
      library = dlopen(rows[index].name, RTLD_LAZY | RTLD_LOCAL);
      if (library == NULL) give_up(rows[index].name);
    } else {
      void *function = dlsym(library, rows[index].name);
      if (function == NULL) give_up(rows[index].name);
      // Threads that are past loading may read the slot at this moment: they find one address or the other.
      __atomic_store_n(&rows[index].slot->target, function, __ATOMIC_RELEASE);
    }
  }
}

static void load_drawing(void) { load(drawing); }
static void load_hashing(void) { load(hashing); }

// Called by late_land alone.
__attribute__((visibility("hidden"), used)) void late_load(const struct slot *slot) {
  static pthread_once_t once[] = {PTHREAD_ONCE_INIT, PTHREAD_ONCE_INIT};
  pthread_once(&once[slot->group], slot->group == drawing ? load_drawing : load_hashing);
}

// Keeps every register that may hold an argument while late_load runs.
#if defined(__x86_64__)
__asm__(
    ".pushsection .text.late.land,\"ax\",%progbits\n"
    ".p2align 4\n"
    ".type late_land, %function\n"
    "late_land:\n"
    "  .cfi_startproc\n"
    "  pushq %rbp\n"
    "  .cfi_def_cfa_offset 16\n"
    "  .cfi_offset %rbp, -16\n"
    "  movq %rsp, %rbp\n"
    "  .cfi_def_cfa_register %rbp\n"
    "  subq $208, %rsp\n"
    "  movq %rdi, 0(%rsp)\n  movq %rsi, 8(%rsp)\n  movq %rdx, 16(%rsp)\n  movq %rcx, 24(%rsp)\n"
    "  movq %r8, 32(%rsp)\n  movq %r9, 40(%rsp)\n  movq %rax, 48(%rsp)\n  movq %r10, 56(%rsp)\n"
    "  movq %r11, 64(%rsp)\n"
    "  movups %xmm0, 80(%rsp)\n  movups %xmm1, 96(%rsp)\n  movups %xmm2, 112(%rsp)\n  movups %xmm3, 128(%rsp)\n"
    "  movups %xmm4, 144(%rsp)\n  movups %xmm5, 160(%rsp)\n  movups %xmm6, 176(%rsp)\n  movups %xmm7, 192(%rsp)\n"
    "  movq %r11, %rdi\n"
    "  call late_load\n"
    "  movq 0(%rsp), %rdi\n  movq 8(%rsp), %rsi\n  movq 16(%rsp), %rdx\n  movq 24(%rsp), %rcx\n"
    "  movq 32(%rsp), %r8\n  movq 40(%rsp), %r9\n  movq 48(%rsp), %rax\n  movq 56(%rsp), %r10\n"
    "  movq 64(%rsp), %r11\n"
    "  movups 80(%rsp), %xmm0\n  movups 96(%rsp), %xmm1\n  movups 112(%rsp), %xmm2\n  movups 128(%rsp), %xmm3\n"
    "  movups 144(%rsp), %xmm4\n  movups 160(%rsp), %xmm5\n  movups 176(%rsp), %xmm6\n  movups 192(%rsp), %xmm7\n"
    "  leave\n"
    "  .cfi_def_cfa %rsp, 8\n"
    "  jmp *(%r11)\n"
    "  .cfi_endproc\n"
    ".size late_land, .-late_land\n"
    ".popsection\n");
#else
__asm__(
    ".pushsection .text.late.land,\"ax\",%progbits\n"
    ".p2align 4\n"
    ".type late_land, %function\n"
    "late_land:\n"
    "  .cfi_startproc\n"
    "  stp x29, x30, [sp, #-240]!\n"
    "  .cfi_def_cfa_offset 240\n"
    "  .cfi_offset x29, -240\n"
    "  .cfi_offset x30, -232\n"
    "  mov x29, sp\n"
    "  stp x0, x1, [sp, #16]\n  stp x2, x3, [sp, #32]\n  stp x4, x5, [sp, #48]\n  stp x6, x7, [sp, #64]\n"
    "  stp x8, x17, [sp, #80]\n"
    "  stp q0, q1, [sp, #96]\n  stp q2, q3, [sp, #128]\n  stp q4, q5, [sp, #160]\n  stp q6, q7, [sp, #192]\n"
    "  mov x0, x17\n"
    "  bl late_load\n"
    "  ldp x0, x1, [sp, #16]\n  ldp x2, x3, [sp, #32]\n  ldp x4, x5, [sp, #48]\n  ldp x6, x7, [sp, #64]\n"
    "  ldp x8, x17, [sp, #80]\n"
    "  ldp q0, q1, [sp, #96]\n  ldp q2, q3, [sp, #128]\n  ldp q4, q5, [sp, #160]\n  ldp q6, q7, [sp, #192]\n"
    "  ldp x29, x30, [sp], #240\n"
    "  .cfi_def_cfa_offset 0\n"
    "  .cfi_restore x29\n"
    "  .cfi_restore x30\n"
    "  ldr x16, [x17]\n"
    "  br x16\n"
    "  .cfi_endproc\n"
    ".size late_land, .-late_land\n"
    ".popsection\n");
#endif

#endif
