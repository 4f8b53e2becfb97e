#!/bin/bash
# nvcc 13.0 in /usr/local/cuda, g++ 12.2 with its translations, clang 14, cmake 3.25; no cuDNN headers
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
export PATH=/usr/local/cuda/bin:$PATH
keep() { sed "s#$work#/home/user/op#g" > "$out/$1.log"; }

printf '#include <cudnn.h>\nint f() { return CUDNN_MAJOR; }\n' > conv.cpp
cp conv.cpp conv.cu
printf 'conv.o: conv.cpp\n\t$(CXX) -O2 -I$(CUDNN_PATH)/include -c $< -o $@\n' > Makefile
make CUDNN_PATH=/usr/local/cuda 2>&1 | keep gcc
make CXX=clang++ CUDNN_PATH=/usr/local/cuda 2>&1 | keep clang
nvcc -c conv.cu -o conv.o 2>&1 | keep nvcc
touch libcudnn.so.9
printf 'int g() { return 0; }\n' > plain.cpp
g++ -Werror -O2 -I$work/libcudnn.so.9/include -c plain.cpp 2>&1 | keep path-of-the-library
LC_ALL=zh_CN.UTF-8 make CUDNN_PATH=/usr/local/cuda 2>&1 | keep gcc-chinese
LC_ALL=es_ES.UTF-8 make CUDNN_PATH=/usr/local/cuda 2>&1 | keep gcc-spanish
cat > CMakeLists.txt <<'CMAKE'
cmake_minimum_required(VERSION 3.18)
project(op LANGUAGES CXX)
find_path(CUDNN_INCLUDE_DIR NAMES cudnn.h HINTS $ENV{CUDNN_PATH} PATH_SUFFIXES include)
find_library(CUDNN_LIBRARY NAMES cudnn HINTS $ENV{CUDNN_PATH} PATH_SUFFIXES lib lib64)
if(STRICT)
  include(FindPackageHandleStandardArgs)
  find_package_handle_standard_args(CUDNN REQUIRED_VARS CUDNN_LIBRARY CUDNN_INCLUDE_DIR)
  if(NOT CUDNN_FOUND)
    message(FATAL_ERROR "cuDNN is required")
  endif()
endif()
add_library(op SHARED conv.cpp)
target_include_directories(op PRIVATE ${CUDNN_INCLUDE_DIR})
target_link_libraries(op PRIVATE ${CUDNN_LIBRARY})
CMAKE
cmake -B build 2>&1 | keep cmake-notfound
cmake -B build2 -DSTRICT=ON 2>&1 | keep cmake-find-package
printf 'cmake_minimum_required(VERSION 3.18)\nproject(op LANGUAGES CXX)\nfind_library(CUDNN_LIBRARY NAMES cudnn REQUIRED)\n' > CMakeLists.txt
cmake -B build3 2>&1 | keep cmake-required
rm -rf "$work"
