// Virtual functions of what changes the device.
#include <c10/core/DeviceGuard.h>

#include <cstdio>

extern "C" void run() {
  c10::DeviceGuard guard(c10::Device(c10::kCPU));
  std::printf("now %d before %d\n", int(guard.current_device().type()), int(guard.original_device().type()));
}
