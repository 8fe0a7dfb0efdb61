//! One package from seed to verdict: made fit for rustc, built and run as it is and as its bundle, and compared, under each of
//! the judge settings that the package is drawn for.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bundler::package::{Features, Package};
use bundler::rustc::Rustc;
use serde::Serialize;
use serde::de::DeserializeOwned;
use xxhash_rust::xxh3::Xxh3;

use crate::build::{Rejected, build, compile, rejected, run, write};
use crate::draft::{Draft, Written};
use crate::package::draw;

/// How often rustc is asked what to take out, for each setting.
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
        let fit = self.remembered(&["fit", &drawn, &format!("{:?}", draft.settings)], || {
            let mut gone = BTreeSet::new();
            let expected = self.make_fit(&draft, &mut gone)?;
            Some((gone, expected))
        });
        let Some((gone, expected)) = fit else {
            return Verdict::Unfit;
        };
        match self.bundled(&draft, &draft.write(&gone), &expected) {
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

    /// Takes out what rustc rejects until it accepts the rest; what the program then prints under each setting.
    fn make_fit(&self, draft: &Draft, gone: &mut BTreeSet<usize>) -> Option<Vec<String>> {
        for _ in 0..ROUNDS * draft.settings.len() {
            match self.original(draft, gone) {
                Ok(printed) => return printed,
                Err(rejected) if rejected.items.is_empty() => return None,
                Err(rejected) => gone.extend(rejected.items),
            }
        }
        None
    }

    /// Builds and runs the package as rustc and Cargo do, under each setting; nothing printed if it does not end well.
    fn original(
        &self,
        draft: &Draft,
        gone: &BTreeSet<usize>,
    ) -> Result<Option<Vec<String>>, Rejected> {
        let written = draft.write(gone);
        let folder = tempfile::tempdir().expect("a temporary folder");
        write(&written, folder.path());
        let build = |flags: &[&str]| {
            build(&self.rustc, &draft.crates, folder.path(), flags)
                .map_err(|messages| rejected(&written, &messages))
        };
        // What does not compile is found without making code.
        for setting in &draft.settings {
            build(&[&["--emit=metadata"], setting.as_slice()].concat())?;
        }
        let mut printed = Vec::new();
        for setting in &draft.settings {
            build(setting)?;
            let text = run(&folder.path().join("original"));
            printed.extend(text.filter(|text| !text.trim().is_empty()));
        }
        Ok((printed.len() == draft.settings.len()).then_some(printed))
    }

    /// Bundles with rustc and without, compiles either alone, runs it and compares, under each setting.
    fn bundled(&self, draft: &Draft, written: &Written, expected: &[String]) -> Result<(), String> {
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
        self.same(draft, &bundle.text, expected)?;
        match bundler::bundle(&package, "main", &bundler::Options::default()) {
            Ok(unverified) if unverified.text == bundle.text => {}
            Ok(unverified) => self
                .same(draft, &unverified.text, expected)
                .map_err(|why| format!("without rustc: {why}"))?,
            Err(error) => {
                let message = error.to_string();
                if !message.contains("only rustc can say") {
                    return Err(format!("without rustc it is not bundled:\n{message}"));
                }
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

    /// Compiles a bundle alone, runs it and compares, under each setting.
    fn same(&self, draft: &Draft, text: &str, expected: &[String]) -> Result<(), String> {
        for (setting, expected) in draft.settings.iter().zip(expected) {
            let key = [&["bundle", text], setting.as_slice()].concat();
            let printed = self.remembered(&key, || {
                let alone = tempfile::tempdir().expect("a temporary folder");
                std::fs::write(alone.path().join("main.rs"), text)
                    .expect("the temporary folder is writable");
                let arguments = [&["main.rs", "-obundle"], setting.as_slice()].concat();
                compile(&self.rustc, alone.path(), &arguments).ok()?;
                run(&alone.path().join("bundle"))
            });
            if printed.as_ref() != Some(expected) {
                return Err(format!(
                    "with {setting:?} the original prints\n{expected}the bundle prints\n{}the bundle:\n{text}",
                    printed.unwrap_or("nothing, or it does not compile\n".to_owned()),
                ));
            }
        }
        Ok(())
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
                if let Err(still) = self.bundled(draft, &written, &expected)
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
