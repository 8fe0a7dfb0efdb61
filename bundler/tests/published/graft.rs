//! A crate that another depends on becomes a module of that other, as a person would vendor it.
//!
//! Done on the text: what that breaks (macros that name macros of the grafted crate) does not compile as an original, and
//! is judged no further.

/// `text` of the grafting crate, in which `dependency::…` now lies in the crate itself.
pub(crate) fn host(text: &str, dependency: &str) -> String {
    with_path_start(text, dependency, &format!("crate::{dependency}"))
}

/// `text` of a program that named `dependency` as a crate: it is a module of `krate` now.
pub(crate) fn program(text: &str, krate: &str, dependency: &str) -> String {
    with_path_start(text, dependency, &format!("{krate}::{dependency}"))
}

/// `text` of the grafted crate, whose root is a module called `name` now.
pub(crate) fn guest(text: &str, name: &str) -> String {
    with_path_start(text, "crate", &format!("crate::{name}"))
}

/// Puts `new` in the place of `old` where `old::` starts a path.
fn with_path_start(text: &str, old: &str, new: &str) -> String {
    let mut made = String::new();
    let mut rest = text;
    let pattern = format!("{old}::");
    while let Some(at) = rest.find(&pattern) {
        let before = rest[..at].chars().next_back();
        let starts = !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':');
        made.push_str(&rest[..at]);
        made.push_str(if starts { new } else { old });
        rest = &rest[at + old.len()..];
    }
    made + rest
}
