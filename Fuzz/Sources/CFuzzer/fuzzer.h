#include <stddef.h>
#include <stdint.h>

/// libFuzzer as a library: runs `check` on one input after the other.
int LLVMFuzzerRunDriver(
    int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
    int (*_Nonnull check)(const uint8_t *_Nullable bytes, size_t count));
