//! One package from seed to verdict: made fit for rustc, built and run as it is and as its bundle, and compared.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use bundler::package::{Features, Package};
use bundler::rustc::Rustc;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use xxhash_rust::xxh3::Xxh3;

use crate::crates::{Crates, Side, Step};
use crate::draft::{Draft, Written};
use crate::package::draw;

/// How often rustc is asked what to take out.
const ROUNDS: usize = 12;

/// What is said of packages in which rustc may take another trait once all is one crate: few of them mind.
const REFUSED: &str = "in one file, the methods of the other one might be called";

pub(crate) enum Verdict {
    /// The bundle does what the original does.
    Same,
    /// The original does not compile, does not end well, or prints nothing; or what is in it has to be refused.
    Unfit,
    /// The bundler is wrong, and how.
    Failed(String),
}

pub(crate) struct Judge {
    rustc: Rustc,
    shrink: bool,
    /// Outcomes by the content that went in: a second run builds only what changed.
    memory: PathBuf,
}

struct Rejected {
    items: BTreeSet<usize>,
}

impl Judge {
    pub(crate) fn new() -> Result<Judge, String> {
        let memory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated");
        std::fs::create_dir_all(&memory).map_err(|error| error.to_string())?;
        let cache = Some(memory.join("rustc"));
        Ok(Judge {
            rustc: Rustc::find(None, cache).map_err(|error| error.to_string())?,
            memory,
            shrink: std::env::var("GENERATED_SHRINK").is_ok_and(|value| value == "1"),
        })
    }

    pub(crate) fn seed(&self, seed: u64) -> Verdict {
        let draft = draw(seed);
        let drawn = draft.write(&BTreeSet::new()).shown();
        let fit = self.remembered(&["fit", &drawn], || {
            let mut gone = BTreeSet::new();
            let expected = self.make_fit(&draft, &mut gone)?;
            Some((gone, expected))
        });
        let Some((gone, expected)) = fit else {
            return Verdict::Unfit;
        };
        match self.bundled(&draft.write(&gone), &expected) {
            Ok(()) => Verdict::Same,
            Err(why) if why.contains(REFUSED) => Verdict::Unfit,
            Err(why) if self.shrink => {
                let (gone, why) = self.shrunk(&draft, gone, why);
                Verdict::Failed(format!("{why}\n{}", draft.write(&gone).shown()))
            }
            Err(why) => Verdict::Failed(format!("{why}\n{}", draft.write(&gone).shown())),
        }
    }

    /// What `make` gives, or gave the last time for the same compiler and `key`.
    fn remembered<T: Serialize + DeserializeOwned>(
        &self,
        key: &[&str],
        make: impl FnOnce() -> Option<T>,
    ) -> Option<T> {
        let mut hash = Xxh3::new();
        for part in [self.rustc.version()].iter().chain(key) {
            hash.update(part.as_bytes());
            hash.update(&[0]);
        }
        let file = self.memory.join(format!("{:032x}", hash.digest128()));
        let known = std::fs::read(&file).ok();
        if let Some(known) = known.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return known;
        }
        let made = make();
        let bytes = serde_json::to_vec(&made).expect("plain data");
        // A half-written file is no JSON and is made again.
        std::fs::write(file, bytes).expect("the target folder is writable");
        made
    }

    /// Takes out what rustc rejects until it accepts the rest; what the program then prints.
    fn make_fit(&self, draft: &Draft, gone: &mut BTreeSet<usize>) -> Option<String> {
        for _ in 0..ROUNDS {
            match self.original(draft, gone) {
                Ok(printed) => return printed.filter(|text| !text.trim().is_empty()),
                Err(rejected) if rejected.items.is_empty() => return None,
                Err(rejected) => gone.extend(rejected.items),
            }
        }
        None
    }

    /// Builds and runs the package as rustc and Cargo do; nothing printed if it does not end well.
    fn original(&self, draft: &Draft, gone: &BTreeSet<usize>) -> Result<Option<String>, Rejected> {
        let written = draft.write(gone);
        let folder = tempfile::tempdir().expect("a temporary folder");
        write(&written, folder.path());
        // What does not compile, here or with a judge's flags, is found without making code.
        for assertions in ["-Cdebug-assertions=off", "-Cdebug-assertions=on"] {
            build(
                &self.rustc,
                &draft.crates,
                folder.path(),
                &["--emit=metadata", assertions],
            )
            .map_err(|messages| rejected(&written, &messages))?;
        }
        build(&self.rustc, &draft.crates, folder.path(), &[])
            .map_err(|messages| rejected(&written, &messages))?;
        Ok(run(&folder.path().join("original")))
    }

    /// Bundles, compiles the bundle alone, runs it and compares.
    fn bundled(&self, written: &Written, expected: &str) -> Result<(), String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        write(written, folder.path());
        let package = Package::open(&folder.path().join("Cargo.toml"), &Features::default())
            .map_err(|error| error.to_string())?;
        let options = bundler::Options {
            rustc: Some(self.rustc.clone()),
            ..Default::default()
        };
        let bundle = bundler::bundle(&package, "main", &options)
            .map_err(|error| format!("it is not bundled:\n{error}"))?;
        let printed = self.remembered(&["bundle", &bundle.text], || {
            let alone = tempfile::tempdir().expect("a temporary folder");
            std::fs::write(alone.path().join("main.rs"), &bundle.text)
                .expect("the temporary folder is writable");
            compile(&self.rustc, alone.path(), &["main.rs", "-obundle"]).ok()?;
            run(&alone.path().join("bundle"))
        });
        match printed {
            Some(printed) if printed == expected => {}
            printed => {
                return Err(format!(
                    "the original prints\n{expected}the bundle prints\n{}the bundle:\n{}",
                    printed.unwrap_or("nothing, or it does not compile\n".to_owned()),
                    bundle.text
                ));
            }
        }
        let proof =
            bundler::prove(&package, "main", &options).map_err(|error| error.to_string())?;
        match proof.holds() {
            true => Ok(()),
            false => Err(format!(
                "it is not proved: {proof:#?}\nthe bundle:\n{}",
                bundle.text
            )),
        }
    }

    /// Takes out items as long as the bundler still fails in the same way.
    fn shrunk(
        &self,
        draft: &Draft,
        mut gone: BTreeSet<usize>,
        mut why: String,
    ) -> (BTreeSet<usize>, String) {
        let kind = |why: &str| why.lines().take(2).collect::<String>().contains("error");
        loop {
            let before = gone.len();
            for item in 0..draft.items.len() {
                if gone.contains(&item) {
                    continue;
                }
                let mut fewer = gone.clone();
                fewer.insert(item);
                let written = draft.write(&fewer);
                let Ok(Some(expected)) = self.original(draft, &fewer) else {
                    continue;
                };
                if let Err(still) = self.bundled(&written, &expected)
                    && kind(&still) == kind(&why)
                {
                    (gone, why) = (fewer, still);
                }
            }
            if gone.len() == before {
                return (gone, why);
            }
        }
    }
}

