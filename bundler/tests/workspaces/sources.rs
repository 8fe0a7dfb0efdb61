//! The sources of a drawn workspace: each crate tells what it was compiled with, and what its dependencies tell.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::draft::Draft;
use crate::manifests::{Files, below};
use crate::packages::{Dependency, FEATURES, Kind, Package};

/// What a published package's script says: conditions, a variable, a file.
const SCRIPT: &str = r#"fn main() {
    println!("cargo:rerun-if-env-changed=PROBE");
    if std::env::var_os("CARGO_FEATURE_A").is_some() {
        println!("cargo::rustc-check-cfg=cfg(said)");
        println!("cargo::rustc-cfg=said");
    }
    if std::env::var_os("CARGO_CFG_QUICK").is_some() {
        println!("cargo:rustc-cfg=said_quick=\"yes\"");
    }
    let features = std::env::vars().filter(|(name, _)| name.starts_with("CARGO_FEATURE_")).count();
    println!("cargo:rustc-env=COUNT={features}");
    let folder = std::env::var("OUT_DIR").unwrap();
    let probe = std::env::var("PROBE").unwrap_or_default();
    std::fs::write(std::path::Path::new(&folder).join("probe.rs"), format!("const PROBE: &str = {probe:?};")).unwrap();
}
"#;
const OF_SCRIPT: &str = r#"include!(concat!(env!("OUT_DIR"), "/probe.rs"));
fn of_script(s: &mut String) {
    if cfg!(said) { s.push_str("said "); }
    if cfg!(said_quick = "yes") { s.push_str("quick "); }
    s.push_str(env!("COUNT"));
    s.push_str(PROBE);
}
"#;
const OF_MACROS: &str = r#"extern crate proc_macro;
use proc_macro::{Literal, TokenStream, TokenTree};
fn of_macros(s: &mut String) {
    if cfg!(debug_assertions) { s.push_str("checked "); }
    if cfg!(quick) { s.push_str("quick "); }
    s.push_str(option_env!("PROBE").unwrap_or("-"));
}
#[proc_macro]
pub fn show(_: TokenStream) -> TokenStream {
    TokenTree::from(Literal::string(&text())).into()
}
"#;

pub(crate) fn write(draft: &Draft, files: &mut Files) {
    for package in &draft.packages {
        let mut put = |name: &str, text: String| files.insert(below(&package.folder, name), text);
        put("src/lib.rs", library(draft, package));
        if package.has_script {
            put(
                "build.rs",
                SCRIPT.replace("COUNT=", &format!("COUNT={}", package.word)),
            );
        }
    }
    let program = &draft.packages[0];
    let mut put = |name: &str, text: String| files.insert(below(&program.folder, name), text);
    put("src/main.rs", main(draft, program, false));
    put("examples/ex.rs", main(draft, program, true));
}

fn library(draft: &Draft, package: &Package) -> String {
    let mut text = "#![allow(unexpected_cfgs)]\n".to_owned();
    let mut more = String::new();
    if package.has_script {
        text += OF_SCRIPT;
        more += "    of_script(&mut s);\n";
    }
    if package.kind == Kind::Macros {
        text += OF_MACROS;
        more += "    of_macros(&mut s);\n";
        text += "fn text() -> String {\n";
    } else {
        text += "pub fn show() -> String {\n";
    }
    text += "    let mut s = String::from(concat!(\"[\", env!(\"CARGO_PKG_NAME\"), \" \", env!(\"CARGO_PKG_VERSION\"), \" \", env!(\"CARGO_CRATE_NAME\"), \" \", env!(\"CARGO_PKG_DESCRIPTION\"), \": \"));\n";
    let keys = package.dependencies.iter().map(|one| one.key.as_str());
    let own = package.features.iter().map(|(name, _)| name.as_str());
    let features: BTreeSet<&str> = keys.chain(own).chain(FEATURES).chain(["default"]).collect();
    for feature in features {
        let _ = writeln!(
            text,
            "    if cfg!(feature = {feature:?}) {{ s.push_str({feature:?}); s.push(' '); }}"
        );
    }
    let _ = writeln!(text, "    s.push_str({:?});", package.word);
    text + &more + &calls(draft, package, false) + "    s.push(']');\n    s\n}\n"
}

fn main(draft: &Draft, package: &Package, is_example: bool) -> String {
    let calls = calls(draft, package, is_example);
    let library = &package.library;
    format!(
        "#![allow(unexpected_cfgs)]\nfn main() {{\n    let mut s = {library}::show();\n    s.push('/');\n{calls}    println!(\"{{s}}\");\n}}\n"
    )
}

/// What the dependencies tell that are there for sure, or under a feature of theirs.
fn calls(draft: &Draft, package: &Package, is_example: bool) -> String {
    let mut text = String::new();
    let mut done = BTreeSet::new();
    for one in &package.dependencies {
        let others = || {
            package
                .dependencies
                .iter()
                .filter(|other| other.key == one.key)
        };
        let of_example = |other: &Dependency| {
            is_example && other.table == "dev-dependencies" && other.platform.is_none()
        };
        let is_there = others().any(|other| other.is_always() || of_example(other));
        let condition = match is_there {
            true => String::new(),
            false => {
                let is_optional =
                    others().any(|other| other.table == "dependencies" && other.platform.is_none());
                let on = format!("dep:{}", one.key);
                let values = package.features.iter().flat_map(|(_, values)| values);
                let is_hidden = values.clone().any(|value| *value == on);
                let own = package.features.iter().find(|(name, _)| *name == one.key);
                let turns_on = match own {
                    Some((_, values)) => values.contains(&on),
                    None => !is_hidden,
                };
                if !is_optional || !turns_on {
                    continue;
                }
                format!("#[cfg(feature = {:?})] ", one.key)
            }
        };
        if !done.insert(&one.key) {
            continue;
        }
        let other = &draft.packages[one.on];
        let name = match one.is_renamed {
            true => one.key.replace('-', "_"),
            false => other.library.clone(),
        };
        let _ = match other.kind {
            Kind::Macros => writeln!(text, "    {condition}s.push_str({name}::show!());"),
            _ => writeln!(text, "    {condition}s.push_str(&{name}::show());"),
        };
    }
    text
}
