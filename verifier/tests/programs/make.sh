#!/bin/sh
# Writes the .ll files anew; needs clang-14, clang-16, clang-19 and rustc.
set -e
cd "$(dirname "$0")"
for version in 14 16 19; do
    for source in everything.c classes.cpp first.c second.c; do
        clang-$version -O0 -g -S -emit-llvm "$source" -o "${source%.*}.$version.ll"
    done
done
rustc --edition=2021 --crate-type=lib --emit=llvm-ir=panics.rustc.ll -C opt-level=0 -g -C codegen-units=1 \
    -C debug-assertions=on -C overflow-checks=on panics.rs
