//! The daemon's certificate and its key.

use std::io;
use std::path::Path;
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

/// The acceptor of TLS connections, from a chain of certificates and its key in PEM files.
///
/// # Errors
/// A file cannot be read, or the key does not belong to the certificate.
pub fn acceptor(certificates: &Path, key: &Path) -> io::Result<TlsAcceptor> {
    let named = |path: &Path, error: &dyn std::fmt::Display| {
        io::Error::new(io::ErrorKind::InvalidInput, format!("{}: {error}", path.display()))
    };
    let chain = CertificateDer::pem_file_iter(certificates)
        .and_then(Iterator::collect)
        .map_err(|error| named(certificates, &error))?;
    let private = PrivateKeyDer::from_pem_file(key).map_err(|error| named(key, &error))?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_no_client_auth()
        .with_single_cert(chain, private)
        .map_err(|error| named(key, &error))?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
