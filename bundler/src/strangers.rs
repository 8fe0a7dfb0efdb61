//! Impls that a library sees only where all is one crate: those of crates that it does not depend on.
//!
//! A crate may implement a trait that is not its own for a type that is not its own either, if an argument of the trait is
//! (`impl Mul<Own> for f64`). In the original, libraries below it know nothing of that. In one file they see it, and then a
//! method may be another one, a literal may have another type, and what had one meaning may have two. Whether it does, rustc
//! says: such a library is compiled without the others too, and its functions have to come to the same MIR; and where the bundle
//! is rejected, and the library alone is not, this is why.

use std::collections::{BTreeMap, BTreeSet};

use crate::apart;
use crate::emit::Output;
use crate::error::{Error, Place, Problem};
use crate::inverted::Inverted;
use crate::mir;
use crate::package::Edition;
use crate::parallel;
use crate::prune::Failure;
use crate::reach::Live;
use crate::rustc::{Diagnostic, Rustc, name_in_head};
use crate::scope::Scopes;
use crate::settings::Setting;
use crate::tables::{Program, SOLUTION};
use crate::verify::located;

mod compared;
mod heads;
mod unloaded;

use compared::{Main, Outcome, Whole};
use heads::{Stranger, strangers};
use unloaded::Asked;

/// Impls shown in a message.
const MOST: usize = 3;

/// What to do about it.
const HELP: &str = "implement it for a type of your own (no reference to one, and no box of it), or say in the library which type or trait is meant: `Trait::method(x)`, `1i32`, `s.as_str()`";

/// Libraries that see strangers.
struct Beside {
    /// They, and those that rustc may load with them: none of these has such an impl.
    krates: BTreeSet<u32>,
    /// Each with what may be loaded with it.
    libraries: BTreeMap<u32, BTreeSet<u32>>,
}

/// Refuses a bundle in which what acts on each program that has it comes from a library that the original does not load. rustc has
/// accepted it.
pub(crate) fn check_roots(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    live: &Live,
    output: &Output,
    rustc: &Rustc,
) -> Result<(), Error> {
    let asked = Asked {
        scopes,
        inverted,
        output,
        whole: &Whole::new(scopes.program, output, rustc),
    };
    unloaded::check_roots(&asked, &live.nodes)
}

/// Refuses a bundle in which something comes to something else because of an impl that is not seen there in the original. rustc has
/// accepted it.
pub(crate) fn check(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    live: &Live,
    output: &Output,
    rustc: Option<&Rustc>,
) -> Result<(), Error> {
    let program = scopes.program;
    let strangers = strangers(scopes, output, live.nodes.iter().copied(), false);
    let edition = program.krate(SOLUTION).edition;
    let whole = rustc.map(|rustc| Whole::new(program, output, rustc));
    let besides = all_beside(scopes, inverted, output, &strangers);
    let outcomes = match &whole {
        Some(whole) => outcomes(whole, output, edition, &besides)?,
        None => Vec::new(),
    };
    let outcomes = outcomes.iter().map(Some).chain(std::iter::repeat(None));
    for (beside, outcome) in besides.iter().zip(outcomes) {
        let met = strangers.iter().filter(|one| beside.meets(one));
        let met: Vec<&Stranger> = met.collect();
        let Some(outcome) = outcome else {
            // What macros may make nobody knows for sure.
            let Some(stranger) = met.iter().find(|stranger| stranger.is_known) else {
                continue;
            };
            let title = format!(
                "in one file, {} sees this impl too, and only rustc can say whether that changes anything",
                named(program, beside)
            );
            return Err(Problem::new(title)
                .at(stranger.place.clone())
                .help("verify the bundle: leave out `--no-verify`")
                .into());
        };
        let own = |number| number != SOLUTION && beside.krates.contains(&number);
        let (what, place) = match outcome {
            Outcome::Same => continue,
            Outcome::Differs(head) => (
                format!(
                    "`{}` would do something else",
                    name_in_head(head).unwrap_or(head)
                ),
                mir::place(program, output, &output.text, head, own).and_then(|(_, place)| place),
            ),
            Outcome::Needed => ("would mean it".to_owned(), None),
            Outcome::Unknown => (
                "rustc cannot say whether that changes anything".to_owned(),
                None,
            ),
        };
        let title = format!(
            "in one file, {} sees this impl too, and {what}",
            named(program, beside)
        );
        return Err(with_places(Problem::new(title), &met, place)
            .help(HELP)
            .into());
    }
    let asked = whole.as_ref().map(|whole| Asked {
        scopes,
        inverted,
        output,
        whole,
    });
    asked.map_or(Ok(()), |asked| unloaded::check_impls(&asked, &strangers))
}

