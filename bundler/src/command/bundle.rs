//! `bundler BIN…`: writes, prints or checks bundles.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bundler::disk::{self, Freshness};
use bundler::error::{Error, Problem};
use bundler::package::Package;
use bundler::{Bundle, bundle_all};

use super::common::bins;
use super::{Common, Outcome, print, usage};

#[derive(Debug, clap::Args)]
pub(super) struct Bundling {
    /// Binaries (or examples) to bundle; all binaries without one.
    #[arg(value_name = "BIN")]
    bins: Vec<String>,
    /// Write one bundle to FILE, or to standard output with `-`, instead of bundled/BIN/main.rs.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write nothing; fail if a bundle on disk is not what it should be.
    #[arg(long, conflicts_with = "output")]
    check: bool,
}

impl Bundling {
    /// Is there anything among the arguments that only bundling understands?
    pub(super) fn is_given(&self) -> bool {
        !self.bins.is_empty() || self.output.is_some() || self.check
    }
}

/// False if a bundle could not be made or is stale; errors of single bundles are printed as they come.
pub(super) fn run(arguments: &Bundling, common: &Common) -> Outcome {
    if common.no_verify && arguments.output.is_none() {
        usage("`--no-verify` needs `--output`: an unverified bundle is never written to bundled/");
    }
    let package = common.package()?;
    let bins = bins(&arguments.bins, &package)?;
    if arguments.output.is_some() && bins.len() != 1 {
        return Err(Problem::new("`--output` takes one bundle")
            .help("name one binary")
            .into());
    }
    let options = common.options(&package)?;
    let width = bins.iter().map(|bin| bin.len()).max().unwrap_or(0);
    let mut good = true;
    let mut warned = BTreeSet::new();
    for (bin, result) in bins.iter().zip(bundle_all(&package, &bins, &options)) {
        let outcome = result.and_then(|bundle| {
            let fine = deliver(arguments, common, &package, &bundle, width)?;
            // What the library or the manifest says is the same for every binary.
            for warning in &bundle.warnings {
                let is_shown = !common.json && !arguments.check;
                if is_shown && warned.insert(warning.warning(false)) {
                    print::warning(warning);
                }
            }
            Ok(fine)
        });
        match outcome {
            Ok(fine) => good &= fine,
            Err(error) => {
                good = false;
                print::error(&error, Some(bin), common.json);
            }
        }
    }
    Ok(good)
}

/// Writes, checks or prints one bundle; false if a check finds it stale.
fn deliver(
    arguments: &Bundling,
    common: &Common,
    package: &Package,
    bundle: &Bundle,
    width: usize,
) -> Result<bool, Error> {
    let path = match &arguments.output {
        Some(path) if path.as_os_str() == "-" => {
            print::text(&bundle.text)?;
            return Ok(true);
        }
        Some(path) => path.clone(),
        None => package.bundle_path(&bundle.name),
    };
    let freshness = match arguments.check {
        true => Some(disk::compare(&path, &bundle.text)?),
        false => {
            disk::write(&path, &bundle.text)?;
            None
        }
    };
    let fine = matches!(freshness, None | Some(Freshness::Fresh));
    let line = match common.json {
        true => json(&path, bundle, freshness.as_ref()).to_string(),
        false => line(&path, bundle, freshness.as_ref(), width),
    };
    print::line(&line)?;
    Ok(fine)
}

fn line(path: &Path, bundle: &Bundle, freshness: Option<&Freshness>, width: usize) -> String {
    let shown = print::relative(path).display().to_string();
    let pad = " ".repeat(width.saturating_sub(bundle.name.len()));
    let state = match freshness {
        None if bundle.verified => String::new(),
        None => "  unverified".to_owned(),
        Some(Freshness::Fresh) => "  fresh".to_owned(),
        Some(Freshness::Missing) => "  missing: run `make bundle`".to_owned(),
        Some(Freshness::Stale {
            removed,
            added,
            line,
        }) => {
            format!("  stale from line {line} (-{removed} +{added}): run `make bundle`")
        }
    };
    format!(
        "{shown}{pad}  {:>6} bytes  {:>6} own  {:>6} shared{state}",
        bundle.text.len(),
        bundle.own_bytes,
        bundle.shared_bytes,
    )
}

fn json(path: &Path, bundle: &Bundle, freshness: Option<&Freshness>) -> serde_json::Value {
    serde_json::json!({
        "bin": bundle.name,
        "path": path,
        "edition": bundle.edition.as_str(),
        "bytes": bundle.text.len(),
        "own_bytes": bundle.own_bytes,
        "shared_bytes": bundle.shared_bytes,
        "made_bytes": bundle.made_bytes(),
        "verified": bundle.verified,
        "warnings": print::problems(&bundle.warnings),
        "fresh": freshness.map(|freshness| *freshness == Freshness::Fresh),
    })
}
