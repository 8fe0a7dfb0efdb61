//! Does a bundle do what the original does? rustc compiles that as Cargo has it do, each crate from its own files, and the LLVM IR of
//! both is compared.
//!
//! Nothing that the bundler believes of names, macros or editions goes into it: the crates' files, features and dependencies, and
//! the bundle's text, are all that is known here. Procedural macros are those that Cargo compiled for their expansion. A difference
//! may be none where the same has other forms in other editions.
//!
//! It takes a compiler as long as a build without optimisation does. So it is done for all programs but the plainest, and on request
//! for those too.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::emit::Output;
use crate::error::Problem;
use crate::ir::{self, Difference, May, Told, compare};
use crate::package::{Edition, Package, Target};
use crate::parallel;
use crate::reach::Live;
use crate::rustc::{Error, Rustc};
use crate::scope::Scopes;
use crate::settings::{DEBUG, Setting, asserts};
use crate::tables::{Krate, Program, SOLUTION};

mod crates;
mod doubts;
mod lines;
mod made;
mod plain;
mod prelude;
mod roots;

pub(crate) use crates::{Binary, Libraries};
pub(crate) use doubts::lacks_methods;
use doubts::place;
use lines::{lines, tells_lines};
use made::{has_macros, may_make_names};
use plain::{has_crate_like_std, is_plain};

/// The comparison's own text: what was remembered is forgotten when it changes.
const RULES: &str = concat!(
    include_str!("original.rs"),
    include_str!("original/crates.rs"),
    include_str!("original/lines.rs"),
    include_str!("rustc/krates.rs"),
);

/// The release from which a flag surely decides whether rustc checks pointers.
const POINTERS_BY_FLAG: u32 = 88;

/// The release before which LLVM had a type for each pointer, so that the same is written in several ways.
const ONE_POINTER_TYPE: u32 = 66;

/// What to do about it.
const HELP: &str = "what macros make is read otherwise here than by rustc: write out imports, modules, traits and macros, and whole paths, instead of having a macro make them";

/// What to do about a crate that is called like something of std's.
const RENAME_CRATE: &str = "a glob may bring something of std's that a crate is called like: write `::name` where the crate is meant, or give it another name here by `package = …`";

/// What to do about a method that is called like one of std's.
const RENAME: &str =
    "give the method another name than std's, or call it by its type or trait: `Type::name(…)`";

/// What to do where nothing better is known.
const REPORT: &str = "what is meant here is read otherwise by the bundler than by rustc: please report this as a bug of the bundler; writing names out in full paths may help";

/// Bytes of text that a compiler is done with in a moment.
const SHORT: usize = 16 << 10;

/// Characters shown of what differs.
const LONGEST: usize = 160;

/// What to do without a compiler.
const VERIFY: &str = "verify the bundle: leave out `--no-verify`";

/// What came of holding a bundle against the original.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Likeness {
    /// The same code.
    Same {
        /// Functions compared, those of std that the program makes copies of included.
        functions: usize,
    },
    /// Other code.
    Differs(Difference),
    /// It cannot be told.
    Unknown {
        /// Why not.
        reason: String,
        /// Is it the same code at least as the original with all crates in the edition of the binary? Whether that is the original,
        /// only the editions' rules say.
        in_one_edition: bool,
    },
}

/// What came of comparing texts, whatever that is worth.
#[derive(Serialize, Deserialize)]
enum Compared {
    Same { functions: usize },
    Differs(Vec<Difference>),
    Unknown { reason: String },
}

/// A program before it is bundled.
#[derive(Clone, Copy)]
pub(crate) struct Original<'a> {
    pub(crate) package: &'a Package,
    pub(crate) target: &'a Target,
    /// Its crates; those without files were not needed.
    pub(crate) program: Program<'a>,
    /// Its libraries, as far as they were compiled.
    pub(crate) libraries: &'a Libraries,
    /// Its binary, as far as that was.
    pub(crate) binary: &'a Binary,
    /// What crates of procedural macros were compiled to, by their place among the package's crates.
    pub(crate) macros: &'a BTreeMap<usize, PathBuf>,
    /// Is it compiled in the target's edition, all crates of it, instead of each in its own?
    pub(crate) in_one_edition: bool,
}