/// What comes of comparing the libraries with the bundle, up to the first that is not the same there, and perhaps beyond.
fn outcomes(
    whole: &Whole<'_>,
    output: &Output,
    edition: Edition,
    besides: &[Beside],
) -> Result<Vec<Outcome>, Problem> {
    let compared = |beside: &Beside| {
        let alone = apart::text(output, &beside.krates, edition);
        whole.compared(&alone, Main::Empty)
    };
    let Some((first, others)) = besides.split_first() else {
        return Ok(Vec::new());
    };
    // With it, the bundle's own functions are made, which the others need.
    let first = compared(first)?;
    let others = match first {
        Outcome::Same => parallel::each(others.iter().collect(), 2, compared),
        _ => Vec::new(),
    };
    std::iter::once(Ok(first)).chain(others).collect()
}

/// The reason for rustc's refusal of a bundle, if it is that a library sees such an impl.
pub(crate) fn why_rejected(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    failure: &Failure,
    rustc: Option<&Rustc>,
) -> Option<Error> {
    let (Failure::Rejected(output, said), Some(rustc)) = (failure, rustc) else {
        return None;
    };
    let program = scopes.program;
    let numbered = program
        .krates
        .iter()
        .flat_map(|krate| krate.numbered_nodes());
    let strangers = strangers(scopes, output, numbered.map(|(id, _)| id), true);
    let edition = program.krate(SOLUTION).edition;
    let all = all_beside(scopes, inverted, output, &strangers);
    all.into_iter().find_map(|beside| {
        let is_met = |error: &&Diagnostic| {
            let mut marked = error.spans.iter().filter(|span| span.is_primary);
            let library = marked.find_map(|span| output.origin(span.byte_start));
            let is_error = error.level == "error";
            is_error && library.is_some_and(|(krate, ..)| beside.libraries.contains_key(&krate))
        };
        let first = said.iter().find(is_met)?;
        let alone = apart::text(output, &beside.krates, edition);
        let mut settings = Setting::of_text(&alone);
        let is_right = settings.all(|setting| {
            let said = rustc.check(&alone, edition.as_str(), &[], setting.flags());
            said.is_ok_and(|said| !said.iter().any(|said| said.level == "error"))
        });
        let met = strangers.iter().filter(|one| beside.meets(one));
        let met: Vec<&Stranger> = met.collect();
        let found = located(program, output, first);
        let title = format!(
            "in one file, {} sees this impl too, and cannot tell what is meant",
            named(program, &beside)
        );
        let place = found.places.into_iter().next().map(|place| Place {
            label: found.title,
            ..place
        });
        is_right.then(|| {
            with_places(Problem::new(title), &met, place)
                .help(HELP)
                .into()
        })
    })
}

impl Beside {
    fn of(libraries: BTreeMap<u32, BTreeSet<u32>>) -> Beside {
        Beside {
            krates: libraries.values().flatten().copied().collect(),
            libraries,
        }
    }

    /// May one of these libraries see the impl?
    fn meets(&self, stranger: &Stranger) -> bool {
        let mut known = self.libraries.values();
        known.any(|known| stranger.is_seen_beside(known))
    }
}

/// Which libraries see strangers: all in one if they can be without them all, else each by itself.
fn all_beside(
    scopes: &Scopes<'_>,
    inverted: &Inverted,
    output: &Output,
    strangers: &[Stranger],
) -> Vec<Beside> {
    if strangers.is_empty() {
        return Vec::new();
    }
    let loads = inverted.loads(scopes);
    let mut numbers: BTreeSet<u32> = output.pieces.iter().map(|piece| piece.krate).collect();
    numbers.remove(&SOLUTION);
    let known = numbers
        .into_iter()
        .map(|library| (library, loads.perhaps([library])));
    let sees = |(_, known): &(u32, BTreeSet<u32>)| {
        strangers
            .iter()
            .any(|stranger| stranger.is_seen_beside(known))
    };
    let all = Beside::of(known.filter(sees).collect());
    let has_strangers = |stranger: &Stranger| all.krates.contains(&stranger.krate);
    match (
        all.libraries.is_empty(),
        strangers.iter().any(has_strangers),
    ) {
        (true, _) => Vec::new(),
        (false, false) => vec![all],
        (false, true) => {
            let libraries = all.libraries.into_iter();
            libraries
                .map(|one| Beside::of(BTreeMap::from([one])))
                .collect()
        }
    }
}

fn named(program: Program<'_>, beside: &Beside) -> String {
    let names = beside.libraries.keys();
    let names = names.map(|library| format!("`{}`", program.krate(*library).name));
    let names: Vec<String> = names.collect();
    match names.as_slice() {
        [one] => format!("the library {one}"),
        several => format!("one of the libraries {}", several.join(", ")),
    }
}

/// The impls, and then where it matters.
fn with_places(problem: Problem, met: &[&Stranger], place: Option<Place>) -> Problem {
    let impls = met.iter().take(MOST).map(|stranger| stranger.place.clone());
    impls.chain(place).fold(problem, Problem::at)
}
