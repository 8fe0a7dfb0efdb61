//! What a large bundle could do without, if its author says so.

use crate::cfg::FOR_ONE_PLATFORM;
use crate::emit::{Output, comments};
use crate::error::Problem;
use crate::package::{OF_PLATFORMS, Package};
use crate::reach::Live;
use crate::tables::{Node, Program};

/// The most bytes that every judge takes of which is known how many it takes.
const TAKEN_EVERYWHERE: usize = 64 << 10;

/// Bytes of comments that are worth a word.
const MANY: usize = 4 << 10;

/// Says of a bundle that some judge would not take what makes it smaller, if there is something.
pub(super) fn too_large(
    program: Program<'_>,
    live: &Live,
    output: &Output,
    package: &Package,
) -> Option<Problem> {
    let bytes = output.text.len();
    if bytes <= TAKEN_EVERYWHERE {
        return None;
    }
    let mut nodes = live.nodes.iter().map(|id| program.node(*id));
    let for_others =
        package.platform.is_none() && nodes.any(|node| asks_for_platform(program, node));
    let platform = for_others.then(|| FOR_ONE_PLATFORM.to_owned());
    let comments = match package.no_comments {
        true => 0,
        false => comments::of_libraries(output),
    };
    let comments = (comments >= MANY).then(|| {
        format!(
            "`--no-comments` leaves out the libraries' comments, some {} kB",
            comments / 1000
        )
    });
    let help: Vec<String> = platform.into_iter().chain(comments).collect();
    let title = format!(
        "the bundle has {bytes} bytes, and some judges take no more than {TAKEN_EVERYWHERE}"
    );
    (!help.is_empty()).then(|| Problem::new(title).help(help.join("; ")))
}

/// Is there a condition about the judge's platform in a node's text?
fn asks_for_platform(program: Program<'_>, node: &Node) -> bool {
    let text = &program.file(node.module).text[node.range.clone()];
    let mut words = OF_PLATFORMS.iter().chain(&["target_feature"]);
    node.refs.untried_cfg() && words.any(|word| text.contains(word))
}