/// Refuses a bundle that is another program, unless it is too [plain] to be one; rustc has accepted it, if there is one to ask. False
/// if the comparison has not shown whether it is.
pub(crate) fn check(
    original: &Original<'_>,
    scopes: &Scopes<'_>,
    live: &Live,
    output: &Output,
    rustc: Option<&Rustc>,
) -> Result<bool, crate::error::Error> {
    let program = original.program;
    let unsure = |of_paths, of_methods| {
        let refusal = roots::refusal(scopes, live, of_paths);
        let refusal = refusal.or_else(|| prelude::refusal(program, live, of_methods));
        refusal.map_or(Ok(false), |problem| Err(problem.into()))
    };
    let Some(rustc) = rustc else {
        return unsure(VERIFY, VERIFY);
    };
    if !original.is_to_be_compared(live, rustc) {
        return Ok(true);
    }
    let likeness = original.compare(live, output, rustc, true);
    match likeness.map_err(|error| Problem::new(error.to_string()))? {
        // What editions change, `editions` has looked at.
        Likeness::Same { .. }
        | Likeness::Unknown {
            in_one_edition: true,
            ..
        } => Ok(true),
        Likeness::Unknown { .. } => unsure(HELP, RENAME),
        Likeness::Differs(found) => Err(other(program, live, &found).into()),
    }
}

/// The refusal of a bundle that is found to do something else.
pub(crate) fn other(program: Program<'_>, live: &Live, found: &Difference) -> Problem {
    let title = format!("in one file, `{}` would do something else", found.function);
    let place = place(program, live, &found.function);
    let Difference { first, second, .. } = found;
    let help = suspicion(program, live).unwrap_or(REPORT);
    let problem = Problem::new(title).help(format!(
        "{help}\nthe original: {}\nthe bundle:   {}",
        shown(first),
        shown(second)
    ));
    place.into_iter().fold(problem, Problem::at)
}

