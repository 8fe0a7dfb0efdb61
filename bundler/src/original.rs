//! Does a bundle do what the original does? rustc compiles that as Cargo has it do, each crate from its own files, and the LLVM IR of
//! both is compared.
//!
//! Nothing that the bundler believes of names, macros or editions goes into it: the crates' files, features and dependencies, and
//! the bundle's text, are all that is known here. Procedural macros are those that Cargo compiled for their expansion. A difference
//! may be none where the same has other forms in other editions.
//!
//! It takes a compiler as long as a build without optimisation does. So it is asked for only where what is read of a program is not
//! sure, and on request.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::emit::Output;
use crate::error::Problem;
use crate::ir::{self, Difference, May, Told, compare};
use crate::package::{Package, Target};
use crate::parallel;
use crate::reach::Live;
use crate::rustc::{Error, Rustc};
use crate::scope::Scopes;
use crate::settings::{DEBUG, Setting, asserts};
use crate::tables::Program;

mod crates;
mod doubts;
mod lines;
mod made;
mod prelude;
mod roots;

pub(crate) use crates::Libraries;
pub(crate) use doubts::lacks_methods;
use doubts::place;
use lines::{lines, tells_lines};
use made::{has_crate_like_std, has_macros, may_make_names};

/// The comparison's own text: what was remembered is forgotten when it changes.
const RULES: &str = concat!(
    include_str!("original.rs"),
    include_str!("original/crates.rs"),
    include_str!("original/lines.rs"),
    include_str!("rustc/krates.rs"),
);

/// The release from which a flag surely decides whether rustc checks pointers.
const POINTERS_BY_FLAG: u32 = 88;

/// What to do about it.
const HELP: &str = "what macros make is read otherwise here than by rustc: write out imports, modules, traits and macros, and whole paths, instead of having a macro make them";

/// What to do about a crate that is called like something of std's.
const RENAME_CRATE: &str = "a glob may bring something of std's that a crate is called like: write `::name` where the crate is meant, or give it another name here by `package = …`";

/// What to do about a method that is called like one of std's.
const RENAME: &str =
    "give the method another name than std's, or call it by its type or trait: `Type::name(…)`";

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
    },
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
    /// What crates of procedural macros were compiled to, by their place among the package's crates.
    pub(crate) macros: &'a BTreeMap<usize, PathBuf>,
}

