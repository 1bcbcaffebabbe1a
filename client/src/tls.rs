//! TLS: the certificates to trust, and the name that the daemon's certificate must have.

use std::io;
use std::path::Path;
use std::sync::Arc;

use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};

use crate::address::Endpoint;

/// The certificates to trust.
pub type Trust = Arc<ClientConfig>;

/// Trust in the certificates of a PEM file, and in nothing else.
///
/// # Errors
/// The file cannot be read.
pub fn trust(file: &Path) -> io::Result<Trust> {
    let mut roots = RootCertStore::empty();
    let certificates = CertificateDer::pem_file_iter(file).map_err(io::Error::other)?;
    for certificate in certificates {
        roots.add(certificate.map_err(io::Error::other)?).map_err(io::Error::other)?;
    }
    let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let builder = builder.with_safe_default_protocol_versions().map_err(io::Error::other)?;
    Ok(Arc::new(builder.with_root_certificates(roots).with_no_client_auth()))
}

impl Endpoint {
    /// The certificates to trust, and the name that the daemon's certificate must have.
    ///
    /// # Errors
    /// No certificate is trusted, or the host's name cannot stand in a certificate.
    pub fn tls(&self, address: &str) -> io::Result<(Trust, ServerName<'static>)> {
        let config = self.tls.clone().ok_or_else(|| {
            io::Error::new(io::ErrorKind::InvalidInput, "a tls: address needs certificates to trust")
        })?;
        let host = address.rsplit_once(':').map_or(address, |(host, _)| host);
        let host = host.trim_start_matches('[').trim_end_matches(']').to_string();
        Ok((config, ServerName::try_from(host).map_err(io::Error::other)?))
    }
}
