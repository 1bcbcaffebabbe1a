# Builds a static `javelin` and ships nothing else; it runs as a user without rights.
#   docker build -t javelin . && docker run --rm -i javelin < examples/midpoint.smt2
# As a daemon, reached through a socket in a shared folder that user 65534 can write to:
#   docker run --rm -v /run/javelin:/run/javelin javelin serve --listen 127.0.0.1:7415,unix:/run/javelin/socket
# With --isolation process, sessions are processes that the daemon starts and ends; --init is not needed. The limits of the
# container are theirs together: docker run --memory 8g --pids-limit 20000 ...
FROM rust:1-slim-bookworm AS build
# The allocator is built by make.
RUN apt-get update && apt-get install -y --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /javelin
COPY . .
# A target given by name keeps the flag away from build scripts, which must stay dynamic.
RUN RUSTFLAGS="-C target-feature=+crt-static" \
    cargo build --release --locked --bin javelin --target "$(rustc -vV | sed -n 's/^host: //p')" \
    && cp target/*/release/javelin /usr/local/bin/javelin

FROM scratch
COPY --from=build /usr/local/bin/javelin /usr/local/bin/javelin
USER 65534:65534
STOPSIGNAL SIGTERM
# Asks the daemon; it listens on this address unless it is told otherwise.
HEALTHCHECK --interval=30s --timeout=5s CMD ["/usr/local/bin/javelin", "status", "--connect", "127.0.0.1:7415"]
ENTRYPOINT ["/usr/local/bin/javelin"]
