//! Which platforms' dependencies count: those of the machine that bundles, as Cargo decides it for a build there.

use std::env::consts::{ARCH, FAMILY, OS};
use std::str::FromStr;

use cargo_platform::{Cfg, Platform};

/// Does a platform, a target's name or `cfg(…)`, mean this machine? Errors: it is neither.
pub(super) fn is_here(platform: &str) -> Result<bool, String> {
    let platform = Platform::from_str(platform).map_err(|error| error.to_string())?;
    Ok(platform.matches(&target(), &conditions()))
}

/// This machine's target as rustc names it; only the usual ones.
pub(super) fn target() -> String {
    let arch = match ARCH {
        "x86" => "i686",
        other => other,
    };
    match OS {
        "macos" => format!("{arch}-apple-darwin"),
        "windows" => format!("{arch}-pc-windows-{}", environment()),
        os => format!("{arch}-unknown-{os}-{}", environment()),
    }
}

fn environment() -> &'static str {
    if cfg!(target_env = "msvc") {
        "msvc"
    } else if cfg!(target_env = "musl") {
        "musl"
    } else {
        "gnu"
    }
}

/// What rustc says of this machine that a condition may ask for.
fn conditions() -> Vec<Cfg> {
    let endian = match cfg!(target_endian = "little") {
        true => "little",
        false => "big",
    };
    let width = usize::BITS.to_string();
    let pairs = [
        ("target_os", OS),
        ("target_arch", ARCH),
        ("target_family", FAMILY),
        ("target_env", environment()),
        ("target_endian", endian),
        ("target_pointer_width", &width),
        ("panic", "unwind"),
    ];
    let pairs = pairs.map(|(key, value)| Cfg::KeyPair(key.to_owned(), value.to_owned()));
    let names = [FAMILY, "debug_assertions"].map(|name| Cfg::Name(name.to_owned()));
    pairs.into_iter().chain(names).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_and_targets_are_those_of_this_machine() {
        assert_eq!(is_here("cfg(any(unix, windows))"), Ok(true));
        assert_eq!(is_here("cfg(all(unix, windows))"), Ok(false));
        assert_eq!(is_here(&format!("cfg(target_os = \"{OS}\")")), Ok(true));
        assert_eq!(is_here(&target()), Ok(true));
        assert_eq!(is_here("wasm32-unknown-unknown"), Ok(false));
        assert!(is_here("cfg(").is_err());
    }
}
