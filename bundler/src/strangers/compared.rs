//! A part of a bundle against the whole of it: do its functions come to the same?

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::emit::Output;
use crate::error::Problem;
use crate::mir;
use crate::package::Edition;
use crate::parallel;
use crate::rustc::{self, Bodies, Rustc};
use crate::settings::Setting;
use crate::tables::{Program, SOLUTION};

/// The flag that has MIR name all by its whole path: else it depends on what other crates have of the name.
const WHOLE_PATHS: &str = "-Ztrim-diagnostic-paths=no";

/// What both texts end in. Where a module has core under a name, rustc calls all of core by the shortest way that leads to such a name:
/// it has to be the same for a part that is without that module. In edition 2015 the part has one in its root.
const SHORTEST: &str = "\nextern crate core as __core;\n";

/// Whether libraries are the same in a bundle, and without the impls that they do not see.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Outcome {
    Same,
    /// The body with this head is another one.
    Differs(String),
    /// They do not compile without: what they meant is gone from the bundle.
    Needed,
    Unknown,
}

/// The `main` of a part of a bundle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Main {
    /// The bundle's own.
    Own,
    /// One that does nothing.
    Empty,
}

/// A bundle, with which parts of it are compared.
pub(super) struct Whole<'a> {
    text: &'a str,
    edition: Edition,
    rustc: &'a Rustc,
    /// Its functions in each setting that it tells apart, once they were needed: to make them takes longer than all else.
    bodies: OnceLock<Vec<Option<Bodies>>>,
}

impl<'a> Whole<'a> {
    pub(super) fn new(program: Program<'_>, output: &'a Output, rustc: &'a Rustc) -> Whole<'a> {
        Whole {
            text: &output.text,
            edition: program.krate(SOLUTION).edition,
            rustc,
            bodies: OnceLock::new(),
        }
    }

    /// Compares a part with it.
    pub(super) fn compared(&self, alone: &str, main: Main) -> Result<Outcome, Problem> {
        let what = "what libraries come to without the impls of others";
        let parts = [
            alone,
            self.text,
            self.edition.as_str(),
            SHORTEST,
            mir::RULES,
        ];
        let outcome = self
            .rustc
            .remember(what, &parts, || self.compare(alone, main));
        match outcome {
            // It does not know the flag, or fails where another run may not: nothing to remember.
            Err(rustc::Error::Crashed { .. }) => Ok(Outcome::Unknown),
            other => other.map_err(|error| Problem::new(error.to_string())),
        }
    }

    fn compare(&self, alone: &str, main: Main) -> Result<Outcome, rustc::Error> {
        let settings: Vec<Setting> = Setting::of_text(self.text).collect();
        let texts = match self.bodies.get() {
            Some(_) => vec![alone],
            None => vec![alone, self.text],
        };
        let runs = texts
            .iter()
            .flat_map(|text| settings.iter().map(move |setting| (*text, *setting)));
        let (rustc, edition) = (self.rustc, self.edition);
        let made = parallel::each(runs.collect(), 2, |(text, setting)| {
            let flags = [&[WHOLE_PATHS], setting.flags()].concat();
            let text = match edition {
                Edition::E2015 => text.to_owned(),
                _ => [text, SHORTEST].concat(),
            };
            rustc.mir(&text, edition.as_str(), &flags)
        });
        let mut made = made.into_iter();
        let of_alone = made.by_ref().take(settings.len());
        let of_alone: Vec<Option<Bodies>> = of_alone.collect::<Result<_, _>>()?;
        // Another setting may do without, where the solution is there too.
        let is_needed = |bodies: &Option<Bodies>| bodies.is_none();
        let needed = match main {
            Main::Empty => of_alone.iter().any(is_needed),
            Main::Own => of_alone.iter().all(is_needed),
        };
        if needed {
            return Ok(Outcome::Needed);
        }
        let whole = match self.bodies.get() {
            Some(whole) => whole,
            None => {
                let whole = made.collect::<Result<_, _>>()?;
                self.bodies.get_or_init(|| whole)
            }
        };
        for (alone, whole) in of_alone.iter().zip(whole) {
            let Some(alone) = alone else {
                continue;
            };
            let Some(whole) = whole else {
                return Ok(Outcome::Unknown);
            };
            if let Some(head) = differing(alone, whole, main) {
                return Ok(Outcome::Differs(head.clone()));
            }
        }
        Ok(Outcome::Same)
    }
}

/// The head of a body of the part that is another one in the whole.
fn differing<'a>(alone: &'a Bodies, whole: &Bodies, main: Main) -> Option<&'a String> {
    let is_same = |one: &str, other: &str| {
        let [one, other] = [one, other].map(mir::without_numbers);
        mir::are_same(&one, &other)
    };
    let own = alone.iter().filter(|(head, _)| is_compared(head, main));
    let others = own.filter(|(head, body)| {
        let other = whole.get(*head);
        !other.is_some_and(|other| is_same(body, other))
    });
    // Functions say more than the constants that are taken out of them.
    let others = others.map(|(head, _)| head);
    others.max_by_key(|head| head.starts_with("fn "))
}

/// Is a body of the text's own? An empty `main` is not, and memory is compared by who uses it.
fn is_compared(head: &str, main: Main) -> bool {
    let is_main = main == Main::Empty && head.starts_with("fn main() ");
    !head.is_empty() && !head.starts_with("alloc") && !is_main
}
