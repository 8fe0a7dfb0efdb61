//! Does a bundle do what the original does? rustc compiles that as Cargo has it do, each crate from its own files, and the LLVM IR of
//! both is compared.
//!
//! Nothing that the bundler believes of names, macros or editions goes into it: the crates' files, features and dependencies, and
//! the bundle's text, are all that is known here. It cannot say anything where only Cargo can build the original (procedural
//! macros), and a difference may be none where a trait lost methods, whose absence moves others in a vtable, or where the same has
//! other forms in other editions.
//!
//! It takes a compiler as long as a build without optimisation does. So it is asked for only where what is read of a program is not
//! sure, and on request.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::emit::Output;
use crate::error::{Place, Problem};
use crate::ir::{Difference, May, compare};
use crate::package::{Edition, Package, Target};
use crate::reach::Live;
use crate::rustc::{Error, Rustc};
use crate::scope::Scopes;
use crate::settings::{DEBUG, ONLINE, Setting};
use crate::tables::{CautionKind, Kind, Krate, Node, NodeId, Program, closure};

mod crates;
mod lines;
mod made;
mod prelude;
mod roots;

pub(crate) use crates::Libraries;
use lines::{lines, tells_lines};
use made::{makes_names, may_make_names};

/// The comparison's own text: what was remembered is forgotten when it changes.
const RULES: &str = concat!(
    include_str!("ir.rs"),
    include_str!("ir/linked.rs"),
    include_str!("ir/text.rs"),
    include_str!("ir/texts.rs"),
    include_str!("original.rs"),
    include_str!("original/crates.rs"),
    include_str!("original/lines.rs"),
    include_str!("rustc/krates.rs"),
    include_str!("rustc/llvm.rs"),
);

/// What to do about it.
const HELP: &str = "what macros make is read otherwise here than by rustc: write out imports, modules, traits and macros, and whole paths, instead of having a macro make them";

/// What to do about a method that is called like one of std's.
const RENAME: &str = "give the method another name than std's `to_string` or `to_owned`, or call it by its type: `Type::name(…)`";

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
}

/// Refuses a bundle that is another program, where a macro may make names, or a name may mean what a library does not see: what is
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
    if !hides && !makes_names(program, live) {
        return Ok(());
    }
    let likeness = original.compare(live, output, rustc);
    match likeness.map_err(|error| Problem::new(error.to_string()))? {
        Likeness::Same { .. } => Ok(()),
        Likeness::Unknown { .. } => unsure(HELP, RENAME),
        Likeness::Differs(found) => {
            let title = format!("in one file, `{}` would do something else", found.function);
            let place = place(program, live, &found.function);
            let problem = Problem::new(title).help(if hides { RENAME } else { HELP });
            Err(place.into_iter().fold(problem, Problem::at).into())
        }
    }
}

