//! What is dropped without anybody seeing when: memory, and nothing that is counted, locked or written.

use std::collections::{BTreeMap, BTreeSet};

use crate::items::{angles_end, is_mark};
use crate::refs::is_primitive;
use crate::tokens::{self, Names, Room, TokenTree, at_commas};

/// Types of std that are memory as far as their arguments are: each may hold of those, and of what is made of them, and no more.
const OF_STD: [&str; 28] = [
    "array::IntoIter",
    "borrow::Cow",
    "boxed::Box",
    "cmp::Ordering",
    "cmp::Reverse",
    "collections::BTreeMap",
    "collections::BTreeSet",
    "collections::BinaryHeap",
    "collections::HashMap",
    "collections::HashSet",
    "collections::LinkedList",
    "collections::VecDeque",
    "iter::Cloned",
    "iter::Copied",
    "iter::Enumerate",
    "iter::Filter",
    "iter::Peekable",
    "iter::Rev",
    "iter::Skip",
    "iter::Take",
    "iter::Zip",
    "num::ParseIntError",
    "num::Wrapping",
    "option::Option",
    "result::Result",
    "string::String",
    "vec::IntoIter",
    "vec::Vec",
];

/// Words of texts whose own types may be more than memory: what they are made of has a destructor that does more, or is not said.
const DOING_MORE: [&str; 54] = [
    "Arc",
    "BufWriter",
    "Child",
    "ChildStderr",
    "ChildStdin",
    "ChildStdout",
    "Context",
    "Drain",
    "Drop",
    "ExtractIf",
    "File",
    "JoinHandle",
    "LineWriter",
    "LocalWaker",
    "MappedMutexGuard",
    "MappedRwLockReadGuard",
    "MappedRwLockWriteGuard",
    "MutexGuard",
    "OwnedFd",
    "OwnedHandle",
    "OwnedSocket",
    "PeekMut",
    "PipeReader",
    "PipeWriter",
    "Rc",
    "ReadDir",
    "Receiver",
    "ReentrantLockGuard",
    "Ref",
    "RefMut",
    "RwLockReadGuard",
    "RwLockWriteGuard",
    "Scope",
    "ScopedJoinHandle",
    "Sender",
    "Splice",
    "StderrLock",
    "StdinLock",
    "Stdio",
    "StdoutLock",
    "SyncSender",
    "TcpListener",
    "TcpStream",
    "Thread",
    "UdpSocket",
    "UniqueArc",
    "UniqueRc",
    "UnixDatagram",
    "UnixListener",
    "UnixStream",
    "Waker",
    "Weak",
    "dyn",
    // Its iterators close a channel.
    "mpsc",
];

/// Which types of a program are memory.
#[derive(Default)]
pub(crate) struct Memory {
    /// Does the program look at memory itself, by an allocator of its own?
    is_seen: bool,
    /// Types that it defines and that are.
    own: BTreeSet<String>,
}

impl Memory {
    /// Of a program with this text. `knows_all`: is all text there of which its types are made? `is_seen`: has it an allocator of its
    /// own?
    pub(crate) fn of(text: &str, knows_all: bool, is_seen: bool) -> Memory {
        let room = Room::new();
        let own = match tokens::read(&room, text) {
            Ok(tokens) if knows_all => own_types(tokens),
            _ => BTreeSet::new(),
        };
        Memory { is_seen, own }
    }

    /// Is a type made of std's containers, plain values, such own types and closures over them alone? `closures`: what those take.
    pub(crate) fn is(&self, kind: &str, closures: &BTreeMap<&str, Vec<&str>>) -> bool {
        if self.is_seen {
            return false;
        }
        if let Some(start) = kind.find("{closure@") {
            let end = kind[start..]
                .find('}')
                .map_or(kind.len(), |end| start + end + 1);
            let taken = closures.get(&kind[start..end]);
            let rest = format!("{}{}", &kind[..start], &kind[end..]);
            return taken.is_some_and(|taken| {
                taken
                    .iter()
                    .all(|kind| kind.starts_with('&') || self.is(kind, closures))
            }) && self.is(&rest, closures);
        }
        let is_part = |c: char| c.is_alphanumeric() || "_:'".contains(c);
        let mut words = kind.split(|c: char| !is_part(c));
        words.all(|word| {
            let is_number = word.starts_with(|c: char| c.is_ascii_digit());
            // Behind a reference nothing is dropped.
            let is_of_reference = word.starts_with('\'') || matches!(word, "mut" | "const");
            word.is_empty()
                || is_number
                || is_of_reference
                || is_primitive(word)
                || is_of_std(word)
                || self.is_own(word)
        })
    }

    fn is_own(&self, path: &str) -> bool {
        let first = path.split("::").next().unwrap_or_default();
        let last = path.rsplit("::").next().unwrap_or_default();
        !matches!(first, "std" | "core" | "alloc") && self.own.contains(last)
    }
}

fn is_of_std(word: &str) -> bool {
    // Without a path, a name is the only one in all crates.
    let mut known = OF_STD.iter();
    known.any(|known| match word.strip_prefix("std::") {
        Some(path) => path == *known,
        None => known.ends_with(word) && known[..known.len() - word.len()].ends_with("::"),
    })
}

