#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, g++ 12.2 with its translations, clang 14, ninja 1.11; as root, with cgroup v1 for the limit of memory
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }
group=/sys/fs/cgroup/memory/opwright-$$
mkdir "$group"
limited() ( # MEGABYTES COMMAND...: run where the kernel kills what needs more
    echo $(($1 << 20)) > "$group/memory.limit_in_bytes"
    shift
    echo $BASHPID > "$group/tasks"
    "$@" 2>&1
)

# each level instantiates two others: the front end's memory grows without end
cat > heavy.cpp <<'CPP'
template <int N, long M> struct Tree { Tree<N - 1, 2 * M> left; Tree<N - 1, 2 * M + 1> right; };
template <long M> struct Tree<0, M> { char leaf; };
int f() { return sizeof(Tree<22, 1>); }
CPP
cp heavy.cpp heavy.cu
printf 'rule cxx\n  command = g++ -O2 -c $in -o $out\nrule nvcc\n  command = nvcc -arch=sm_90 -O2 -c $in -o $out\nbuild heavy.o: %s heavy.%s\n' cxx cpp > build.ninja
limited 160 ninja | keep gcc-killed
sed -i 's/heavy.o: cxx heavy.cpp/heavy.o: nvcc heavy.cu/' build.ninja
limited 160 ninja | keep nvcc-killed
limited 160 clang++ -fno-integrated-cc1 -c heavy.cpp | keep clang-killed
for language in de_DE zh_CN fr_FR es_ES ja_JP; do
    LC_ALL=$language.UTF-8 limited 160 g++ -c heavy.cpp | keep "gcc-killed-$language"
done
(ulimit -v 200000; g++ -c heavy.cpp 2>&1) | keep gcc-exhausted
(ulimit -v 400000; nvcc -c heavy.cu 2>&1) | head -40 | keep nvcc-exhausted
rmdir "$group"
rm -rf "$work"
