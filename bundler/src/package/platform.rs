//! Which platforms' dependencies count: those of the machine that bundles, as Cargo decides it for a build there.
//!
//! What every program knows of the machine that it runs on is decided here. The rest rustc says, if anybody asks: what it compiles
//! for need not be what this program was compiled for.

use std::collections::BTreeSet;
use std::env::consts;
use std::process::Stdio;
use std::str::FromStr;
use std::sync::OnceLock;

use cargo_platform::{Cfg, CfgExpr, Platform};

use super::compiler::Compiler;
use super::configuration::Rustflags;

/// What is known of a platform by its processor and system alone: two names, and keys.
pub(crate) const OF_PLATFORMS: [&str; 7] = [
    "unix",
    "windows",
    "target_arch",
    "target_endian",
    "target_family",
    "target_os",
    "target_pointer_width",
];

/// What rustc compiles for, with the flags that Cargo gives it.
#[derive(Debug, Default)]
pub(super) struct Host {
    compiler: Compiler,
    flags: Rustflags,
    /// Another target than the machine at hand.
    target: Option<String>,
    found: OnceLock<Found>,
}

#[derive(Debug)]
struct Found {
    target: String,
    conditions: Vec<Cfg>,
}

impl Host {
    pub(super) fn new(compiler: Compiler, flags: Rustflags, target: Option<String>) -> Host {
        Host {
            compiler,
            flags,
            target,
            found: OnceLock::new(),
        }
    }

    /// Does a platform, a target's name or `cfg(…)`, mean this machine? Errors: it is neither.
    pub(super) fn is(&self, platform: &str) -> Result<bool, String> {
        let platform = Platform::from_str(platform).map_err(|error| error.to_string())?;
        let is_known = self.target.is_none()
            && matches!(&platform, Platform::Cfg(condition) if is_known(condition));
        Ok(match is_known {
            true => platform.matches("", &known()),
            false => {
                let found = self.found();
                platform.matches(&found.target, &found.conditions)
            }
        })
    }

    /// What holds here of what is known of platforms by processor and system alone: `name`, or `key="value"`.
    pub(super) fn facts(&self) -> BTreeSet<String> {
        let known = known();
        let conditions = match self.target {
            None => &known,
            Some(_) => &self.found().conditions,
        };
        let facts = conditions.iter().filter_map(|condition| match condition {
            Cfg::Name(name) => {
                let name = name.as_str();
                OF_PLATFORMS.contains(&name).then(|| name.to_owned())
            }
            Cfg::KeyPair(key, value) => {
                let key = key.as_str();
                OF_PLATFORMS
                    .contains(&key)
                    .then(|| format!("{key}={value:?}"))
            }
        });
        facts.collect()
    }

    /// rustc is asked once, and again with flags if there are some; where it cannot be, it is the machine that this program was
    /// compiled for, as far as that is known.
    fn found(&self) -> &Found {
        self.found.get_or_init(|| {
            let target = self.target.as_deref();
            let plain = Found::asked(&self.compiler, target, &[]);
            let is_it = |platform: &str| {
                let platform = Platform::from_str(platform);
                platform.is_ok_and(|platform| platform.matches(&plain.target, &plain.conditions))
            };
            let flags = self.flags.of(&plain.target, is_it);
            if flags.is_empty() {
                plain
            } else {
                Found::asked(&self.compiler, target, &flags)
            }
        })
    }
}

impl Found {
    /// What rustc says with these flags of a target, or of the one that it compiles for unasked.
    fn asked(compiler: &Compiler, target: Option<&str>, flags: &[String]) -> Found {
        let found = target.map(str::to_owned).or_else(|| {
            let said = answer(compiler, flags, "-vV")?;
            let host = said.lines().find_map(|line| line.strip_prefix("host: "));
            host.map(str::to_owned)
        });
        let named = target.map(|target| format!("--target={target}"));
        let flags: Vec<String> = named.into_iter().chain(flags.iter().cloned()).collect();
        let conditions = answer(compiler, &flags, "--print=cfg").map(|said| {
            let all = said.lines().map(Cfg::from_str);
            all.filter_map(Result::ok).collect()
        });
        Found {
            target: found.unwrap_or_else(own_target),
            conditions: conditions.unwrap_or_else(own_conditions),
        }
    }
}

