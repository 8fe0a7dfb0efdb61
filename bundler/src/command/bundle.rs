//! `bundler BIN…`: writes, prints or checks bundles.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bundler::disk::{self, Freshness};
use bundler::error::{Error, Problem};
use bundler::package::Package;
use bundler::{Bundle, Options, bundle_all};

use super::common::bins;
use super::destination::Destination;
use super::{Common, Outcome, check, print, progress, refuse_misplaced_commands, usage};

#[derive(Debug, clap::Args)]
pub(super) struct Bundling {
    /// Binaries (or examples) to bundle; all binaries without one.
    #[arg(value_name = "BIN")]
    bins: Vec<String>,
    /// Write a bundle to FILE instead of bundled/BIN/main.rs, to standard output with `-`, or to FOLDER/BIN/main.rs if a
    /// folder is named (one that exists, or with `/` at the end).
    #[arg(short, long, value_name = "FILE|FOLDER")]
    output: Option<PathBuf>,
    /// Write nothing; fail if a bundle on disk is not what it should be.
    #[arg(long)]
    check: bool,
}

impl Bundling {
    /// Is there anything among the arguments that only bundling understands?
    pub(super) fn is_given(&self) -> bool {
        !self.bins.is_empty() || self.output.is_some() || self.check
    }
}

/// False if a bundle could not be made or is stale.
pub(super) fn run(arguments: &Bundling, common: &Common) -> Outcome {
    if common.no_verify && arguments.output.is_none() {
        usage("`--no-verify` needs `--output`: an unverified bundle is never written to bundled/");
    }
    let destination = Destination::of(arguments.output.as_deref());
    if matches!(destination, Destination::Standard) {
        if arguments.check {
            usage("there is nothing to check on standard output");
        }
        if common.json {
            usage("standard output is the bundle's: `--json` needs another place for it");
        }
    }
    let package = common.package(&arguments.bins)?;
    refuse_misplaced_commands(&arguments.bins, &package);
    let bins = bins(&arguments.bins, &package)?;
    if destination.is_single() && bins.len() != 1 {
        usage("`--output FILE` takes one bundle: name one binary, or a folder with `/` at its end");
    }
    let places = destination.places(&package, &bins);
    if common.no_verify {
        places.unverified()?;
    }
    if !arguments.check {
        places.keep_sources()?;
    }
    let run = Run {
        package: &package,
        destination,
        options: common.options(&package)?,
        check: arguments.check,
        json: common.json,
        width: bins
            .iter()
            .map(|bin| bin.chars().count())
            .max()
            .unwrap_or(0),
    };
    run.all(&bins)
}

/// One run over several binaries.
struct Run<'a> {
    package: &'a Package,
    destination: Destination,
    options: Options,
    check: bool,
    json: bool,
    /// Of the longest name.
    width: usize,
}

/// What was said already, and how often what was found.
#[derive(Default)]
struct Told {
    /// Errors and warnings about the library or the manifest are the same for every binary.
    messages: BTreeSet<String>,
    failed: usize,
    stale: usize,
}

impl Run<'_> {
    fn all(&self, bins: &[&str]) -> Outcome {
        let bundle = |options: &Options| bundle_all(self.package, bins, options);
        let options = self.options.clone();
        let results = progress::during("bundling", bins.len(), options, bundle);
        let mut told = Told::default();
        for (bin, result) in bins.iter().zip(results) {
            let outcome = result.and_then(|bundle| self.deliver(&bundle, &mut told));
            if let Err(error) = outcome {
                told.failed += 1;
                if self.json || told.messages.insert(error.render(false)) {
                    print::error(&error, Some(bin), self.json);
                }
            }
        }
        if !self.json && told.failed > 1 {
            let (failed, all) = (told.failed, bins.len());
            print::note(&format!("{failed} of {all} bundles could not be made"));
        }
        if !self.json && told.stale > 0 {
            print::note(&check::summary(told.stale, bins.len()));
        }
        Ok(told.failed == 0 && told.stale == 0)
    }

    /// Writes, checks or prints one bundle.
    fn deliver(&self, bundle: &Bundle, told: &mut Told) -> Result<(), Error> {
        let Some(path) = self.destination.path(self.package, &bundle.name) else {
            print::text(&bundle.text)?;
            self.warn(bundle, told);
            return Ok(());
        };
        let freshness = match self.check {
            true => Some(disk::compare(&path, &bundle.text)?),
            false => {
                keep_sources(bundle, &path)?;
                disk::write(&path, &bundle.text)?;
                None
            }
        };
        if self.json {
            print::line(&json(&path, bundle, freshness.as_ref()).to_string())?;
        } else {
            print::line(&self.line(&path, bundle, freshness.as_ref()))?;
        }
        match freshness {
            None => self.warn(bundle, told),
            Some(Freshness::Fresh) => {}
            Some(freshness) => {
                told.stale += 1;
                if !self.json {
                    let shown = told.stale;
                    for line in
                        check::details(&freshness, self.package, bundle, &self.options, shown)?
                    {
                        print::line(&line)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn warn(&self, bundle: &Bundle, told: &mut Told) {
        for warning in &bundle.warnings {
            if !self.json && told.messages.insert(warning.warning(false)) {
                print::warning(warning);
            }
        }
    }

    fn line(&self, path: &Path, bundle: &Bundle, freshness: Option<&Freshness>) -> String {
        let shown = print::relative(path).display().to_string();
        let pad = " ".repeat(self.width.saturating_sub(bundle.name.chars().count()));
        let state = match freshness {
            None if bundle.verified => String::new(),
            None => "  unverified".to_owned(),
            Some(freshness) => format!("  {}", check::word(freshness)),
        };
        format!(
            "{shown}{pad}  {:>6} bytes  {:>6} own  {:>6} shared{state}",
            bundle.text.len(),
            bundle.own_bytes,
            bundle.shared_bytes,
        )
    }
}

/// Refuses to put a bundle in the place of a file that it was made of.
fn keep_sources(bundle: &Bundle, path: &Path) -> Result<(), Error> {
    let mut sources = bundle.stray_sources.iter();
    let real = disk::future_path(path);
    match sources.any(|source| disk::future_path(source) == real) {
        true => {
            let title = format!(
                "`{}` is a source of this bundle, and it would be lost",
                path.display()
            );
            let help = "name another place with `--output`, or move the source";
            Err(Problem::new(title).help(help).into())
        }
        false => Ok(()),
    }
}

fn json(path: &Path, bundle: &Bundle, freshness: Option<&Freshness>) -> serde_json::Value {
    serde_json::json!({
        "bin": bundle.name,
        "path": path.to_string_lossy(),
        "edition": bundle.edition.as_str(),
        "bytes": bundle.text.len(),
        "own_bytes": bundle.own_bytes,
        "shared_bytes": bundle.shared_bytes,
        "made_bytes": bundle.made_bytes(),
        "verified": bundle.verified,
        "externals": bundle.externals,
        "warnings": print::problems(&bundle.warnings),
        "check": freshness.map(check::object),
    })
}