/// What to do about what is the likely reason, if a bundle is another program; none if nothing of the kind is in it.
fn suspicion(program: Program<'_>, live: &Live) -> Option<&'static str> {
    match () {
        () if prelude::hides(program, live) => Some(RENAME),
        () if has_macros(program, live) => Some(HELP),
        () if has_crate_like_std(program) => Some(RENAME_CRATE),
        () => None,
    }
}

/// A line of the compiler's code as far as it fits in one of a message.
fn shown(line: &str) -> String {
    let line = line.trim();
    match line.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

/// What may help where rustc rejects a bundle: macros of its crates may make names.
pub(crate) fn hint(program: Program<'_>, rejected: &Output) -> Option<&'static str> {
    let krates: BTreeSet<u32> = rejected.pieces.iter().map(|piece| piece.krate).collect();
    may_make_names(program, krates.into_iter()).then_some(HELP)
}

impl Original<'_> {
    /// Is a bundle of what is live more than a [plain] one, so that it is compared?
    pub(crate) fn is_to_be_compared(&self, live: &Live, rustc: &Rustc) -> bool {
        let is_old = rustc.minor() < Some(ONE_POINTER_TYPE);
        let is_suspicious = || !is_old || suspicion(self.program, live).is_some();
        !is_plain(self.program, live) && is_suspicious()
    }

    /// Compiles it for a comparison that is to come. What is wrong with it is told of then.
    pub(crate) fn compile_ahead(&self, rustc: &Rustc) {
        for setting in self.settings(None, rustc) {
            let flags = self.flags(setting);
            if let Ok(libraries) = self.compiled(&flags, rustc) {
                let _ = self.compiled_binary(&libraries, &flags, rustc);
            }
        }
    }

    /// Are all of its files compiled in the time that a check of a short text takes?
    pub(crate) fn is_short(&self) -> bool {
        let files = self.program.krates.iter().flat_map(|krate| &krate.files);
        files.map(|file| file.text.len()).sum::<usize>() < SHORT
    }

    /// What tells rustc to make code of a bundle for its comparison, where the bundle is checked under a `setting` anyway; none if no
    /// code is compared of the program that it is under that.
    pub(crate) fn flags_beside(
        &self,
        bundle: &str,
        setting: Setting,
        rustc: &Rustc,
    ) -> Option<Vec<&'static str>> {
        let made = self.settings(Some(bundle), rustc);
        let same = setting.alike(bundle).find(|same| made.contains(same));
        same.map(|same| self.flags(same))
    }

    /// Is a bundle of what is live surely the same program, in all settings?
    pub(crate) fn is_same(&self, live: &Live, output: &Output, rustc: &Rustc) -> bool {
        let likeness = self.compare_in_all(live, output, rustc, true);
        matches!(likeness, Some(Likeness::Same { .. }))
    }

    /// The same of one whose editions were looked at, and that tells the original's paths where it tells any.
    pub(crate) fn is_same_by_paths(&self, live: &Live, output: &Output, rustc: &Rustc) -> bool {
        self.is_same_by_editions(live, output, rustc, false)
    }

    /// The same, whatever paths it tells.
    pub(crate) fn is_same_code(&self, live: &Live, output: &Output, rustc: &Rustc) -> bool {
        self.is_same_by_editions(live, output, rustc, true)
    }

    fn is_same_by_editions(
        &self,
        live: &Live,
        output: &Output,
        rustc: &Rustc,
        tells_paths: bool,
    ) -> bool {
        match self.compare_in_all(live, output, rustc, tells_paths) {
            Some(Likeness::Same { .. }) => true,
            Some(Likeness::Unknown { in_one_edition, .. }) => in_one_edition,
            Some(Likeness::Differs(_)) | None => false,
        }
    }

    /// As [`Original::compare`], but none where there are settings that cannot be compared.
    fn compare_in_all(
        &self,
        live: &Live,
        output: &Output,
        rustc: &Rustc,
        tells_paths: bool,
    ) -> Option<Likeness> {
        let sees_all = !asserts(&output.text) || self.sees_assertions(rustc);
        let likeness = || self.compare(live, output, rustc, tells_paths).ok();
        sees_all.then(likeness).flatten()
    }

    /// Compares it with a bundle of what is live. `tells_paths`: may one that asks for paths of types and modules be told others?
    /// Errors: rustc cannot be run.
    pub(crate) fn compare(
        &self,
        live: &Live,
        output: &Output,
        rustc: &Rustc,
        tells_paths: bool,
    ) -> Result<Likeness, Error> {
        let lines = match tells_lines(&output.text) {
            true => lines(self.program, output),
            false => BTreeSet::new(),
        };
        let told = Told {
            lines: &lines,
            paths: tells_paths && lines::tells_paths(&output.text),
            own: &self.program.krate(SOLUTION).name,
        };
        let compared = self.compare_texts(&output.text, told, rustc)?;
        let likeness = self.without_doubt(live, compared, rustc);
        if matches!(likeness, Likeness::Unknown { .. }) && self.has_other_editions() {
            // Whether it comes to the same in one edition as in several, `editions` says.
            let in_one = Original {
                in_one_edition: true,
                ..*self
            };
            let compared = in_one.compare_texts(&output.text, told, rustc)?;
            match (likeness, in_one.without_doubt(live, compared, rustc)) {
                (_, found @ Likeness::Differs(_)) => return Ok(found),
                (Likeness::Unknown { reason, .. }, Likeness::Same { .. }) => {
                    return Ok(Likeness::Unknown {
                        reason,
                        in_one_edition: true,
                    });
                }
                (likeness, _) => return Ok(likeness),
            }
        }
        Ok(likeness)
    }

    /// What came of a comparison: the first difference that is surely one, or else why it is not known whether there is any.
    fn without_doubt(&self, live: &Live, compared: Compared, rustc: &Rustc) -> Likeness {
        let unknown = |reason| Likeness::Unknown {
            reason,
            in_one_edition: false,
        };
        let differences = match compared {
            Compared::Same { functions } => return Likeness::Same { functions },
            Compared::Unknown { reason } => return unknown(reason),
            Compared::Differs(differences) => differences,
        };
        let mut reason = "";
        for found in differences {
            match self.doubt(live, &found, rustc) {
                Some(doubt) => reason = doubt,
                None => return Likeness::Differs(found),
            }
        }
        unknown(reason.to_owned())
    }

    fn compare_texts(
        &self,
        bundle: &str,
        told: Told<'_>,
        rustc: &Rustc,
    ) -> Result<Compared, Error> {
        let mut krates = self.program.krates.iter().skip(1).enumerate();
        if krates.any(|(at, krate)| krate.procedural && !self.macros.contains_key(&at)) {
            let reason = "procedural macros are compiled by Cargo alone".to_owned();
            return Ok(Compared::Unknown { reason });
        }
        let mut parts = vec![bundle.to_owned(), ir::RULES.to_owned(), RULES.to_owned()];
        parts.push(told.paths.to_string());
        for krate in self.program.krates {
            let build = &krate.build;
            parts.push(format!("{} {:?}", krate.name, self.edition_of(krate)));
            parts.push(format!("{:?} {:?}", build.features, build.cfgs));
            parts.push(format!("{:?}", build.variables));
            parts.extend(krate.files.iter().map(|file| file.text.to_string()));
        }
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let compared = rustc.remember("original", &parts, || {
            let (mut functions, mut differences) = (0, Vec::new());
            let settings = self.settings(Some(bundle), rustc);
            let compared = parallel::each(settings, 2, |setting| {
                self.compare_in(setting, bundle, told, rustc)
            });
            for outcome in compared {
                match outcome {
                    Ok(Ok(compared)) => functions = compared.max(functions),
                    Ok(Err(found)) => differences.extend(found),
                    Err(error @ Error::Compile(_)) => {
                        let reason = error.to_string();
                        return Ok(Compared::Unknown { reason });
                    }
                    Err(other) => return Err(other),
                }
            }
            Ok(match differences.is_empty() {
                true => Compared::Same { functions },
                false => Compared::Differs(differences),
            })
        });
        match compared {
            // A compiler that was killed has said nothing; one that failed may fail again, or not.
            Err(error @ Error::Crashed { status, .. }) if status.code().is_some() => {
                let reason = error.to_string();
                Ok(Compared::Unknown { reason })
            }
            compared => compared,
        }
    }

    /// Those in which a bundle is compared.
    fn settings(&self, bundle: Option<&str>, rustc: &Rustc) -> Vec<Setting> {
        // What a bundle wrongly lacks, is in the files.
        let files = self.program.krates.iter().flat_map(|krate| &krate.files);
        let files = files.map(|file| &*file.text);
        let texts: Vec<&str> = bundle.into_iter().chain(files).collect();
        Setting::of_code(&texts, self.sees_assertions(rustc)).collect()
    }

    /// What tells rustc so.
    fn flags(&self, setting: Setting) -> Vec<&'static str> {
        let mut flags = setting.code_flags();
        if setting.says(DEBUG) == Some(true) && self.is_checked_less() {
            flags.push("-Zub-checks=no");
        }
        flags
    }

    fn has_other_editions(&self) -> bool {
        let mut krates = self.program.krates.iter();
        krates.any(|krate| !krate.files.is_empty() && self.edition_of(krate) != self.target.edition)
    }

    /// The edition that a crate of it is compiled in.
    fn edition_of(&self, krate: &Krate) -> Edition {
        match self.in_one_edition {
            true => self.target.edition,
            false => krate.edition,
        }
    }

    /// Where nobody says what a panic does, as in a library without std, rustc checks no pointers in a build with debug assertions.
    fn is_checked_less(&self) -> bool {
        self.program.krates.iter().any(|krate| krate.core_only)
    }

    /// Can builds with debug assertions be compared? Not if rustc checks pointers in one, and has no flag to leave that out.
    fn sees_assertions(&self, rustc: &Rustc) -> bool {
        !self.is_checked_less() || rustc.minor() >= Some(POINTERS_BY_FLAG)
    }

    fn compare_in(
        &self,
        setting: Setting,
        text: &str,
        told: Told<'_>,
        rustc: &Rustc,
    ) -> Result<Result<usize, Vec<Difference>>, Error> {
        let flags = self.flags(setting);
        let original = || {
            let libraries = self.compiled(&flags, rustc)?;
            let binary = self.compiled_binary(&libraries, &flags, rustc)?;
            Ok::<_, Error>((libraries, binary))
        };
        let edition = self.target.edition.as_str();
        let (original, bundle) = parallel::both(original, || rustc.llvm_ir(text, edition, &flags));
        let (libraries, binary) = original?;
        let bundle = bundle?;
        let modules = libraries.modules.iter().chain([&*binary]);
        let original: Vec<&str> = modules.map(String::as_str).collect();
        Ok(compare(&original, &[&bundle], May::BeCratesOrOne(told)))
    }
}
