//! What is dropped without anybody seeing when: memory, and nothing that is counted, locked or written.

use std::collections::{BTreeMap, BTreeSet};

use super::own_types::{Own, own_types};
use crate::refs::is_primitive;
use crate::tokens::{self, Room};

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
    "iter::Rev",
    "iter::Skip",
    "iter::Take",
    "iter::Zip",
    "marker::PhantomData",
    "num::ParseIntError",
    "num::Wrapping",
    "option::Option",
    "result::Result",
    "string::String",
    "vec::IntoIter",
    "vec::Vec",
];

/// How the types of pointers are written that say nothing of how long memory is there.
const POINTERS: [&str; 4] = ["*const ", "*mut ", "AtomicPtr<", "NonNull<"];

/// What the pointer in a box is a part of.
const OF_BOX: &str = "std::ptr::Unique<";

/// Which types of a program are memory.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// Does the program look at memory itself, by an allocator of its own?
    is_seen: bool,
    /// What its text says of names; none if that cannot be read.
    own: Option<Own>,
    /// Is all text there of which its types are made?
    knows_all: bool,
}

impl Memory {
    /// Of a program with this text. `knows_all`: is all text there of which its types are made? `is_seen`: has it an allocator of its
    /// own?
    pub(crate) fn of(text: &str, knows_all: bool, is_seen: bool) -> Memory {
        let room = Room::new();
        let own = tokens::read(&room, text).ok().map(own_types);
        Memory {
            is_seen,
            own,
            knows_all,
        }
    }

    /// May a pointer lead to memory among what has these types, so that it is seen when that is given back? `text`: of the body that
    /// has them.
    pub(crate) fn is_pointed_at(&self, text: &str, types: &BTreeMap<&str, &str>) -> bool {
        let own = self.own.as_ref().map(|own| &own.pointers);
        let is_own = |word: &str| own.is_some_and(|own| own.contains(word));
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let may_point = |kind: &str| {
            POINTERS.iter().any(|pointer| kind.contains(pointer))
                || kind.split(|c: char| !is_part(c)).any(is_own)
        };
        let pointing = types.iter().filter(|(_, kind)| may_point(kind));
        let mut pointing: BTreeSet<&str> = pointing.map(|(place, _)| *place).collect();
        loop {
            let others: BTreeSet<&str> = pointing
                .iter()
                .filter(|place| !is_of_box(text, place, &pointing))
                .copied()
                .collect();
            if others.len() == pointing.len() {
                return !others.is_empty();
            }
            pointing = others;
        }
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
                || self.is_of_std(word)
                || self.is_own(word)
        })
    }

    fn is_own(&self, path: &str) -> bool {
        let first = path.split("::").next().unwrap_or_default();
        let last = path.rsplit("::").next().unwrap_or_default();
        let is_memory = |own: &Own| own.memory.contains(last);
        let is_std = matches!(first, "std" | "core" | "alloc");
        !is_std && self.knows_all && self.own.as_ref().is_some_and(is_memory)
    }

    /// A name without a path may be the program's own, as that of a parameter is.
    fn is_of_std(&self, word: &str) -> bool {
        let is_other = |own: &Own| !own.names.contains(word);
        is_of_std(word) && (word.contains("::") || self.own.as_ref().is_some_and(is_other))
    }
}

/// Is a place in the text of a body what a box is read by, which the compiler made: taken out of one, or from a pointer that is not
/// among `others`?
fn is_of_box(text: &str, place: &str, others: &BTreeSet<&str>) -> bool {
    let made = format!(" {place} = ");
    let mut values = text
        .lines()
        .filter_map(|line| line.split_once(&made))
        .map(|(_, value)| value)
        .peekable();
    let is_copy = |value: &str| {
        let place = value
            .strip_prefix("copy ")
            .and_then(|rest| rest.split(' ').next());
        place.is_some_and(|place| place.starts_with('_') && !others.contains(place))
    };
    values.peek().is_some() && values.all(|value| value.contains(OF_BOX) || is_copy(value))
}

