//! Constructors that `#[non_exhaustive]` hides from other crates, and not from the one that a bundle is: where their names are
//! used as those of values there, the original means something else.

use super::Reach;
use crate::error::Problem;
use crate::resolve::Outcome;
use crate::scope::Def;
use crate::tables::{Kind, ModuleId, NodeId, PathRef, Root};

impl Reach<'_> {
    /// Reports a name that is used as a value's, and would be such a constructor's.
    pub(super) fn refuse_hidden_constructor(
        &mut self,
        outcome: &Outcome,
        path: &PathRef,
        module: ModuleId,
    ) {
        let (Root::Plain, [name]) = (path.root, path.segments.as_slice()) else {
            return;
        };
        let hidden = outcome.hits.iter().find_map(|hit| match *hit {
            Def::Node(id) if id.krate != module.krate && self.hides(id) => Some(id),
            _ => None,
        });
        let Some(id) = hidden else { return };
        let file = self.program.file(module);
        let (before, behind) = (
            file.text.get(..path.range.start).unwrap_or_default(),
            file.text.get(path.range.end..).unwrap_or_default(),
        );
        if use_of(before, behind) == Use::Type {
            return;
        }
        let title = format!(
            "in one file, `{name}` may mean a constructor that is hidden from other crates"
        );
        let node = self.program.node(id);
        let of_node = self.program.file(node.module);
        let hiding = of_node.place(
            node.name_range.clone(),
            "`#[non_exhaustive]` hides this one",
        );
        let place = file.place(path.range.clone(), "an import brings it here");
        self.problems.push(
            Problem::new(title)
                .at(place)
                .at(hiding)
                .help("call one of them something else, or remove the attribute"),
        );
    }

    /// Has an item a constructor that is hidden, its own or a variant's?
    fn hides(&self, id: NodeId) -> bool {
        let node = self.program.node(id);
        let text = &self.program.file(node.module).text[node.range.clone()];
        let hiding = match node.kind {
            Kind::Struct { constructor: true } => text,
            // Before the variants, it hides none of them.
            Kind::Enum => text.split_once('{').map_or("", |(_, variants)| variants),
            _ => "",
        };
        hiding.contains("non_exhaustive")
    }
}

/// How a name is used.
#[derive(Debug, PartialEq, Eq)]
enum Use {
    /// `name(…)`: in a type only `Fn` and the like have that.
    Called,
    /// Like a value, as far as that can be seen.
    Alone,
    /// Like a type or a part of a path, or it may be.
    Type,
}

/// How a name is used between these texts.
fn use_of(before: &str, behind: &str) -> Use {
    let (before, behind) = (before.trim_end(), behind.trim_start());
    if behind.starts_with('(') {
        return Use::Called;
    }
    if behind.starts_with("::") || behind.starts_with(['{', '<', '!']) {
        return Use::Type;
    }
    let word = before.len()
        - before
            .trim_end_matches(unicode_ident::is_xid_continue)
            .len();
    let word = &before[before.len() - word..];
    let is_value = match word {
        "" => {
            !before.ends_with([':', '>', '&', '<', '+', '*', ']', '\'']) || before.ends_with("=>")
        }
        word => matches!(
            word,
            "return"
                | "break"
                | "in"
                | "if"
                | "match"
                | "while"
                | "else"
                | "let"
                | "move"
                | "ref"
                | "mut"
        ),
    };
    match is_value {
        true => Use::Alone,
        false => Use::Type,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_told_from_types() {
        for (before, behind, used) in [
            ("let x = ", "(3);", Use::Called),
            ("match x { ", " => 1", Use::Alone),
            ("=> ", ",", Use::Alone),
            ("f(", ")", Use::Alone),
            ("return ", ";", Use::Alone),
            ("let x: ", " = y", Use::Type),
            ("fn f() -> ", " {", Use::Type),
            ("impl Shown for ", " {", Use::Type),
            ("Vec<", ">", Use::Type),
            ("", "::new()", Use::Type),
            ("x = ", " { a: 1 }", Use::Type),
        ] {
            assert_eq!(use_of(before, behind), used, "{before}N{behind}");
        }
    }
}
