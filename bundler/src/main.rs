//! The command: arguments, exit codes, and what is printed. Everything else is the library's.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bundler::disk::{self, Freshness};
use bundler::error::{Error, Problem};
use bundler::package::{Features, Package};
use bundler::rustc::Rustc;
use bundler::{Bundle, Options, bundle_all, why};
use clap::{Parser, Subcommand};

/// Turns each binary of a Cargo package, with what it uses of the library, into one std-only main.rs.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    after_help = "Exit codes: 0 done, 1 an error in the source or a stale bundle, 2 wrong arguments."
)]
struct Arguments {
    /// Binaries (or examples) to bundle; all binaries without one.
    #[arg(value_name = "BIN")]
    bins: Vec<String>,
    /// Write one bundle to FILE, or to standard output with `-`, instead of bundled/BIN/main.rs.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The package's Cargo.toml; found from the current folder without it.
    #[arg(long, value_name = "PATH")]
    manifest_path: Option<PathBuf>,
    /// Features to enable, separated by commas or spaces.
    #[arg(short = 'F', long, value_name = "NAMES", value_delimiter = ',')]
    features: Vec<String>,
    /// Leave out the feature `default`.
    #[arg(long)]
    no_default_features: bool,
    /// Write nothing; fail if a bundle on disk is not what it should be.
    #[arg(long, conflicts_with = "output")]
    check: bool,
    /// Do not run rustc: the bundle is larger and unproven. Needs --output.
    #[arg(long, requires = "output")]
    no_verify: bool,
    /// Keep the documentation comments of the library.
    #[arg(long)]
    docs: bool,
    /// Print one JSON object a line.
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    question: Option<Question>,
}

#[derive(Debug, Subcommand)]
enum Question {
    /// Show the chain of reasons that keeps an item in a bundle.
    Why {
        /// The binary.
        bin: String,
        /// The name of a function, type, method, …
        name: String,
        /// The package's Cargo.toml; found from the current folder without it.
        #[arg(long, value_name = "PATH")]
        manifest_path: Option<PathBuf>,
    },
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            report(&error);
            ExitCode::FAILURE
        }
    }
}

/// True if all went well; errors of single bundles are printed as they come.
fn run(arguments: &Arguments) -> Result<bool, Error> {
    if let Some(Question::Why {
        bin,
        name,
        manifest_path,
    }) = &arguments.question
    {
        return answer_why(bin, name, manifest_path.as_deref());
    }
    let manifest = manifest(arguments.manifest_path.as_deref())?;
    let names = arguments
        .features
        .iter()
        .flat_map(|names| names.split_whitespace());
    let features = Features {
        no_default: arguments.no_default_features,
        names: names.map(str::to_owned).collect(),
    };
    let package = Package::open(&manifest, &features)?;
    let mut bins: Vec<&str> = arguments.bins.iter().map(String::as_str).collect();
    if bins.is_empty() {
        bins = package.bins.iter().map(|bin| bin.name.as_str()).collect();
    }
    if bins.is_empty() {
        return Err(
            Problem::new(format!("package `{}` has no binaries", package.name))
                .help("write one in `src/bin/<name>.rs`")
                .into(),
        );
    }
    if arguments.output.is_some() && bins.len() != 1 {
        return Err(Problem::new("`--output` takes one bundle")
            .help("name one binary")
            .into());
    }
    let options = Options {
        rustc: match arguments.no_verify {
            true => None,
            false => Some(compiler(&package)?),
        },
        docs: arguments.docs,
    };
    let width = bins.iter().map(|bin| bin.len()).max().unwrap_or(0);
    let mut good = true;
    for (bin, result) in bins.iter().zip(bundle_all(&package, &bins, &options)) {
        let outcome = result.and_then(|bundle| deliver(arguments, &package, &bundle, width));
        match outcome {
            Ok(fine) => good &= fine,
            Err(error) => {
                good = false;
                if arguments.json {
                    print_line(
                        &serde_json::json!({ "bin": bin, "error": error.to_string() }).to_string(),
                    )?;
                } else {
                    report(&error);
                }
            }
        }
    }
    Ok(good)
}

/// The manifest that was named, or the one around the current folder.
fn manifest(named: Option<&Path>) -> Result<PathBuf, Error> {
    match named {
        Some(path) => Ok(path.to_path_buf()),
        None => Package::find_manifest(&current_folder()?),
    }
}

fn answer_why(bin: &str, name: &str, manifest_path: Option<&Path>) -> Result<bool, Error> {
    let package = Package::open(&manifest(manifest_path)?, &Features::default())?;
    let options = Options {
        rustc: Some(compiler(&package)?),
        docs: false,
    };
    let chains = why(&package, bin, name, &options)?;
    if chains.is_empty() {
        let title = format!("the bundle of `{bin}` has no item `{name}` of the library");
        return Err(Problem::new(title).into());
    }
    for chain in chains {
        let mut lead = "";
        for step in chain {
            print_line(&format!("{lead}{}  {}:{}", step.what, step.path, step.line))?;
            lead = "  because of ";
        }
    }
    Ok(true)
}

/// Writes, checks or prints one bundle; false if a check finds it stale.
fn deliver(
    arguments: &Arguments,
    package: &Package,
    bundle: &Bundle,
    width: usize,
) -> Result<bool, Error> {
    let path = match &arguments.output {
        Some(path) if path.as_os_str() == "-" => {
            let mut out = io::stdout().lock();
            out.write_all(bundle.text.as_bytes())
                .and_then(|()| out.flush())
                .map_err(|error| Problem::io("write to", Path::new("standard output"), &error))?;
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
    let line = match arguments.json {
        true => json(&path, bundle, freshness.as_ref()).to_string(),
        false => line(&path, bundle, freshness.as_ref(), width),
    };
    print_line(&line)?;
    Ok(fine)
}

fn line(path: &Path, bundle: &Bundle, freshness: Option<&Freshness>, width: usize) -> String {
    let shown = env::current_dir()
        .ok()
        .and_then(|folder| path.strip_prefix(folder).ok().map(Path::to_path_buf));
    let shown = shown.as_deref().unwrap_or(path).display().to_string();
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
        bundle.shared_bytes(),
    )
}

fn json(path: &Path, bundle: &Bundle, freshness: Option<&Freshness>) -> serde_json::Value {
    serde_json::json!({
        "bin": bundle.name,
        "path": path,
        "edition": bundle.edition.as_str(),
        "bytes": bundle.text.len(),
        "own_bytes": bundle.own_bytes,
        "shared_bytes": bundle.shared_bytes(),
        "verified": bundle.verified,
        "fresh": freshness.map(|freshness| *freshness == Freshness::Fresh),
    })
}

/// The compiler that verifies, with its answers kept in the package's target folder.
fn compiler(package: &Package) -> Result<Rustc, Error> {
    let target = match env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => PathBuf::from(folder),
        None => package.workspace_root.join("target"),
    };
    Rustc::find(None, Some(target.join("bundler"))).map_err(|error| {
        Problem::new(error.to_string())
            .help("or use `--no-verify --output FILE`")
            .into()
    })
}

fn current_folder() -> Result<PathBuf, Error> {
    env::current_dir()
        .map_err(|error| Problem::io("find", Path::new("the current folder"), &error).into())
}

fn print_line(line: &str) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")
        .map_err(|error| Problem::io("write to", Path::new("standard output"), &error).into())
}

/// On standard error; nobody is left to tell when even that fails.
fn report(error: &Error) {
    let colour = io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none();
    let _ = writeln!(anstream::stderr(), "{}\n", error.render(colour));
}
