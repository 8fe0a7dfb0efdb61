//! What imports bring from std: a trait may be needed unnamed, anything else only by its name. rustc is asked, by a program
//! that names it where only a trait may stand.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::Range;

use crate::reach::Live;
use crate::rustc::Rustc;
use crate::tables::{ImportId, Program, Root};

/// Crates that every judge's compiler has.
const CRATES: [&str; 3] = ["std", "core", "alloc"];

/// rustc's code of what is no trait and stands where one must.
const NO_TRAIT: &str = "E0404";

/// Asks once, and only if it is of interest.
pub(super) struct Foreign<'a> {
    program: Program<'a>,
    rustc: &'a Rustc,
    no_traits: OnceCell<BTreeSet<ImportId>>,
}

impl<'a> Foreign<'a> {
    pub(super) fn new(program: Program<'a>, rustc: &'a Rustc) -> Foreign<'a> {
        Foreign {
            program,
            rustc,
            no_traits: OnceCell::new(),
        }
    }

    /// Is what the import brings from std surely no trait? `live` has it; in later steps less is live.
    pub(super) fn is_no_trait(&self, live: &Live, id: ImportId) -> bool {
        let no_traits = self.no_traits.get_or_init(|| self.ask(live));
        no_traits.contains(&id)
    }

    fn ask(&self, live: &Live) -> BTreeSet<ImportId> {
        let imports = live.imports.iter().copied();
        let paths = imports.filter_map(|id| Some((id, self.path(id)?)));
        let (ids, paths): (Vec<ImportId>, Vec<String>) = paths.unzip();
        let mut text = "extern crate alloc;\nfn main() {}\n".to_owned();
        let mut lines = Vec::new();
        for (number, path) in paths.iter().enumerate() {
            let start = text.len();
            let _ = writeln!(text, "fn f{number}<T: {path}>() {{}}");
            lines.push(start..text.len());
        }
        // If rustc cannot be asked, the imports stay.
        let said = self
            .rustc
            .check(&text, "2021", &[], &[])
            .unwrap_or_default();
        let said = said
            .iter()
            .filter(|said| said.code.as_deref() == Some(NO_TRAIT));
        let places: Vec<usize> = said
            .flat_map(|said| &said.spans)
            .filter(|span| span.is_primary)
            .map(|span| span.byte_start)
            .collect();
        let is_said = |line: &Range<usize>| places.iter().any(|at| line.contains(at));
        let asked = ids.into_iter().zip(&lines);
        asked
            .filter_map(|(id, line)| is_said(line).then_some(id))
            .collect()
    }

    /// The import's path, if it begins with a crate that std has and brings one name.
    fn path(&self, id: ImportId) -> Option<String> {
        let import = self.program.import(id);
        let is_plain = matches!(import.path.root, Root::Plain | Root::Global);
        let first = import.path.segments.first()?;
        let is_asked = is_plain && !import.path.glob && CRATES.contains(&first.as_ref());
        is_asked.then(|| format!("::{}", import.path.segments.join("::")))
    }
}
