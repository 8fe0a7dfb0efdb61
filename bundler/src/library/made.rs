//! One binary put together with the libraries that it uses.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use super::named::Named;
use super::sources::{Settings, of_solution};
use super::{Library, style};
use crate::error::{Error, Problem};
use crate::index::{Texts, index, invalid_files, invalid_sources};
use crate::inputs::{Inputs, Known};
use crate::original::{self, Binary, Original};
use crate::package::{Package, Target};
use crate::procedural::Expansions;
use crate::prove::{self, Claim};
use crate::prune::{Ahead, Failure, prune};
use crate::reach::{Banned, Live, reach};
use crate::scope::Scopes;
use crate::tables::{Krate, Program, SOLUTION};
use crate::unfold::unfold;
use crate::warn::warnings;
use crate::{Bundle, Options, editions, emit, strangers, verify};

/// Where Cargo looks for sources.
const FOLDERS: [&str; 4] = ["benches", "examples", "src", "tests"];

/// A bundle with all that is known of it.
pub(super) struct Made<'a> {
    pub(super) original: Original<'a>,
    options: &'a Options,
    pub(super) scopes: &'a Scopes<'a>,
    pub(super) output: emit::Output,
    pub(super) live: Live,
    /// What is to be warned of because of editions.
    cautions: Vec<Problem>,
    /// The target's own files, and others that only it needs.
    pub(super) files: Known,
}

impl Made<'_> {
    pub(super) fn bundle(self) -> Bundle {
        let Original {
            package, target, ..
        } = self.original;
        let copied = |is_own: bool| {
            let pieces = self.output.pieces.iter();
            let pieces = pieces.filter(|piece| (piece.krate == SOLUTION) == is_own);
            pieces.map(|piece| piece.len).sum()
        };
        let mut warnings = warnings(self.scopes, &self.live, &self.output, package);
        warnings.extend(self.cautions);
        Bundle {
            name: target.name.clone(),
            edition: target.edition,
            own_bytes: copied(true),
            shared_bytes: copied(false),
            verified: self.options.rustc.is_some(),
            externals: self
                .live
                .externals
                .iter()
                .map(|number| package.externals[*number as usize].title())
                .collect(),
            warnings,
            stray_sources: stray(self.original.program),
            text: self.output.text,
        }
    }
}

/// Files of a program that are in none of the folders where Cargo looks for sources.
fn stray(program: Program<'_>) -> Vec<PathBuf> {
    let krates = program.krates.iter().filter(|krate| !krate.procedural);
    let files = krates.flat_map(|krate| krate.files.iter());
    let is_stray = |path: &Path| {
        let mut parts = path.components();
        !parts.any(|part| FOLDERS.iter().any(|folder| part.as_os_str() == *folder))
    };
    let stray = files.map(|file| &*file.path).filter(|path| is_stray(path));
    stray.map(Path::to_path_buf).collect()
}

