#include "png_reader.h"
