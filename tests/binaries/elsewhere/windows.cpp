// A Python module for Windows that needs c10.dll at once and nvcuda.dll when it is called.
namespace c10 {
struct __declspec(dllimport) Warning {
  void warn(int) const;
};
template <typename T> struct __declspec(dllimport) Box {
  T get();
};
extern __declspec(dllimport) int level;
} // namespace c10
extern "C" {
__declspec(dllimport) int torch_library_init(int);
__declspec(dllimport) int cuInit(unsigned);
__declspec(dllimport) int by_number(void);
void *__delayLoadHelper2(void *, void *) { return nullptr; }
int _fltused;
__declspec(dllexport) int PyInit__C(c10::Warning *w, c10::Box<float> *b) {
  w->warn(c10::level);
  return torch_library_init(1) + cuInit(0) + by_number() + (int)b->get();
}
}
