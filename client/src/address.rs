//! The address of a daemon, and the credentials for it.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::str::FromStr;

use javelin_parser::response::StringLiteral;

/// The address of a daemon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// `HOST:PORT`
    Tcp(String),
    /// `tls:HOST:PORT`
    #[cfg(feature = "tls")]
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
            #[cfg(feature = "tls")]
            Some(address) => (address, Address::Tls),
            #[cfg(not(feature = "tls"))]
            Some(_) => return Err(format!("`{text}`: this program was built without TLS")),
            None => (text, Address::Tcp),
        };
        match address.rsplit_once(':') {
            Some((host, port)) if !host.is_empty() && port.parse::<u16>().is_ok() => Ok(make(address.into())),
            _ => Err(format!("`{text}` is no address: write HOST:PORT, tls:HOST:PORT or unix:PATH")),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, output: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Tcp(address) => output.write_str(address),
            #[cfg(feature = "tls")]
            Address::Tls(address) => write!(output, "tls:{address}"),
            Address::Unix(path) => write!(output, "unix:{}", path.display()),
        }
    }
}

/// A daemon: its address, and the credentials for it.
#[derive(Clone, Debug)]
pub struct Endpoint {
    /// The address to connect to.
    pub address: Address,
    /// The token, if the daemon requires one.
    pub token: Option<String>,
    /// The certificates to trust with `tls:` addresses.
    #[cfg(feature = "tls")]
    pub tls: Option<crate::tls::Trust>,
}

impl Endpoint {
    /// A daemon at an address, without token and trust.
    ///
    /// # Errors
    /// The text is not an address.
    pub fn new(address: &str) -> io::Result<Endpoint> {
        let address = address.parse();
        let invalid = |error: String| io::Error::new(io::ErrorKind::InvalidInput, error);
        Ok(Endpoint::at(address.map_err(invalid)?))
    }

    /// A daemon at an address, without token and trust.
    pub fn at(address: Address) -> Endpoint {
        Endpoint {
            address,
            token: None,
            #[cfg(feature = "tls")]
            tls: None,
        }
    }

    /// The command that sends the token, if there is one.
    pub fn greeting(&self) -> String {
        match &self.token {
            Some(token) => format!("(set-option :token {})\n", StringLiteral(token)),
            None => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written() {
        for text in ["example.org:1", "unix:/a", "[::1]:7415"] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), text);
        }
        assert_eq!("unix:/a".parse(), Ok(Address::Unix("/a".into())));
        for wrong in ["", "host", ":1", "host:99999", "tls:host"] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn addresses_with_tls_need_the_feature() {
        let address = "tls:[::1]:1".parse::<Address>();
        assert_eq!(address.is_ok(), cfg!(feature = "tls"));
        assert!(address.map_or(true, |address| address.to_string() == "tls:[::1]:1"));
    }
}