/// Is it one of std's types that are memory, by its path or its name?
pub(super) fn is_of_std(word: &str) -> bool {
    let mut known = OF_STD.iter();
    known.any(|known| match word.strip_prefix("std::") {
        Some(path) => path == *known,
        None => known.ends_with(word) && known[..known.len() - word.len()].ends_with("::"),
    })
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
            "use std::io::Error as Node;",
            "use std::io::*;",
            "type Node = Rc<u8>;",
            "mod b { struct Node(Rc<u8>); }",
            "fn f<Node>(n: Node) {}",
            "struct $name(Rc<u8>);",
        ] {
            assert!(!is(&format!("{text} {more}"), "a::Node"), "{more}");
        }
        assert!(!Memory::of(text, false, false).is("Node", &BTreeMap::new()));
    }

    #[test]
    fn own_types_are_memory_if_all_that_they_hold_is() {
        for held in [
            "u8",
            "pub(crate) Vec<&'a mut [Tree; N + 1]>",
            "std::collections::HashMap<T, crate::Tree>",
            "fn(u8) -> u8, graph::Tree",
            "#[allow(unused)] Box<[Own<T>]>",
        ] {
            let tree = "use std::vec::Vec; enum Tree { A, B(u8), C { b: Box<Tree> } D = 3 }";
            let text = format!(
                "{tree} struct Own<'a, T: Ord, const N: usize>({held}) where T: B<Rc<u8>>;"
            );
            assert!(is(&text, "std::vec::Vec<Own<'a, u8, 3>>"), "{held}");
        }
        for held in [
            "Rc<u8>",
            "std::io::Error",
            "std::thread::Result<u8>",
            "Result<u8>",
            "io::Error",
            "Box<dyn Fn()>",
            "T::Item",
            "Other",
            "more!()",
            "Tree<$t>",
        ] {
            let text = format!(
                "use std::{{fmt::Result, io, rc::Rc}}; struct Error; struct Tree<T>(T); struct Other(std::rc::Rc<u8>); struct Own<T> {{ held: {held}, t: T }}"
            );
            assert!(!is(&text, "Own<u8>"), "{held}");
        }
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
    fn pointers_lead_to_memory_unless_a_box_is_read_by_them() {
        let memory = Memory::of("struct Held { at: *mut u8 } struct Other(u8);", true, false);
        let boxed = "_1 = copy ((_4.0: std::ptr::Unique<u8>).0: std::ptr::NonNull<u8>) as *const u8 (Transmute);";
        let is = |kind: &str, line: &str| {
            let types = BTreeMap::from([("_1", kind), ("_2", "*const ()"), ("_3", "u8")]);
            let text = format!("    {line}\n    _2 = copy _1 as *const () (PtrToPtr);\n");
            memory.is_pointed_at(&text, &types)
        };
        assert!(!is("*const u8", boxed));
        assert!(is("*const u8", "_1 = as_ptr(copy _3);"));
        assert!(is(
            "*const u8",
            &format!("{boxed}\n    _1 = as_ptr(copy _3);")
        ));
        assert!(is("*const u8", ""));
        assert!(is("&mut a::Held", boxed.replace("_1", "_5").as_str()));
        assert!(is("std::ptr::NonNull<u8>", "_1 = f();"));
        let none = BTreeMap::from([("_1", "a::Other"), ("_3", "std::vec::Vec<u8>")]);
        assert!(!memory.is_pointed_at("", &none));
    }

    #[test]
    fn names_without_paths_are_stds_only_as_a_whole() {
        assert!(is("", "Vec<u8>"));
        assert!(!is("", "ec<u8>"));
        assert!(is("", "std::vec::Vec<*const u8>"));
        assert!(!is("struct Arguments;", "core::fmt::Arguments"));
        assert!(!is("fn f<Filter>(f: Filter) {}", "Filter"));
        assert!(!Memory::default().is("Filter<u8>", &BTreeMap::new()));
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
