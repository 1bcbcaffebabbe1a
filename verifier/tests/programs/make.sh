#!/bin/sh
# Writes the .ll files anew; needs clang-14, clang-16, clang-19 and rustc.
set -e
cd "$(dirname "$0")"
for version in 14 16 19; do
    for source in everything.c classes.cpp first.c second.c; do
        clang-$version -O0 -g -S -emit-llvm "$source" -o "${source%.*}.$version.ll"
    done
done
clang-14 -O0 -S -emit-llvm layout.c -o layout.x86_64.ll
clang-19 -O0 -m32 -S -emit-llvm layout.c -o layout.i386.ll
clang-19 -O0 --target=aarch64-linux-gnu -S -emit-llvm layout.c -o layout.aarch64.ll
clang-16 -O0 --target=mips-linux-gnu -S -emit-llvm layout.c -o layout.mips.ll
rustc --edition=2021 --crate-type=lib --emit=llvm-ir=panics.rustc.ll -C opt-level=0 -g -C codegen-units=1 \
    -C debug-assertions=on -C overflow-checks=on panics.rs
for source in interpret_checks interpret_trace; do
    clang-19 -O0 -g -w -S -emit-llvm "-ffile-prefix-map=$PWD=." $source.c -o $source.ll
done
# These print: beside them lies what the native program prints, and its exit status.
clang-19 -O0 -w -S -emit-llvm interpret_print.c -o interpret_print.ll
clang++-19 -O0 -w -S -emit-llvm interpret_exceptions.cpp -o interpret_exceptions.ll
rustc --edition 2024 --emit=llvm-ir -C panic=abort -C opt-level=0 -g "--remap-path-prefix=$PWD=." interpret_rust.rs \
    -o interpret_rust.ll
for version in 14 19; do
    clang-$version -O0 -g -S -emit-llvm -std=gnu11 -w -fno-builtin lower_run.c -o lower_run.$version.ll
done
clang-19 -O0 -g -S -emit-llvm -std=gnu11 -w lower_checks.c -o lower_checks.ll
for source in alone.c alone_*.c terminal.c invariants.c invariants_*.c bounded_*.c domains_*.c; do
    clang-19 -O0 -g -w -S -emit-llvm "-ffile-prefix-map=$PWD=." "$source" -o "${source%.c}.ll"
done
clang-19 -O0 -g -w -m32 -S -emit-llvm "-ffile-prefix-map=$PWD=." bounded_narrow.c -o bounded_narrow.ll
clang-19 -O0 -g -w -S -emit-llvm "-ffile-prefix-map=$PWD=." -fsanitize=signed-integer-overflow \
    -fsanitize-trap=signed-integer-overflow bounded_folded.c -o bounded_folded.ll
clang-19 -O0 -g -w -S -emit-llvm "-ffile-prefix-map=$PWD=." -fsanitize=unsigned-integer-overflow,shift-base \
    -fsanitize-trap=unsigned-integer-overflow,shift-base bounded_wrapping.c -o bounded_wrapping.ll
for source in bounded_*.cpp; do
    [ "$source" = bounded_handlers.cpp ] && continue
    clang++-19 -O0 -gline-tables-only -S -emit-llvm "-ffile-prefix-map=$PWD=." "$source" -o "${source%.cpp}.ll"
done
clang++-19 -std=c++14 -O0 -gline-tables-only -S -emit-llvm "-ffile-prefix-map=$PWD=." bounded_handlers.cpp -o bounded_handlers.ll
for source in bounded_*.rs; do
    rustc --edition=2024 --emit=llvm-ir -C opt-level=0 -C debuginfo=line-tables-only -C codegen-units=1 -C debug-assertions=on \
        -C overflow-checks=on "--remap-path-prefix=$PWD=." "$source" -o "${source%.rs}.ll"
done