fn answer(compiler: &Compiler, flags: &[String], question: &str) -> Option<String> {
    let mut command = compiler.command();
    let command = command.args(flags).arg(question).stdin(Stdio::null());
    let output = command.output().ok()?;
    let is_good = output.status.success();
    is_good.then(|| String::from_utf8(output.stdout).ok())?
}

/// Is all of it known of a machine by any program that runs there?
fn is_known(condition: &CfgExpr) -> bool {
    let of_machine = known();
    let is_asked = |name: &str| {
        of_machine.iter().any(|known| match known {
            Cfg::KeyPair(key, _) => key.as_str() == name,
            Cfg::Name(_) => false,
        })
    };
    match condition {
        CfgExpr::Not(inner) => is_known(inner),
        CfgExpr::All(parts) | CfgExpr::Any(parts) => parts.iter().all(is_known),
        CfgExpr::Value(Cfg::Name(name)) => matches!(name.as_str(), "unix" | "windows"),
        CfgExpr::Value(Cfg::KeyPair(key, _)) => is_asked(key.as_str()),
        CfgExpr::True | CfgExpr::False => true,
    }
}

/// What holds for a machine, whatever was compiled for it.
fn known() -> Vec<Cfg> {
    let endian = match cfg!(target_endian = "little") {
        true => "little",
        false => "big",
    };
    let width = usize::BITS.to_string();
    let pairs = [
        ("target_os", consts::OS),
        ("target_arch", consts::ARCH),
        ("target_family", consts::FAMILY),
        ("target_endian", endian),
        ("target_pointer_width", &width),
    ];
    let pairs = pairs.map(|(key, value)| format!("{key}=\"{value}\""));
    let all = pairs.iter().map(String::as_str).chain([consts::FAMILY]);
    all.filter_map(|text| Cfg::from_str(text).ok()).collect()
}

fn own_target() -> String {
    let arch = match consts::ARCH {
        "x86" => "i686",
        other => other,
    };
    match consts::OS {
        "macos" => format!("{arch}-apple-darwin"),
        "windows" => format!("{arch}-pc-windows-{}", environment()),
        os => format!("{arch}-unknown-{os}-{}", environment()),
    }
}

fn own_conditions() -> Vec<Cfg> {
    let environment = format!("target_env=\"{}\"", environment());
    let more = [&environment, "debug_assertions", "panic=\"unwind\""];
    let more = more.into_iter().filter_map(|text| Cfg::from_str(text).ok());
    known().into_iter().chain(more).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn is_here(platform: &str) -> Result<bool, String> {
        Host::default().is(platform)
    }

    #[test]
    fn conditions_and_targets_are_those_of_this_machine() {
        assert_eq!(is_here("cfg(any(unix, windows))"), Ok(true));
        assert_eq!(is_here("cfg(all(unix, windows))"), Ok(false));
        assert_eq!(
            is_here(&format!("cfg(target_os = \"{}\")", consts::OS)),
            Ok(true)
        );
        assert_eq!(is_here("cfg(not(r#false))"), Ok(true));
        assert_eq!(is_here("cfg(true)"), Ok(true));
        assert_eq!(is_here(&Host::default().found().target), Ok(true));
        assert_eq!(is_here("wasm32-unknown-unknown"), Ok(false));
        assert!(is_here("cfg(").is_err());
    }

    #[test]
    fn facts_are_those_of_this_machine() {
        let facts = Host::default().facts();
        assert!(facts.contains(consts::FAMILY));
        assert!(facts.contains(&format!("target_os=\"{}\"", consts::OS)));
        assert_eq!(facts.len(), 6);
    }

    #[test]
    fn what_a_program_does_not_know_rustc_says() {
        assert_eq!(is_here("cfg(target_has_atomic = \"8\")"), Ok(true));
        assert_eq!(is_here("cfg(target_feature = \"none\")"), Ok(false));
        assert_eq!(is_here("cfg(debug_assertions)"), Ok(true));
        assert_eq!(is_here("cfg(feature = \"x\")"), Ok(false));
        let host = Host::default();
        assert!(host.found().conditions.len() > own_conditions().len());
    }

    #[test]
    fn what_is_known_here_rustc_says_too() {
        let host = Host::default();
        let said = &host.found().conditions;
        assert!(known().iter().all(|condition| said.contains(condition)));
    }
}
