#!/bin/bash
# PTX of nvcc 13.5 (the wheel nvidia-cuda-nvcc), cupy 14.2 on a machine with one H200 and driver 580 (CUDA 13.0)
set -u
out=$(realpath "$1")
work=$(mktemp -d /tmp/opwright-log-XXXXXX)
cd "$work"
keep() { sed -e "s#$work#/home/user/op#g" -e "s#[^ \"]*/site-packages#/home/user/venv/lib/python3.12/site-packages#g" > "$out/$1.log"; }

cat > op.ptx <<'PTX'
.version 9.5
.target sm_90
.address_size 64
	// .globl	scale
.visible .entry scale(
	.param .u64 scale_param_0
)
{
	.reg .f32 	%f<3>;
	.reg .b32 	%r<2>;
	.reg .b64 	%rd<5>;
	ld.param.u64 	%rd1, [scale_param_0];
	cvta.to.global.u64 	%rd2, %rd1;
	mov.u32 	%r1, %tid.x;
	mul.wide.u32 	%rd3, %r1, 4;
	add.s64 	%rd4, %rd2, %rd3;
	ld.global.f32 	%f1, [%rd4];
	add.f32 	%f2, %f1, %f1;
	st.global.f32 	[%rd4], %f2;
	ret;
}
PTX
python3 -c 'import cupy; cupy.RawModule(path="op.ptx").get_function("scale")' 2>&1 | keep cupy
rm -rf "$work"
