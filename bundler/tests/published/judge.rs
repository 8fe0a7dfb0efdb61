//! A crate's programs from package to verdict: each as it is and as its bundle, compared.

use std::path::Path;

use bundler::package::{Features, Package as Opened};

use crate::common::alone;
use crate::common::toolchain::{self, Outcome, Run};
use crate::examples::Program;
use crate::package::{self, Package};
use crate::sources::Source;

/// Examples of each crate that belong to the tests.
const FEW: usize = 1;

/// How much is tried.
#[derive(Clone, Copy)]
pub(crate) enum Effort {
    /// What belongs to the tests.
    Test,
    /// At most so many examples of each crate, with a line about it.
    Survey(usize),
}

enum Verdict {
    /// The bundle does what the original does.
    Same {
        bytes: usize,
        /// What rustc calls unused, but has to stay.
        left: Vec<String>,
    },
    /// The original does not compile.
    Unfit,
    Refused(String),
    Wrong(String),
}

/// Checks some of the crate's programs, or all. An error tells of those that are wrong.
pub(crate) fn check(source: &Source, effort: Effort) -> Result<(), String> {
    let limit = match effort {
        Effort::Test => FEW,
        Effort::Survey(limit) => limit,
    };
    let package = package::write(source)?;
    let folder = package.folder.path();
    let opened = Opened::open(&folder.join("Cargo.toml"), &Features::default())
        .map_err(|error| error.to_string())?;
    let (contest, examples): (Vec<&Program>, Vec<&Program>) = package
        .programs
        .iter()
        .partition(|program| program.must_build);
    let mut verdicts = Vec::new();
    let mut fit = Vec::new();
    for program in contest {
        match original(source, &package, program)? {
            Outcome::Ran(run) => fit.push((program, run)),
            Outcome::Rejected(why) => {
                return Err(format!("{} does not build:\n{why}", program.name));
            }
        }
    }
    let wanted = fit.len() + limit.min(examples.len());
    for program in spread(&examples, limit) {
        if fit.len() == wanted {
            break;
        }
        match original(source, &package, program)? {
            Outcome::Ran(run) => fit.push((program, run)),
            Outcome::Rejected(_) => verdicts.push((program, Verdict::Unfit)),
        }
    }
    if fit.is_empty() {
        return Err("none of its examples builds: it proves nothing".to_owned());
    }
    let names: Vec<&str> = fit
        .iter()
        .map(|(program, _)| program.name.as_str())
        .collect();
    let bundles = bundler::bundle_all(&opened, &names, &alone::options()?);
    for ((program, original), bundle) in fit.into_iter().zip(bundles) {
        let verdict = match bundle {
            Err(error) => Verdict::Refused(error.to_string()),
            Ok(bundle) => match same(program, &original, &bundle.text, &source.edition) {
                Ok(left) => Verdict::Same {
                    bytes: bundle.text.len(),
                    left,
                },
                Err(why) => Verdict::Wrong(why),
            },
        };
        verdicts.push((program, verdict));
    }
    let mut failures = String::new();
    for (program, verdict) in &verdicts {
        match verdict {
            Verdict::Same { .. } | Verdict::Unfit => {}
            Verdict::Refused(why) if source.refused.iter().any(|part| why.contains(part)) => {}
            Verdict::Refused(why) => {
                failures += &format!("{}: refused:\n{why}\n{}\n", program.name, program.text)
            }
            Verdict::Wrong(why) => failures += &format!("{}: {why}\n", program.name),
        }
    }
    if let Effort::Survey(_) = effort {
        eprintln!("{}", row(source, &verdicts));
    }
    match failures.is_empty() {
        true => Ok(()),
        false => Err(failures),
    }
}

/// The examples, beginning with `limit` of them from all over the crate.
fn spread<'p>(examples: &[&'p Program], limit: usize) -> Vec<&'p Program> {
    let count = examples.len();
    // In which of `limit` equal parts?
    let part = |index: usize| index * limit.min(count) / count;
    let (first, rest): (Vec<_>, Vec<_>) =
        (0..count).partition(|&index| index == 0 || part(index) != part(index - 1));
    let order = first.into_iter().chain(rest);
    order.map(|index| examples[index]).collect()
}

