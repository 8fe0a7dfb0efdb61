//! The parts of an item among trees that procedural macros are about: attributes, what is derived, conditions; and calls.

use std::ops::Range;

use super::trees::{Group, Leaf, LeafKind, Tree};

/// The outer attributes and documentation comments that start at `at`.
pub(super) fn attributes(trees: &[Tree], at: usize) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut next = at;
    loop {
        let end = match (trees.get(next), trees.get(next + 1)) {
            (Some(tree), _) if tree.is_doc() => next + 1,
            (Some(hash), Some(group)) if hash.is("#") && group.group("[").is_some() => next + 2,
            _ => return found,
        };
        found.push(next..end);
        next = end;
    }
}

/// What stands between an attribute's brackets.
pub(super) fn attribute_inside(attribute: &[Tree]) -> Option<&[Tree]> {
    let group = attribute.last()?.group("[")?;
    Some(&group.inside)
}

/// The last word of an attribute's path.
pub(super) fn attribute_name(attribute: &[Tree]) -> Option<&str> {
    let inside = attribute_inside(attribute)?;
    let is_path = |tree: &&Tree| tree.word().is_some() || tree.is(":");
    inside.iter().take_while(is_path).last()?.word()
}

/// The path and arguments of the call that starts at `at`: where its arguments are, and its name.
pub(super) fn call(trees: &[Tree], at: usize) -> Option<(usize, &str)> {
    let inside_a_path = at > 1 && trees[at - 1].is(":") && trees[at - 2].is(":");
    let mut end = at;
    let mut name = None;
    loop {
        match trees.get(end)? {
            tree if tree.is(":") && trees.get(end + 1)?.is(":") => end += 2,
            tree if tree.word().is_some() && (end == at || trees[end - 1].is(":")) => {
                name = tree.word();
                end += 1;
            }
            _ => break,
        }
    }
    let name = name.filter(|_| !inside_a_path)?;
    let is_call = trees[end].is("!") && matches!(trees.get(end + 1), Some(Tree::Group(_)));
    if is_call {
        return Some((end + 1, name));
    }
    // `macro_rules! name { … }`
    let is_rules = name == "macro_rules" && trees[end].is("!");
    (is_rules && matches!(trees.get(end + 2), Some(Tree::Group(_)))).then_some((end + 2, name))
}

/// The paths of a derive.
pub(super) fn derived(inside: &[Tree]) -> Option<Vec<&[Tree]>> {
    let group = inside.get(1)?.group("(")?;
    let paths = group.inside.split(|tree| tree.is(","));
    Some(paths.filter(|path| !path.is_empty()).collect())
}

/// A derive of only these paths; nothing if there are none.
pub(super) fn derive(attribute: &[Tree], paths: &[Vec<Tree>]) -> Vec<Tree> {
    let mut made = attribute.to_vec();
    let group = made.last_mut().and_then(|tree| match tree {
        Tree::Group(group) => group.inside.get_mut(1),
        Tree::Leaf(_) => None,
    });
    let Some(Tree::Group(group)) = group.filter(|_| !paths.is_empty()) else {
        return Vec::new();
    };
    let comma = Tree::Leaf(Leaf::made(LeafKind::Mark { joint: false }, ","));
    group.inside = paths.join(&comma);
    made
}

/// The attributes of a `cfg_attr`, as attributes.
pub(super) fn conditional(attribute: &[Tree]) -> Option<Vec<Tree>> {
    let [Tree::Leaf(hash), Tree::Group(brackets)] = attribute else {
        return None;
    };
    let group = brackets.inside.get(1)?.group("(")?;
    let parts = group.inside.split(|tree| tree.is(","));
    let mut made = Vec::new();
    for part in parts.skip(1).filter(|part| !part.is_empty()) {
        made.push(Tree::Leaf(Leaf {
            written: false,
            ..hash.clone()
        }));
        let bracket = |leaf: &Leaf| Leaf {
            written: false,
            ..leaf.clone()
        };
        made.push(Tree::Group(Group {
            open: bracket(&brackets.open),
            inside: part.to_vec(),
            close: bracket(&brackets.close),
        }));
    }
    Some(made)
}

/// The text of the predicate of a `cfg` or `cfg_attr`.
pub(super) fn predicate(attribute: &[Tree]) -> Option<String> {
    let group = attribute_inside(attribute)?.get(1)?.group("(")?;
    let parts = match attribute_name(attribute)? {
        "cfg" => &group.inside[..],
        _ => group.inside.split(|tree| tree.is(",")).next()?,
    };
    let leaves = super::trees::leaves(parts);
    let words: Vec<&str> = leaves.iter().map(|leaf| leaf.text.as_str()).collect();
    Some(words.join(" "))
}

/// All `cfg` and `cfg_attr` attributes in an item.
pub(super) fn conditions<'a>(trees: &'a [Tree], found: &mut Vec<&'a [Tree]>) {
    for (at, tree) in trees.iter().enumerate() {
        if let Tree::Group(group) = tree {
            let is_attribute = at > 0 && trees[at - 1].is("#");
            let attribute = &trees[at.saturating_sub(1)..=at];
            match is_attribute && matches!(attribute_name(attribute), Some("cfg" | "cfg_attr")) {
                true => found.push(attribute),
                false => conditions(&group.inside, found),
            }
        }
    }
}

/// Without the attributes of these names, wherever they are.
pub(super) fn without_attributes(trees: Vec<Tree>, names: &[&str]) -> Vec<Tree> {
    let mut made: Vec<Tree> = Vec::with_capacity(trees.len());
    for tree in trees {
        let Tree::Group(group) = tree else {
            made.push(tree);
            continue;
        };
        let after_hash = made.last().is_some_and(|tree| tree.is("#"));
        let tree = Tree::Group(Group {
            inside: match after_hash {
                true => group.inside,
                false => without_attributes(group.inside, names),
            },
            ..group
        });
        let is_named = after_hash
            && attribute_name(std::slice::from_ref(&tree))
                .is_some_and(|name| names.contains(&name));
        match is_named {
            true => {
                made.pop();
            }
            false => made.push(tree),
        }
    }
    made
}

/// With imports in the place of `extern crate` items in bodies, which mean the same and can be led to a bundled crate.
pub(super) fn with_crates_imported(trees: Vec<Tree>, in_body: bool) -> Vec<Tree> {
    let mut made: Vec<Tree> = Vec::with_capacity(trees.len());
    let mut rest = trees.into_iter().peekable();
    while let Some(tree) = rest.next() {
        match tree {
            Tree::Group(group) => {
                let in_body = in_body || group.open.text == "{";
                made.push(Tree::Group(Group {
                    inside: with_crates_imported(group.inside, in_body),
                    ..group
                }));
            }
            tree if in_body
                && tree.is("extern")
                && rest.peek().is_some_and(|next| next.is("crate")) =>
            {
                rest.next();
                let colon = |joint| Tree::Leaf(Leaf::made(LeafKind::Mark { joint }, ":"));
                let import = Tree::Leaf(Leaf::made(LeafKind::Word, "use"));
                made.extend([import, colon(true), colon(false)]);
            }
            tree => made.push(tree),
        }
    }
    made
}

/// The groups whose brackets are not written.
pub(super) fn unwritten<'a>(trees: &'a [Tree], found: &mut Vec<&'a Group>) {
    for tree in trees {
        if let Tree::Group(group) = tree {
            if group.open.text == "<" {
                found.push(group);
            }
            unwritten(&group.inside, found);
        }
    }
}
