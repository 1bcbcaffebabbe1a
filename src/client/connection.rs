//! Where a daemon is, and a connection on which one command after the other is answered.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use javelin_parser::response::StringLiteral;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use smtlib_lowlevel::Error;
use smtlib_lowlevel::ast::Command;
use smtlib_lowlevel::backend::Backend;

use super::reply::Replies;

/// How much is read at a time.
const CHUNK: usize = 1 << 16;

/// The address of a daemon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// `HOST:PORT`
    Tcp(String),
    /// `tls:HOST:PORT`
    Tls(String),
    /// `unix:PATH`
    Unix(PathBuf),
}

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        if let Some(path) = text.strip_prefix("unix:") {
            return Ok(Address::Unix(path.into()));
        }
        let (address, make): (_, fn(String) -> Address) = match text.strip_prefix("tls:") {
            Some(address) => (address, Address::Tls),
            None => (text, Address::Tcp),
        };
        match address.rsplit_once(':') {
            Some((host, port)) if !host.is_empty() && port.parse::<u16>().is_ok() => Ok(make(address.into())),
            _ => Err(format!("`{text}` is no address: write HOST:PORT, tls:HOST:PORT or unix:PATH")),
        }
    }
}

/// A daemon, and what it takes to be let in.
#[derive(Clone, Debug)]
pub struct Endpoint {
    /// Where it is.
    pub address: Address,
    /// The token it asks for.
    pub token: Option<String>,
    /// Whom to trust with `tls:` addresses.
    pub tls: Option<Arc<ClientConfig>>,
}

/// Trust in the certificates of a PEM file, and in nothing else.
///
/// # Errors
/// The file cannot be read.
pub fn trust(file: &Path) -> io::Result<Arc<ClientConfig>> {
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
    /// A daemon at an address, without token and trust.
    ///
    /// # Errors
    /// The text is no address.
    pub fn new(address: &str) -> io::Result<Endpoint> {
        let invalid = |error: String| io::Error::new(io::ErrorKind::InvalidInput, error);
        Ok(Endpoint { address: address.parse().map_err(invalid)?, token: None, tls: None })
    }

    /// The command that shows the token, if there is one.
    pub fn greeting(&self) -> String {
        match &self.token {
            Some(token) => format!("(set-option :token {})\n", StringLiteral(token)),
            None => String::new(),
        }
    }

    /// Whom to trust, and the name the daemon's certificate must have.
    ///
    /// # Errors
    /// No certificate is trusted, or the host's name cannot stand in a certificate.
    pub fn tls(&self, address: &str) -> io::Result<(Arc<ClientConfig>, ServerName<'static>)> {
        let config = self.tls.clone().ok_or_else(|| {
            io::Error::new(io::ErrorKind::InvalidInput, "a tls: address needs certificates to trust")
        })?;
        let host = address.rsplit_once(':').map_or(address, |(host, _)| host);
        let host = host.trim_start_matches('[').trim_end_matches(']').to_string();
        Ok((config, ServerName::try_from(host).map_err(io::Error::other)?))
    }

    fn open(&self) -> io::Result<Stream> {
        Ok(match &self.address {
            Address::Tcp(address) => Stream::Tcp(connect(address)?),
            Address::Unix(path) => Stream::Unix(UnixStream::connect(path)?),
            Address::Tls(address) => {
                let (config, name) = self.tls(address)?;
                let session = ClientConnection::new(config, name).map_err(io::Error::other)?;
                Stream::Tls(Box::new(StreamOwned::new(session, connect(address)?)))
            }
        })
    }
}

fn connect(address: &str) -> io::Result<TcpStream> {
    let stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

#[derive(Debug)]
enum Stream {
    Tcp(TcpStream),
    Unix(UnixStream),
    Tls(Box<StreamOwned<ClientConnection, TcpStream>>),
}

/// A session of a daemon.
#[derive(Debug)]
pub struct Javelin {
    stream: Stream,
    replies: Replies,
    chunk: Vec<u8>,
}

impl Javelin {
    /// Opens a session at `HOST:PORT` or `unix:PATH`.
    ///
    /// # Errors
    /// The daemon cannot be reached.
    pub fn connect(address: &str) -> io::Result<Javelin> {
        Javelin::open(&Endpoint::new(address)?)
    }

    /// Opens a session.
    ///
    /// # Errors
    /// The daemon cannot be reached.
    pub fn open(endpoint: &Endpoint) -> io::Result<Javelin> {
        let stream = endpoint.open()?;
        let mut session = Javelin { stream, replies: Replies::new(), chunk: vec![0; CHUNK] };
        session.send(&endpoint.greeting())?;
        Ok(session)
    }

    /// Sends commands.
    ///
    /// # Errors
    /// The connection is broken.
    pub fn send(&mut self, commands: &str) -> io::Result<()> {
        let write =
            |stream: &mut dyn Write| stream.write_all(commands.as_bytes()).and_then(|()| stream.flush());
        match &mut self.stream {
            Stream::Tcp(stream) => write(stream),
            Stream::Unix(stream) => write(stream),
            Stream::Tls(stream) => write(stream),
        }
    }

    /// Waits for the next answer.
    ///
    /// # Errors
    /// The connection is broken or has ended.
    pub fn reply(&mut self) -> io::Result<String> {
        loop {
            if let Some(reply) = self.replies.next_reply() {
                return Ok(reply);
            }
            let read = match &mut self.stream {
                Stream::Tcp(stream) => stream.read(&mut self.chunk),
                Stream::Unix(stream) => stream.read(&mut self.chunk),
                Stream::Tls(stream) => stream.read(&mut self.chunk),
            }?;
            if read == 0 {
                let message = "the daemon has ended the session";
                return Err(io::Error::new(io::ErrorKind::UnexpectedEof, message));
            }
            self.replies.feed(&self.chunk[..read]);
        }
    }

    /// Sends a command that has an answer, and waits for it.
    ///
    /// # Errors
    /// The connection is broken or has ended.
    pub fn ask(&mut self, command: &str) -> io::Result<String> {
        self.send(command)?;
        self.reply()
    }
}

impl Backend for Javelin {
    fn exec(&mut self, command: Command) -> Result<String, Error> {
        Ok(self.ask(&format!("{command}\n"))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        assert_eq!("example.org:1".parse(), Ok(Address::Tcp("example.org:1".into())));
        assert_eq!("tls:[::1]:1".parse(), Ok(Address::Tls("[::1]:1".into())));
        assert_eq!("unix:/a".parse(), Ok(Address::Unix("/a".into())));
        for wrong in ["", "host", ":1", "host:99999"] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
    }
}
