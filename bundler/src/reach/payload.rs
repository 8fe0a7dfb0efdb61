//! What a panic carries: before edition 2021, `panic!(TEXT)` carries what it is given, but in a library without std a text of its
//! own, which is another type. In a bundle it is std's. Only who catches panics and asks for a type can tell.

use super::{Doubt, Reach};
use crate::error::{Place, Problem};
use crate::package::Edition;
use crate::tables::Node;
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
        let mut doubts = Vec::new();
        for (id, node) in numbered() {
            let krate = program.krate(id.krate);
            if !krate.core_only || krate.edition >= Edition::E2021 {
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
                    doubts.push(Doubt::of_code(
                        id,
                        problem(name, file.place(range.clone(), "")),
                    ));
                }
            }
        }
        self.live.doubts.extend(doubts);
    }
}

fn problem(name: &str, place: Place) -> Problem {
    let first = if name == "panic" { "" } else { "…, " };
    Problem::new(format!(
        "what `{name}!` carries is of another type in a library without std, before edition 2021"
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
