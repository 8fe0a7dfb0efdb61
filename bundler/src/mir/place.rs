//! Where the function of a body stands in the original.

use crate::emit::Output;
use crate::error::Place;
use crate::rustc::{impl_in_head, name_in_head};
use crate::tables::{Kind, Node, Program, SOLUTION};

/// The crate of the library function with this head in a bundle's `text`, and where it is if it is not a macro's. A head has not
/// always all of the path: where several have the name, it is one in a crate that is `likely`.
pub(crate) fn place(
    program: Program<'_>,
    output: &Output,
    text: &str,
    head: &str,
    likely: impl Fn(u32) -> bool,
) -> Option<(u32, Option<Place>)> {
    let name = name_in_head(head)?;
    let around = impl_in_head(text, head).map(|at| output.origin(at));
    let is_it = |number: u32, node: &Node| {
        let is_body = matches!(
            node.kind,
            Kind::Fn | Kind::Member | Kind::Const | Kind::Static
        );
        let file = program.module(node.module).file;
        let is_there = match around {
            None => output
                .destination(number, file, node.name_range.start)
                .is_some(),
            Some(origin) => origin
                .zip(node.owner)
                .is_some_and(|((of, in_file, at), owner)| {
                    (of, in_file) == (number, file) && program.node(owner).range.contains(&at)
                }),
        };
        is_body && node.name.as_deref() == Some(name) && is_there
    };
    let libraries = (0u32..).zip(program.krates).skip(SOLUTION as usize + 1);
    let all =
        libraries.flat_map(|(number, krate)| krate.nodes.iter().map(move |node| (number, node)));
    let all: Vec<(u32, &Node)> = all.filter(|(number, node)| is_it(*number, node)).collect();
    let is_likely = |(number, _): &&(u32, &Node)| likely(*number);
    match all.iter().find(is_likely).or(all.first()) {
        Some(&(number, node)) => {
            let file = program.file(node.module);
            Some((number, Some(file.place(node.name_range.clone(), ""))))
        }
        None => around.flatten().map(|(number, ..)| (number, None)),
    }
}
