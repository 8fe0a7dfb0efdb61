//! Modules of std that a glob of std brings: the only names of std that can be mistaken for a crate's.

use super::{Def, Ns, Scopes};
use crate::tables::ModuleId;

impl Scopes<'_> {
    /// Does a glob of std bring a module of this name into `module`? It hides a crate of the name, and a module beside the
    /// glob would hide it.
    pub(crate) fn in_std_glob(&self, module: ModuleId, name: &str) -> bool {
        let mut globs = self.program.module(module).globs.iter();
        globs.any(|&glob| {
            let path = &self.program.import(glob).path;
            let behind = path.segments.last().map_or("", |last| last);
            modules_in(behind).contains(&name)
                && self.imported(glob, Ns::Type).contains(&Def::External)
        })
    }
}

/// The modules in the one of std that is called `path`.
fn modules_in(path: &str) -> &'static [&'static str] {
    match path {
        "std" | "core" | "alloc" => &[
            "alloc",
            "any",
            "arch",
            "array",
            "ascii",
            "backtrace",
            "borrow",
            "boxed",
            "cell",
            "char",
            "clone",
            "cmp",
            "collections",
            "convert",
            "default",
            "env",
            "error",
            "f32",
            "f64",
            "ffi",
            "fmt",
            "fs",
            "future",
            "hash",
            "hint",
            "i8",
            "i16",
            "i32",
            "i64",
            "i128",
            "io",
            "isize",
            "iter",
            "marker",
            "mem",
            "net",
            "num",
            "ops",
            "option",
            "os",
            "panic",
            "path",
            "pin",
            "prelude",
            "primitive",
            "process",
            "ptr",
            "range",
            "rc",
            "result",
            "slice",
            "str",
            "string",
            "sync",
            "task",
            "thread",
            "time",
            "u8",
            "u16",
            "u32",
            "u64",
            "u128",
            "usize",
            "vec",
        ],
        "collections" => &[
            "binary_heap",
            "btree_map",
            "btree_set",
            "hash_map",
            "hash_set",
            "linked_list",
            "vec_deque",
        ],
        "sync" => &["atomic", "mpsc", "poison"],
        "os" => &["fd", "linux", "raw", "unix"],
        _ => &[],
    }
}
