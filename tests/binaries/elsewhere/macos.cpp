// A Python module for macOS that needs a library of torch, one for which it need not be, and the process.
namespace c10 {
struct Warning {
  void warn(int) const;
};
} // namespace c10
extern "C" {
int torch_library_init(int);
int perhaps(void) __attribute__((weak_import));
int PyLong_FromLong(long);
int in_weak_library(void);
__attribute__((visibility("default"))) int PyInit__C(c10::Warning *w) {
  w->warn(1);
  return torch_library_init(1) + (perhaps ? perhaps() : 0) + PyLong_FromLong(1) + in_weak_library();
}
__attribute__((visibility("default"))) int PyInit__D() { return 0; }
}
