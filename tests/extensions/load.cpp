// Loads the libraries that it is given, the first for all to see, and calls run() of the last.
#include <dlfcn.h>

#include <cstdio>

int main(int count, char** paths) {
  std::setvbuf(stdout, nullptr, _IONBF, 0);  // what was printed before a crash counts
  void* library = nullptr;
  for (int i = 1; i < count; i++) {
    library = dlopen(paths[i], RTLD_NOW | (i == 1 ? RTLD_GLOBAL : RTLD_LOCAL));
    if (!library) {
      std::fprintf(stderr, "refused: %s\n", dlerror());
      return 3;
    }
  }
  reinterpret_cast<void (*)()>(dlsym(library, "run"))();
  std::printf("done\n");
}
