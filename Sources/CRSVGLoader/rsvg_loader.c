#include "rsvg_loader.h"