/// The types that a text defines, if all of them are memory; none that a parameter anywhere is called like.
fn own_types(tokens: &[TokenTree]) -> BTreeSet<String> {
    let mut found = Found::default();
    match found.read(tokens) {
        true => found.types.difference(&found.parameters).cloned().collect(),
        false => BTreeSet::new(),
    }
}

#[derive(Default)]
struct Found {
    types: BTreeSet<String>,
    parameters: BTreeSet<String>,
}

impl Found {
    /// Reads types and parameters; false if a type may be more than memory.
    fn read(&mut self, tokens: &[TokenTree]) -> bool {
        let names = Names::default();
        let name = |token: Option<&TokenTree>| match token {
            Some(TokenTree::Ident(word)) => Some(names.of(word).to_string()),
            _ => None,
        };
        tokens.iter().enumerate().all(|(at, token)| match token {
            TokenTree::Group(group) => self.read(group.tokens()),
            TokenTree::Ident(word) => {
                let defined = match word.text() {
                    "struct" | "enum" | "union" => {
                        let defined = name(tokens.get(at + 1));
                        self.types.extend(defined.clone());
                        defined.is_some()
                    }
                    "fn" | "trait" | "type" => true,
                    _ => false,
                };
                let angles = at + 1 + usize::from(defined);
                if (defined || *word == "impl" || *word == "for")
                    && is_mark(tokens.get(angles), '<')
                    && let Some(end) = angles_end(tokens, angles)
                {
                    let inside = &tokens[angles + 1..end - 1];
                    let first = at_commas(inside).flat_map(|one| one.first());
                    self.parameters
                        .extend(first.filter_map(|one| name(Some(one))));
                }
                let word = names.of(word);
                !DOING_MORE.iter().any(|more| **more == *word)
            }
            _ => true,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(text: &str, kind: &str) -> bool {
        Memory::of(text, true, false).is(kind, &BTreeMap::new())
    }

    #[test]
    fn containers_of_plain_values_are_memory() {
        for kind in [
            "std::vec::Vec<[u8; 3]>",
            "std::boxed::Box<(u8, std::string::String)>",
            "std::collections::HashMap<&'a mut str, std::option::Option<u64>>",
        ] {
            assert!(is("", kind), "{kind}");
            assert!(!Memory::of("", true, true).is(kind, &BTreeMap::new()));
        }
        for kind in [
            "std::rc::Rc<u8>",
            "std::vec::Vec<T>",
            "impl Iterator",
            "Node",
        ] {
            assert!(!is("", kind), "{kind}");
        }
    }

    #[test]
    fn own_types_are_memory_where_no_destructor_does_more() {
        let text = "struct Node { below: Vec<Node> } enum Way<K, const N: usize> { A(K) }";
        assert!(is(text, "std::vec::Vec<a::Node>"));
        assert!(is(text, "Way<Node, 3>"));
        assert!(!is(text, "Way<K, 3>"));
        assert!(!is(text, "std::vec::Vec<std::Node>"));
        for more in [
            "impl Drop for Node {}",
            "fn f() -> Rc<u8> {}",
            "{ [dyn A] }",
            "struct A(std::sync::mpsc::IntoIter<u8>);",
        ] {
            assert!(!is(&format!("{text} {more}"), "a::Node"), "{more}");
        }
        assert!(!Memory::of(text, false, false).is("Node", &BTreeMap::new()));
    }

    #[test]
    fn closures_are_what_they_take() {
        let memory = Memory::default();
        for (taken, is_memory) in [
            (vec![], true),
            (vec!["&std::rc::Rc<u8>", "std::vec::Vec<u8>"], true),
            (vec!["u8", "std::rc::Rc<u8>"], false),
        ] {
            let closures = BTreeMap::from([("{closure@a.rs:1:1: 1:9}", taken)]);
            let is = |kind: &str| memory.is(kind, &closures);
            assert_eq!(is("{closure@a.rs:1:1: 1:9}"), is_memory);
            assert_eq!(is("std::boxed::Box<{closure@a.rs:1:1: 1:9}>"), is_memory);
            assert!(!is("std::rc::Rc<{closure@a.rs:1:1: 1:9}>"));
            assert!(!is("{closure@a.rs:2:1: 2:9}"));
        }
    }

    #[test]
    fn names_without_paths_are_stds_only_as_a_whole() {
        assert!(is("", "Vec<u8>"));
        assert!(!is("", "ec<u8>"));
        assert!(is("", "std::vec::Vec<*const u8>"));
        assert!(!is("struct Arguments;", "core::fmt::Arguments"));
    }

    #[test]
    fn parameters_are_no_types() {
        for text in [
            "struct T; fn f<T>(t: T) {}",
            "struct T; impl<'a, T: A<B>> C<T> {}",
            "struct T; trait A { fn f<U, T>(); }",
            "struct T; struct B<T>(T);",
        ] {
            assert!(!is(text, "std::vec::Vec<T>"), "{text}");
        }
    }
}
