// What a PyTorch extension asks torch for, declared here so that no torch is needed.

namespace std {
template <class> struct char_traits;
template <class> class allocator;
inline namespace __cxx11 {
template <class, class, class> class basic_string;
}
using string = basic_string<char, char_traits<char>, allocator<char>>;
}

namespace c10 {
struct Device;
namespace detail {
[[noreturn]] void torchCheckFail(const char*, const char*, unsigned, const std::string&);
}
namespace impl {
struct CUDAGuardImpl { virtual ~CUDAGuardImpl(); virtual int device() const; };
}
}

namespace at {
struct TensorBase {
    template <class T> T* data_ptr() const;
};
template <> float* TensorBase::data_ptr<float>() const;
struct Tensor : TensorBase { Tensor contiguous() const; long numel() const; };
Tensor empty_like(const Tensor&);
}

extern "C" int cudaMemcpyAsync(void*, const void*, unsigned long, int, void*);

// A vtable of its own over one of torch's: data relocations that name symbols.
struct Guard : c10::impl::CUDAGuardImpl {
    int device() const override;
};
int Guard::device() const { return 1; }

// One per process, whichever library comes first: STB_GNU_UNIQUE.
template <class T> struct Registry { static inline T entries = 7; };

at::Tensor scale(const at::Tensor& input, const std::string& why)
{
    at::Tensor output = at::empty_like(input.contiguous());
    float* data = output.data_ptr<float>();
    if (cudaMemcpyAsync(data, input.data_ptr<float>(), input.numel() * 4, 3, nullptr))
        c10::detail::torchCheckFail("scale", "extension.cpp", 1, why);
    data[0] *= Registry<int>::entries;
    return output;
}

extern "C" void* PyInit_extension() { return new Guard; }
