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

/// What no flag takes from a processor that runs a system: calls between functions need these features, and rustc's atomics are there.
const OF_PROCESSORS: [(&str, &[&str]); 2] = [("x86_64", &["sse", "sse2"]), ("aarch64", &["neon"])];

/// The sizes of integers that are atomic on each of them.
const ATOMIC: [&str; 5] = ["8", "16", "32", "64", "ptr"];

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

    /// What holds here of what is known of platforms by processor and system alone: `name`, or `key="value"`. Of [`OF_PLATFORMS`]
    /// nothing else holds.
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
        let facts: BTreeSet<String> = facts.collect();
        let more = of_processor(&facts);
        &facts | &more
    }

    /// The names of conditions that flags set, for whatever target.
    pub(super) fn told(&self) -> BTreeSet<String> {
        self.flags.conditions()
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

/// What else holds where these facts of a platform do.
fn of_processor(facts: &BTreeSet<String>) -> BTreeSet<String> {
    let is = |key: &str, value: &str| facts.contains(&format!("{key}={value:?}"));
    let found = OF_PROCESSORS
        .iter()
        .find(|(arch, _)| is("target_arch", arch));
    let Some((_, features)) = found.filter(|_| !is("target_os", "none")) else {
        return BTreeSet::new();
    };
    let features = features
        .iter()
        .map(|name| format!("target_feature={name:?}"));
    let atomic = ATOMIC
        .iter()
        .map(|size| format!("target_has_atomic={size:?}"));
    features.chain(atomic).collect()
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
        let of_platforms =
            |fact: &&String| OF_PLATFORMS.contains(&fact.split('=').next().unwrap_or_default());
        assert_eq!(facts.iter().filter(of_platforms).count(), 6);
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
        let facts = host.facts();
        let mut facts = facts.iter().map(|fact| Cfg::from_str(fact).unwrap());
        assert!(facts.all(|fact| said.contains(&fact)));
    }

    #[test]
    fn processors_have_what_calls_between_functions_need_under_a_system() {
        let of = |facts: [&str; 2]| {
            let more = of_processor(&facts.map(str::to_owned).into());
            let features = more
                .into_iter()
                .filter(|fact| fact.starts_with("target_feature"));
            features.collect::<Vec<_>>()
        };
        let of_x86_64 = of(["target_arch=\"x86_64\"", "target_os=\"linux\""]);
        assert_eq!(
            of_x86_64,
            ["target_feature=\"sse\"", "target_feature=\"sse2\""]
        );
        assert!(of(["target_arch=\"x86_64\"", "target_os=\"none\""]).is_empty());
        assert!(of(["target_arch=\"x86\"", "target_os=\"linux\""]).is_empty());
    }
}