/// Refuses a bundle that is another program, where macros have a part in it, or a name may mean what a library does not see: what is
/// read of those is not sure. rustc has accepted it, if there is one to ask.
pub(crate) fn check(
    original: &Original<'_>,
    scopes: &Scopes<'_>,
    live: &Live,
    output: &Output,
    rustc: Option<&Rustc>,
) -> Result<(), crate::error::Error> {
    let program = original.program;
    let unsure = |of_paths, of_methods| {
        let refusal = roots::refusal(scopes, live, of_paths);
        let refusal = refusal.or_else(|| prelude::refusal(program, live, of_methods));
        refusal.map_or(Ok(()), |problem| Err(problem.into()))
    };
    let Some(rustc) = rustc else {
        return unsure(VERIFY, VERIFY);
    };
    let hides = prelude::hides(program, live);
    let has_macros = has_macros(program, live);
    if !hides && !has_macros && !has_crate_like_std(program) {
        return Ok(());
    }
    let likeness = original.compare(live, output, rustc, true);
    match likeness.map_err(|error| Problem::new(error.to_string()))? {
        Likeness::Same { .. } => Ok(()),
        Likeness::Unknown { .. } => unsure(HELP, RENAME),
        Likeness::Differs(found) => {
            let title = format!("in one file, `{}` would do something else", found.function);
            let place = place(program, live, &found.function);
            let Difference { first, second, .. } = &found;
            let help = match (hides, has_macros) {
                (true, _) => RENAME,
                (false, true) => HELP,
                (false, false) => RENAME_CRATE,
            };
            let problem = Problem::new(title).help(format!(
                "{help}\nthe original: {}\nthe bundle:   {}",
                shown(first),
                shown(second)
            ));
            Err(place.into_iter().fold(problem, Problem::at).into())
        }
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
    /// Is a bundle of what is live surely the same program, in all settings? As for `tells_paths`, see [`Original::compare`].
    pub(crate) fn is_same(
        &self,
        live: &Live,
        output: &Output,
        rustc: &Rustc,
        tells_paths: bool,
    ) -> bool {
        let sees_all = !asserts(&output.text) || self.sees_assertions(rustc);
        let likeness = || self.compare(live, output, rustc, tells_paths);
        sees_all && matches!(likeness(), Ok(Likeness::Same { .. }))
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
        };
        Ok(match self.compare_texts(&output.text, told, rustc)? {
            Likeness::Differs(found) => match self.doubt(live, &output.text, &found) {
                Some(reason) => Likeness::Unknown {
                    reason: reason.to_owned(),
                },
                None => Likeness::Differs(found),
            },
            other => other,
        })
    }

    fn compare_texts(
        &self,
        bundle: &str,
        told: Told<'_>,
        rustc: &Rustc,
    ) -> Result<Likeness, Error> {
        let mut krates = self.program.krates.iter().skip(1).enumerate();
        if krates.any(|(at, krate)| krate.procedural && !self.macros.contains_key(&at)) {
            let reason = "procedural macros are compiled by Cargo alone".to_owned();
            return Ok(Likeness::Unknown { reason });
        }
        let mut parts = vec![bundle.to_owned(), ir::RULES.to_owned(), RULES.to_owned()];
        parts.push(told.paths.to_string());
        for krate in self.program.krates {
            let build = &krate.build;
            parts.push(format!("{} {:?}", krate.name, krate.edition));
            parts.push(format!("{:?} {:?}", build.features, build.cfgs));
            parts.push(format!("{:?}", build.variables));
            parts.extend(krate.files.iter().map(|file| file.text.to_string()));
        }
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        rustc.remember("original", &parts, || {
            let mut functions = 0;
            let compared = parallel::each(self.settings(bundle, rustc), 2, |setting| {
                self.compare_in(setting, bundle, told, rustc)
            });
            for outcome in compared {
                match outcome {
                    Ok(Ok(compared)) => functions = compared.max(functions),
                    Ok(Err(difference)) => return Ok(Likeness::Differs(difference)),
                    Err(error @ (Error::Compile(_) | Error::Crashed { .. })) => {
                        let reason = error.to_string();
                        return Ok(Likeness::Unknown { reason });
                    }
                    Err(other) => return Err(other),
                }
            }
            Ok(Likeness::Same { functions })
        })
    }

    /// What it is compiled with: without debug assertions, and with them where there are any that can be compared.
    fn settings(&self, bundle: &str, rustc: &Rustc) -> Vec<Setting> {
        let sees_all = self.sees_assertions(rustc);
        let settings = Setting::of_code(bundle);
        let settings = settings.filter(|setting| sees_all || setting.says(DEBUG) == Some(false));
        settings.collect()
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
    ) -> Result<Result<usize, Difference>, Error> {
        let mut flags = setting.code_flags();
        if setting.says(DEBUG) == Some(true) && self.is_checked_less() {
            flags.push("-Zub-checks=no");
        }
        let original = || {
            let libraries = self.compiled(&flags, rustc)?;
            let binary = self.compiled_binary(&libraries, &flags, rustc)?;
            Ok::<_, Error>((libraries, binary))
        };
        let edition = self.target.edition.as_str();
        let (original, bundle) = parallel::both(original, || rustc.llvm_ir(text, edition, &flags));
        let (libraries, binary) = original?;
        let bundle = bundle?;
        let modules = libraries.modules.iter().chain([&binary]);
        let original: Vec<&str> = modules.map(String::as_str).collect();
        Ok(compare(&original, &[&bundle], May::BeCratesOrOne(told)))
    }
}
