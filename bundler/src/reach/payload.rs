//! What a panic carries: before edition 2021, `panic!(TEXT)` carries what it is given, but where std is not in sight a text of its
//! own, which is another type. In a bundle it is as in the solution. Only who catches panics and asks for a type can tell.

use std::ops::Range;

use super::{Doubt, Reach};
use crate::error::{Place, Problem};
use crate::package::Edition;
use crate::tables::{Krate, Node, SOLUTION};
use crate::tokens::{self, Room, TokenTree, at_commas};

/// What asks a panic's payload for its type.
const ASKING: [&str; 5] = ["downcast", "downcast_mut", "downcast_ref", "is", "type_id"];

impl Reach<'_> {
    /// Reports each panic of a library without std that carries something else in the bundle, if anything asks what panics carry.
    pub(super) fn refuse_payloads(&mut self) {
        let program = self.program;
        let numbered = || self.live.nodes.iter().map(|id| (*id, program.node(*id)));
        let asks = |node: &Node| ASKING.iter().any(|name| node.refs.names.contains(*name));
        if !numbered().any(|(_, node)| asks(node)) {
            return;
        }
        let solution = program.krate(SOLUTION);
        let in_bundle = carries_text(solution);
        let mut doubts = Vec::new();
        for (id, node) in numbered() {
            let krate = program.krate(id.krate);
            if carries_text(krate) == in_bundle {
                continue;
            }
            let file = program.file(node.module);
            for (name, range) in &node.refs.macro_text {
                let message = match &**name {
                    "panic" => 0,
                    "assert" | "debug_assert" => 1,
                    _ => continue,
                };
                if carries_itself(&file.text[range.clone()], message) {
                    let problem = problem(name, file.place(range.clone(), ""), in_bundle);
                    // All in one edition would say nothing.
                    doubts.push(match krate.edition == solution.edition {
                        true => Doubt::of_code(id, problem),
                        false => Doubt::new(id, problem),
                    });
                }
            }
        }
        self.live.doubts.extend(doubts);
    }
}

/// Does a panic in the crate carry a text of its own?
fn carries_text(krate: &Krate) -> bool {
    let is_no_std = |range: &Range<usize>| {
        let root = &krate.files[krate.modules[0].file as usize];
        root.text[range.clone()].contains("no_std")
    };
    let is_without_std = krate.core_only || krate.bare.iter().any(is_no_std);
    is_without_std && krate.edition < Edition::E2021
}

fn problem(name: &str, place: Place, in_bundle: bool) -> Problem {
    let first = if name == "panic" { "" } else { "…, " };
    let of_which = if in_bundle { "solution" } else { "library" };
    Problem::new(format!(
        "what `{name}!` carries is of another type in a {of_which} without std, before edition 2021"
    ))
    .at(place)
    .help(format!("write `{name}!({first}\"{{}}\", text)`"))
}

/// Is the last argument of a call, at `message`, a value and no string?
fn carries_itself(call: &str, message: usize) -> bool {
    let room = Room::new();
    let Ok([.., TokenTree::Group(group)]) = tokens::read(&room, call) else {
        return false;
    };
    let arguments = at_commas(group.tokens()).filter(|argument| !argument.is_empty());
    let arguments: Vec<&[TokenTree]> = arguments.collect();
    arguments.len() == message + 1 && !matches!(arguments[message], [TokenTree::Literal(_)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_carried_and_a_string_is_shown() {
        assert!(carries_itself("panic!(TEXT)", 0));
        assert!(carries_itself("panic! { concat!(\"a\", 'b'), }", 0));
        assert!(carries_itself("assert!(n < 1, TEXT)", 1));
        for (call, message) in [
            ("panic!()", 0),
            ("panic!(\"text\")", 0),
            ("panic!(\"{}\", TEXT)", 0),
            ("assert!(n < 1)", 1),
            ("assert!(n < 1, \"text\",)", 1),
        ] {
            assert!(!carries_itself(call, message), "{call}");
        }
    }
}
