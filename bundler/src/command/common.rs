//! The options that every subcommand has, and what follows from them: the package and how to bundle it.

use std::collections::BTreeSet;
use std::env;
use std::path::PathBuf;

use bundler::Options;
use bundler::disk::lexical;
use bundler::error::{Error, Problem};
use bundler::package::{Features, Opening, Package};
use bundler::rustc::Rustc;
use clap::Args;

/// May stand before and behind a subcommand.
#[derive(Debug, Args)]
pub(super) struct Common {
    /// The package's Cargo.toml; found from the current folder without it.
    #[arg(long, value_name = "PATH", global = true)]
    manifest_path: Option<PathBuf>,
    /// Features to enable, separated by commas or spaces.
    #[arg(
        short = 'F',
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        global = true
    )]
    features: Vec<String>,
    /// Leave out the feature `default`.
    #[arg(long, global = true)]
    no_default_features: bool,
    /// Crates that the judge has, separated by commas: they are not bundled. FILE#TABLE: those that it lists as `crates`.
    #[arg(long, value_name = "CRATES", value_delimiter = ',', global = true)]
    external: Vec<String>,
    /// The judge's processor and system are this machine's: leave out what only others see. In Cargo.toml: `same-platform = true`.
    #[arg(long, global = true)]
    same_platform: bool,
    /// Leave out the comments of libraries, but for licence notices. In Cargo.toml: `no-comments = true`.
    #[arg(long, global = true)]
    no_comments: bool,
    /// Do not run rustc: a bundle is larger then and unproven, and is written only where --output says.
    #[arg(long, global = true)]
    pub(super) no_verify: bool,
    /// Keep the documentation comments of the library.
    #[arg(long, global = true)]
    docs: bool,
    /// Print one JSON object a line.
    #[arg(long, global = true)]
    pub(super) json: bool,
}

impl Common {
    /// The package that is meant where these binaries are wanted, with the features that were asked for.
    pub(super) fn package(&self, bins: &[String]) -> Result<Package, Error> {
        let manifest = match &self.manifest_path {
            // As Cargo reads it: what is above a link is what is above its name.
            Some(path) => Some(lexical(path))
                .filter(|path| path.file_name().is_some())
                .unwrap_or_else(|| path.clone()),
            None => Package::find_manifest(&current_folder()?)?,
        };
        let names = self
            .features
            .iter()
            .flat_map(|names| names.split_whitespace());
        let features = Features {
            no_default: self.no_default_features,
            names: names.map(str::to_owned).collect(),
        };
        let external: Vec<String> = self
            .external
            .iter()
            .map(|name| name.trim().to_owned())
            .filter(|name| !name.is_empty())
            .collect();
        let opening = Opening {
            features,
            standing: Some(current_folder()?),
            external,
            same_platform: self.same_platform,
            no_comments: self.no_comments,
            bins,
        };
        Package::open_with(&manifest, &opening)
    }

    /// How `package` is bundled.
    pub(super) fn options(&self, package: &Package) -> Result<Options, Error> {
        let results = results(package);
        let rustc = match self.no_verify {
            true => None,
            false => Some(compiler(results.clone())?),
        };
        Ok(Options {
            docs: self.docs,
            cache: Some(results),
            is_last: true,
            ..Options::to_submit(rustc)
        })
    }
}

/// The binaries that were named, or all of the package's.
pub(super) fn bins<'a>(named: &'a [String], package: &'a Package) -> Result<Vec<&'a str>, Error> {
    let named: Vec<&str> = named.iter().map(String::as_str).collect();
    let all = || package.bins.iter().map(|bin| bin.name.as_str()).collect();
    let mut bins: Vec<&str> = if named.is_empty() { all() } else { named };
    let mut seen = BTreeSet::new();
    bins.retain(|name| seen.insert(*name));
    match bins.is_empty() {
        true => Err(
            Problem::new(format!("package `{}` has no binaries", package.name))
                .help("write one in `src/bin/<name>.rs`")
                .into(),
        ),
        false => Ok(bins),
    }
}

/// The folder below the package's target folder where results are kept.
fn results(package: &Package) -> PathBuf {
    package.target_folder.join("bundler")
}

/// The compiler that verifies, with its answers kept in `results`.
fn compiler(results: PathBuf) -> Result<Rustc, Error> {
    Rustc::find(None, Some(results)).map_err(|error| {
        Problem::new(error.to_string())
            .help("or use `--no-verify --output FILE`")
            .into()
    })
}

fn current_folder() -> Result<PathBuf, Error> {
    env::current_dir()
        .map_err(|error| Problem::new(format!("cannot find the current folder: {error}")).into())
}
