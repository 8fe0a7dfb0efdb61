//! Releases of rustc, in their order.

use std::fmt;
use std::str::FromStr;

/// A release such as 1.89 or 1.94.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version {
    major: u32,
    minor: u32,
    patch: u32,
}

impl FromStr for Version {
    type Err = &'static str;

    /// `1.89`, `1.94.1` and what rustc says of itself, such as `1.96.0-nightly`.
    fn from_str(text: &str) -> Result<Version, &'static str> {
        let wrong = "write a release such as `1.89`";
        let release = text.split('-').next().unwrap_or_default();
        let numbers: Result<Vec<u32>, _> = release.split('.').map(str::parse).collect();
        match numbers.as_deref() {
            Ok(&[major, minor]) => Ok(Version {
                major,
                minor,
                patch: 0,
            }),
            Ok(&[major, minor, patch]) => Ok(Version {
                major,
                minor,
                patch,
            }),
            _ => Err(wrong),
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)?;
        match self.patch {
            0 => Ok(()),
            patch => write!(f, ".{patch}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn releases_have_their_order_and_nothing_else_is_one() {
        let version = |text: &str| text.parse::<Version>();
        assert!(version("1.9") < version("1.89"));
        assert!(version("1.89") < version("1.89.1"));
        assert_eq!(version("1.96.0-nightly"), version("1.96"));
        assert_eq!(version("1.94.1").unwrap().to_string(), "1.94.1");
        assert_eq!(version("1.94.0").unwrap().to_string(), "1.94");
        for text in ["", "1", "1.", "new", "1.2.3.4", "-1.2"] {
            assert!(version(text).is_err(), "{text}");
        }
    }
}
