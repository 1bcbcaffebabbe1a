# Builds a static `javelin` and ships nothing else.
#   docker build -t javelin . && docker run --rm -i javelin < examples/midpoint.smt2
FROM rust:1-slim-bookworm AS build
WORKDIR /javelin
COPY . .
# A target given by name keeps the flag away from build scripts, which must stay dynamic.
RUN RUSTFLAGS="-C target-feature=+crt-static" \
    cargo build --release --locked --bin javelin --target "$(rustc -vV | sed -n 's/^host: //p')" \
    && cp target/*/release/javelin /usr/local/bin/javelin

FROM scratch
COPY --from=build /usr/local/bin/javelin /usr/local/bin/javelin
USER 65534:65534
ENTRYPOINT ["/usr/local/bin/javelin"]
