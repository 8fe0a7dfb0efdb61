//! What is noted once in a node.

use super::super::met::Met;
use crate::tables::{PathRef, Root};
use crate::tokens::Names;

#[test]
fn paths_that_mean_the_same_are_noted_once() {
    let names = Names::default();
    let path = |root: Root, words: &[&str], at: usize| {
        let segments: Vec<_> = words.iter().map(|word| names.named(word)).collect();
        PathRef::new(root, segments, vec![at], at..at + 1)
    };
    let plain = |at| path(Root::Plain, &["a", "b"], at);
    let others = [
        plain(0),
        path(Root::Global, &["a", "b"], 1),
        path(Root::Plain, &["a"], 2),
        path(Root::Plain, &["a", "c"], 3),
        PathRef {
            bang: true,
            ..plain(4)
        },
        PathRef {
            glob: true,
            ..plain(5)
        },
        PathRef {
            in_macro: true,
            ..plain(6)
        },
        PathRef {
            in_expression: true,
            ..plain(7)
        },
    ];
    let mut met = Met::default();
    // What was met in one node does not count in the next.
    for _ in 0..2 {
        let mut paths = Vec::new();
        for path in others.iter().chain(&others) {
            met.add(path.clone(), &mut paths);
        }
        let places = paths.iter().map(|path| path.range.start);
        assert!(places.eq(0..others.len()));
        let mut again = Vec::new();
        met.clear();
        met.add(others[1].clone(), &mut again);
        met.add(others[1].clone(), &mut again);
        assert_eq!(again.len(), 1);
        met.clear();
    }
    let name = names.named("a");
    assert!(met.is_new(&name) && !met.is_new(&name));
    met.clear();
    assert!(met.is_new(&name));
}