impl Library {
    /// Makes the bundle of a target and shows it to `look`.
    pub(super) fn with<T>(
        &self,
        package: &Package,
        target: &Target,
        options: &Options,
        look: impl FnOnce(Made<'_>) -> T,
    ) -> Result<T, Error> {
        if let Some(expansions) = &self.expansions {
            expansions.check(target)?;
        }
        let inputs = Inputs::default();
        let solution = self.solution(package, target, &inputs)?;
        if let Some(named) = self.names_of_unread(package, &solution) {
            let mut whole = Library::read(package, named.with_all_crates(), &[target])?;
            whole.is_extra = true;
            return whole.with(package, target, options, look);
        }
        let libraries = self.krates.iter().skip(1);
        let krates: Vec<&Krate> = std::iter::once(&solution).chain(libraries).collect();
        let (unknown, made) = (OnceLock::new(), OnceLock::new());
        let program = Program {
            krates: &krates,
            unknown: &unknown,
            made: &made,
        };
        let scopes = Scopes::new(program);
        let expansions = self.expansions.as_ref();
        let macros = package
            .crates
            .iter()
            .enumerate()
            .filter_map(|(at, library)| {
                let library = expansions?
                    .compiled(&library.root)
                    .filter(|_| library.procedural);
                Some((at, library?.to_path_buf()))
            });
        let macros = macros.collect();
        let original = Original {
            package,
            target,
            program,
            libraries: &self.compiled,
            binary: &Binary::default(),
            macros: &macros,
            in_one_edition: false,
        };
        std::thread::scope(|threads| {
            let is_started = AtomicBool::new(false);
            // What no comparison settles is why it is refused, and rustc should not see a file that is none.
            let compares = |live: &Live| {
                let rustc = options.rustc.as_ref();
                let is_settled = live.doubts.iter().all(|doubt| doubt.shows_in_code);
                rustc.filter(|rustc| is_settled && original.is_to_be_compared(live, rustc))
            };
            let start = |rustc| {
                if !is_started.swap(true, Ordering::Relaxed) {
                    threads.spawn(move || original.compile_ahead(rustc));
                }
            };
            let ahead = Ahead {
                accepted: &|live| compares(live).into_iter().for_each(start),
                code: &|live, text, setting| original.flags_beside(text, setting, compares(live)?),
                made: &|| {
                    let rustc = options.rustc.as_ref();
                    let rustc = rustc.filter(|_| original.is_short());
                    rustc.into_iter().for_each(start);
                },
            };
            let (output, live, cautions) = self.bundled(original, &scopes, options, ahead)?;
            Ok(look(Made {
                original,
                options,
                scopes: &scopes,
                output,
                live,
                cautions,
                files: match self.is_extra {
                    true => inputs.known().and(&self.files),
                    false => inputs.known(),
                },
            }))
        })
    }

    /// The bundle of a program, without what is dead. Crates that act on it perhaps are left out if rustc makes the same code without
    /// them, and of an unverified one.
    fn pruned(
        &self,
        original: &Original<'_>,
        scopes: &Scopes<'_>,
        options: &Options,
        ahead: Ahead<'_>,
    ) -> Result<(emit::Output, Live), Failure> {
        let style = style(original.package, options);
        let edition = original.target.edition.as_str();
        let rustc = options.rustc.as_ref();
        let with_loaded = |with_loaded| {
            let base = Banned {
                with_loaded,
                ..Banned::default()
            };
            prune(scopes, &self.inverted, base, style, edition, rustc, ahead)
        };
        let first = with_loaded(false);
        let Some(rustc) = rustc else {
            return first;
        };
        let stands = match &first {
            Ok((output, live)) => {
                live.left_out.is_empty() || original.is_same_code(live, output, rustc)
            }
            // What is left out may be why.
            Err(Failure::Rejected(..)) => reach(scopes, &self.inverted, &Banned::default())
                .map_or(true, |live| live.left_out.is_empty()),
            Err(_) => true,
        };
        if stands {
            return first;
        }
        match (first, with_loaded(true)) {
            (Err(first), Err(_)) => Err(first),
            (_, second) => second,
        }
    }

    /// The bundle of a program, and what is to be warned of because of editions.
    fn bundled(
        &self,
        original: Original<'_>,
        scopes: &Scopes<'_>,
        options: &Options,
        ahead: Ahead<'_>,
    ) -> Result<(emit::Output, Live, Vec<Problem>), Error> {
        let Original {
            package,
            target,
            program,
            ..
        } = original;
        let style = style(package, options);
        let edition = target.edition.as_str();
        let rustc = options.rustc.as_ref();
        let pruned = self.pruned(&original, scopes, options, ahead);
        let (output, live) = pruned.map_err(|failure| {
            let problems = invalid_files(program);
            if !problems.is_empty() {
                return Error { problems };
            }
            editions::why_rejected(program, &failure, rustc)
                .or_else(|| strangers::why_rejected(scopes, &self.inverted, &failure, rustc))
                .unwrap_or_else(|| {
                    let hint = match &failure {
                        Failure::Rejected(output, _) => original::hint(program, output),
                        _ => None,
                    };
                    verify::explain(program, failure, hint)
                })
        })?;
        // What rustc has accepted is Rust.
        if rustc.is_none() {
            let problems = invalid_sources(program, &output.text);
            if !problems.is_empty() {
                return Err(Error { problems });
            }
        }
        // What may mean something else does not if it is the same program. Where that is asked anyway, it is asked first.
        let is_same = || rustc.is_some_and(|rustc| original.is_same(&live, &output, rustc));
        let is_compared = |rustc| original.is_to_be_compared(&live, rustc);
        let is_asked_first = live.doubts.is_empty() && rustc.is_some_and(is_compared);
        let looked_at = match is_asked_first && is_same() {
            true => None,
            false => Some(
                editions::check(program, &live, &output, rustc).and_then(|cautions| {
                    strangers::check(scopes, &self.inverted, &live, &output, rustc)?;
                    Ok(cautions)
                }),
            ),
        };
        let cautions = match looked_at {
            Some(Ok(cautions)) => cautions,
            Some(Err(error)) if is_asked_first || !is_same() => return Err(error),
            _ => editions::unseen(program, &live).into_iter().collect(),
        };
        if let Some(rustc) = rustc {
            verify::check_symbols(program, &output, edition, rustc)?;
            strangers::check_roots(scopes, &self.inverted, &live, &output, rustc)?;
        }
        // Paths are what is in doubt: none may be told otherwise.
        let settles = |rustc| original.is_same_by_paths(&live, &output, rustc);
        if live.doubts.is_empty() {
            let is_sure = original::check(&original, scopes, &live, &output, rustc)?;
            if let (false, Some(rustc)) = (is_sure, rustc) {
                let claim = Claim {
                    scopes,
                    inverted: &self.inverted,
                    style,
                    edition,
                    output: &output,
                    live: &live,
                };
                prove::check(&claim, rustc)?;
            }
        } else if !rustc.is_some_and(settles) {
            let doubts = live.doubts.iter();
            let problems = doubts.map(|doubt| doubt.problem.clone()).collect();
            return Err(verify::explain(program, Failure::Problems(problems), None));
        }
        let krates = program.krates.iter();
        let files =
            krates.flat_map(|krate| krate.files.iter().map(|file| (krate.edition, &*file.path)));
        let expansions = self.expansions.as_ref();
        let expanded = expansions.and_then(|all| all.caution(package, &self.declared, files));
        let expanded = expanded.filter(|_| {
            let is_same = |rustc| original.is_same(&live, &output, rustc);
            !rustc.is_some_and(is_same)
        });
        let hidden = live.doubts.iter().find(|doubt| doubt.is_hidden);
        let hidden = hidden.map(|doubt| doubt.problem.clone().help(editions::LOOK_AT_PLATFORM));
        let cautions = cautions.into_iter().chain(expanded).chain(hidden);
        Ok((output, live, cautions.collect()))
    }

    /// A target's own crate.
    fn solution(
        &self,
        package: &Package,
        target: &Target,
        inputs: &Inputs,
    ) -> Result<Krate, Error> {
        let none = Expansions::default();
        let expansions = self.expansions.as_ref().unwrap_or(&none);
        let settings = Settings::of_solution(package, target);
        let source = of_solution(package, target, &settings, inputs, expansions);
        unfold(&source, index(&source, &Texts::new())?, &self.krates)
    }

    /// The names that are in a solution's text, if some may be of what was not read: its other files, or what a macro made, may
    /// name libraries that its first file does not.
    fn names_of_unread<'p>(&self, package: &'p Package, solution: &Krate) -> Option<Named<'p>> {
        let mut named = Named::new(package, &self.declared);
        let files = solution.files.iter();
        files.for_each(|file| named.text(&file.text));
        let is_read = |index: usize| self.read.contains(&index);
        let any_unread = named.among(&package.links).any(|index| !is_read(index))
            || self.expansions.is_none() && named.calls_macros(&self.declared, is_read);
        any_unread.then_some(named)
    }
}
