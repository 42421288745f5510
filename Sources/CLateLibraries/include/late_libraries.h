#pragma once

// Nothing to call: linking this target is all it takes. See late_libraries.c.