/// What may help where rustc rejects a bundle: macros of its crates may make names.
pub(crate) fn hint(program: Program<'_>, rejected: &Output) -> Option<&'static str> {
    let krates: BTreeSet<u32> = rejected.pieces.iter().map(|piece| piece.krate).collect();
    may_make_names(program, krates.into_iter()).then_some(HELP)
}

impl Original<'_> {
    /// Is a bundle of what is live surely the same program, in all settings?
    pub(crate) fn is_same(&self, live: &Live, output: &Output, rustc: &Rustc) -> bool {
        let sees_all = !asserts(&output.text) || !self.is_checked_less();
        let likeness = || self.compare(live, output, rustc);
        sees_all && matches!(likeness(), Ok(Likeness::Same { .. }))
    }

    /// Compares it with a bundle of what is live. Errors: rustc cannot be run.
    pub(crate) fn compare(
        &self,
        live: &Live,
        output: &Output,
        rustc: &Rustc,
    ) -> Result<Likeness, Error> {
        let lines = match tells_lines(&output.text) {
            true => lines(self.program, output),
            false => BTreeSet::new(),
        };
        Ok(match self.compare_texts(&output.text, &lines, rustc)? {
            Likeness::Differs(found) => match self.doubt(live, &output.text, &found) {
                Some(reason) => Likeness::Unknown {
                    reason: reason.to_owned(),
                },
                None => Likeness::Differs(found),
            },
            other => other,
        })
    }

    /// Why a difference need not be one.
    fn doubt(&self, live: &Live, text: &str, found: &Difference) -> Option<&'static str> {
        let program = self.program;
        let tells_place = |id: &NodeId| {
            let mut cautions = program.node(*id).refs.cautions.iter();
            cautions.any(|caution| !is_known(&caution.kind))
        };
        let edition = self.target.edition;
        let is_other = |krate: &u32| {
            let krate = program.krate(*krate);
            !krate.files.is_empty() && krate.edition != edition
        };
        // A function has text and types of what its crate depends on.
        let known = krate_of(program, &found.function).map(|krate| {
            closure([krate], |krate| {
                program.dependencies(krate).map(|(_, other)| other)
            })
        });
        let known = known.unwrap_or_else(|| (0..).take(program.krates.len()).collect());
        let is_bare = |krate: &&Krate| krate.core_only && krate.edition < Edition::E2021;
        match () {
            () if live.nodes.iter().any(tells_place) => Some("its text says where it is"),
            () if text.contains("dyn") && lacks_methods(found) => {
                Some("a trait has fewer methods, which have slots in vtables")
            }
            () if known.iter().any(is_other) => {
                Some("editions differ, in which the same has other forms")
            }
            () if program.krates.iter().any(is_bare) => {
                Some("without std, panics of older editions have another form")
            }
            () => None,
        }
    }

    fn compare_texts(
        &self,
        bundle: &str,
        lines: &BTreeSet<(u32, u32)>,
        rustc: &Rustc,
    ) -> Result<Likeness, Error> {
        if self.program.krates.iter().any(|krate| krate.procedural) {
            let reason = "procedural macros are compiled by Cargo alone".to_owned();
            return Ok(Likeness::Unknown { reason });
        }
        let mut parts = vec![bundle.to_owned(), RULES.to_owned()];
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
            for setting in self.settings(bundle) {
                let outcome = self.compare_in(setting, bundle, lines, rustc);
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

    /// What it is compiled with: without debug assertions, and with them where there are any.
    fn settings(&self, bundle: &str) -> Vec<Setting> {
        let with_debug = asserts(bundle) && !self.is_checked_less();
        let settings = Setting::ALL.into_iter().filter(|setting| {
            let has = |word| setting.says(word) == Some(true);
            (with_debug || !has(DEBUG)) && (bundle.contains(ONLINE) || !has(ONLINE))
        });
        settings.collect()
    }

    /// Where nobody says what a panic does, as in a library without std, rustc checks less in a build with debug assertions.
    fn is_checked_less(&self) -> bool {
        self.program.krates.iter().any(|krate| krate.core_only)
    }

    fn compare_in(
        &self,
        setting: Setting,
        bundle: &str,
        lines: &BTreeSet<(u32, u32)>,
        rustc: &Rustc,
    ) -> Result<Result<usize, Difference>, Error> {
        let mut flags = setting.flags().to_vec();
        if setting.says(DEBUG) == Some(true) {
            flags.push("-Cdebug-assertions=on");
        }
        let libraries = self.compiled(&flags, rustc)?;
        let binary = self.compiled_binary(&libraries, &flags, rustc)?;
        let edition = self.target.edition.as_str();
        let bundle = rustc.llvm_ir(bundle, edition, &flags)?;
        let modules = libraries.modules.iter().chain([&binary]);
        let original: Vec<&str> = modules.map(String::as_str).collect();
        Ok(compare(&original, &[&bundle], May::BeCratesOrOne { lines }))
    }
}

/// Are there debug assertions in a text, or is it asked about them?
fn asserts(text: &str) -> bool {
    text.contains("debug_assert")
}

/// Where the function is that a symbol's path leads to, if there is one of its name: `f` of `lib::m::f::<u8>::{closure#0}`.
fn place(program: Program<'_>, live: &Live, path: &str) -> Option<Place> {
    let words = path
        .split("::")
        .filter(|word| !word.contains(['{', '<', '>']));
    let name = words.last()?;
    let is_it = |node: &&Node| {
        let is_function = matches!(node.kind, Kind::Fn | Kind::Member);
        is_function && node.name.as_deref() == Some(name)
    };
    let mut all = live.nodes.iter().map(|id| program.node(*id)).filter(is_it);
    let only = all.next().filter(|_| all.next().is_none())?;
    let file = program.file(only.module);
    Some(file.place(only.name_range.clone(), ""))
}

/// The crate of the function with this path, if it is one of these.
fn krate_of(program: Program<'_>, path: &str) -> Option<u32> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let name = path.split(|c| !is_part(c)).find(|word| !word.is_empty())?;
    let mut all = (0u32..).zip(program.krates);
    all.find_map(|(number, krate)| (*krate.name == *name).then_some(number))
}

/// Is it known what a program tells so?
fn is_known(kind: &CautionKind) -> bool {
    matches!(
        kind,
        CautionKind::File | CautionKind::Line | CautionKind::TypeName(_)
    )
}

/// Is it a vtable with fewer methods, or an earlier slot in one?
pub(crate) fn lacks_methods(found: &Difference) -> bool {
    let (first, second) = (&*found.first, &*found.second);
    let both = |is_it: fn(&str) -> bool| is_it(first) && is_it(second);
    let methods = |text: &str| text.matches(" @").count();
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
    let words = |text| str::split(text, move |c: char| !is_part(c));
    let numbers = |(one, other): (&str, &str)| -> Option<(u32, u32)> {
        one.parse().ok().zip(other.parse().ok())
    };
    let mut pairs = words(first).zip(words(second)).filter_map(numbers);
    both(|text| text.starts_with("@vtable")) && methods(first) > methods(second)
        || both(|text| text.contains("getelementptr inbounds"))
            && pairs.any(|(one, other)| one > other)
}