/// crate, version, examples, unfit, same, refused, wrong, median bytes
fn row(source: &Source, verdicts: &[(&Program, Verdict)]) -> String {
    let count =
        |is: fn(&Verdict) -> bool| verdicts.iter().filter(|(_, verdict)| is(verdict)).count();
    let mut sizes: Vec<usize> = verdicts
        .iter()
        .filter_map(|(_, verdict)| match verdict {
            Verdict::Same { bytes, .. } => Some(*bytes),
            _ => None,
        })
        .collect();
    sizes.sort();
    let left = verdicts
        .iter()
        .filter_map(|(program, verdict)| match verdict {
            Verdict::Same { left, .. } if !left.is_empty() => Some((program, left)),
            _ => None,
        });
    for (program, left) in left {
        eprintln!(
            "{} {}: left: {}",
            source.name,
            program.name,
            left.join("; ")
        );
    }
    format!(
        "| {} | {} | {} | {} | {} | {} | {} | {} |",
        source.name,
        source.version,
        verdicts.len(),
        count(|v| matches!(v, Verdict::Unfit)),
        sizes.len(),
        count(|v| matches!(v, Verdict::Refused(_))),
        count(|v| matches!(v, Verdict::Wrong(_))),
        sizes.get(sizes.len() / 2).copied().unwrap_or_default(),
    )
}

/// Compares; gives what is unused and has to stay.
fn same(
    program: &Program,
    original: &Run,
    bundle: &str,
    edition: &str,
) -> Result<Vec<String>, String> {
    let run = alone::run(bundle, edition, &program.stdin, &[])?;
    let same = match program.must_build {
        true => alone::same_behaviour(original, &run),
        false => alone::same_behaviour(&in_any_order(original), &in_any_order(&run)),
    };
    same.map_err(|why| format!("{why}{bundle}"))?;
    let left = alone::left_over(&original.unused, &run);
    // Text under a cfg that the judge's compiler decides may need what this compiler calls unused, and of what macros make
    // nothing is taken out.
    let may_stay = bundle.contains("cfg") || bundle.contains("macro_rules!");
    match left.is_empty() || may_stay {
        true => Ok(left),
        false => Err(format!(
            "the bundle holds unused items:\n{}\n",
            left.join("\n")
        )),
    }
}

/// Its lines sorted: an example may print a hash map, whose order is another in each run.
fn in_any_order(run: &Run) -> Run {
    let mut lines: Vec<&[u8]> = run.stdout.split(|byte| *byte == b'\n').collect();
    lines.sort();
    Run {
        stdout: lines.join(&b'\n'),
        ..run.clone()
    }
}

/// What the program does with the crate as a dependency.
fn original(source: &Source, package: &Package, program: &Program) -> Result<Outcome, String> {
    let edition = format!("--edition={}", source.edition);
    let features = source.all_features().into_iter();
    let enabled = features.filter(|(_, enabled)| *enabled);
    let features: Vec<String> = enabled
        .map(|(feature, _)| format!("--cfg=feature={feature:?}"))
        .collect();
    let mut key = vec!["original", &package.content, &edition, &program.text];
    key.extend(features.iter().map(String::as_str));
    let folder = package.folder.path();
    let build = |folder: &Path| {
        let library = format!("lib{}.rlib", source.crate_name);
        if !folder.join(&library).is_file() {
            let crate_name = format!("--crate-name={}", source.crate_name);
            let root_file = source.root_file.to_string_lossy();
            let mut arguments = vec![
                "--crate-type=lib",
                &crate_name,
                &edition,
                "-o",
                &library,
                "--cap-lints=allow",
                &root_file,
            ];
            arguments.extend(features.iter().map(String::as_str));
            toolchain::compile(folder, &arguments)?;
        }
        let library = format!("--extern={}={library}", source.crate_name);
        let main = format!("src/bin/{}.rs", program.name);
        let mut arguments = vec![
            &*edition,
            "--crate-name=original",
            "-ooriginal",
            &library,
            &main,
        ];
        arguments.extend(toolchain::LINTS);
        let messages = toolchain::compile(folder, &arguments)?;
        Ok((folder.join("original"), messages))
    };
    toolchain::outcome(&key, &program.stdin, folder, &build)
}
