//! Stub during bring-up.