fn write(written: &Written, folder: &Path) {
    for (path, text) in &written.files {
        let full = folder.join(path);
        let parent = full.parent().expect("a file is in a folder");
        std::fs::create_dir_all(parent).expect("the temporary folder is writable");
        std::fs::write(full, text).expect("the temporary folder is writable");
    }
}

/// Compiles the crates, with `flags`; the program is called `original`. An error is rustc's JSON lines.
fn build(rustc: &Rustc, crates: &Crates, folder: &Path, flags: &[&str]) -> Result<(), String> {
    let is_metadata = !flags.is_empty();
    let file = |name: &str| match is_metadata {
        true => format!("metadata/lib{name}.rmeta"),
        false => format!("lib{name}.rlib"),
    };
    std::fs::create_dir_all(folder.join("metadata")).expect("the temporary folder is writable");
    for Step {
        side,
        name,
        root,
        externs,
    } in crates.steps()
    {
        let mut arguments = vec![format!("--crate-name={name}"), root];
        let externs = externs.into_iter();
        arguments.extend(externs.map(|(called, name)| format!("--extern={called}={}", file(name))));
        let is_program = side == Side::Solution;
        arguments.extend((!is_program).then(|| "--crate-type=lib".to_owned()));
        // Where those are that only a library knows.
        arguments.push(match is_metadata {
            true => "-Ldependency=metadata".to_owned(),
            false => "-Ldependency=.".to_owned(),
        });
        arguments.push(match is_program && !is_metadata {
            true => "-ooriginal".to_owned(),
            false => format!("-o{}", file(name)),
        });
        let arguments = arguments.iter().map(String::as_str);
        compile(
            rustc,
            folder,
            &flags.iter().copied().chain(arguments).collect::<Vec<_>>(),
        )?;
    }
    Ok(())
}

/// An error is rustc's JSON lines.
fn compile(rustc: &Rustc, folder: &Path, arguments: &[&str]) -> Result<(), String> {
    let output = Command::new(rustc.program())
        .current_dir(folder)
        .args([
            "--edition=2021",
            "-Copt-level=0",
            "-Cdebuginfo=0",
            "-Cprefer-dynamic=yes",
            "-Crpath=yes",
            "--error-format=json",
        ])
        .args(arguments)
        .output()
        .expect("rustc can be started");
    match output.status.success() {
        true => Ok(()),
        false => Err(String::from_utf8_lossy(&output.stderr).into_owned()),
    }
}

/// What a program prints if it ends well.
fn run(program: &Path) -> Option<String> {
    let output = Command::new(program)
        .output()
        .expect("a program that was just built can be started");
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The items that rustc's errors point at, through the macro calls that lead there.
fn rejected(written: &Written, messages: &str) -> Rejected {
    let mut items = BTreeSet::new();
    for line in messages.lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else {
            continue;
        };
        if message["level"] != "error" {
            continue;
        }
        for span in message["spans"].as_array().into_iter().flatten() {
            if span["is_primary"] == true {
                point(written, span, &mut items);
            }
        }
    }
    Rejected { items }
}

fn point(written: &Written, span: &Value, items: &mut BTreeSet<usize>) {
    // The call is at fault, not the macro, if there is a call.
    if span["expansion"].is_object() {
        return point(written, &span["expansion"]["span"], items);
    }
    let (Some(file), Some(line)) = (span["file_name"].as_str(), span["line_start"].as_u64()) else {
        return;
    };
    items.extend(written.item_at(file, line as usize));
}
