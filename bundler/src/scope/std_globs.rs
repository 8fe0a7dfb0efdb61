//! What a glob of std brings: modules and types that may be mistaken for a crate, and traits.

use std::collections::BTreeSet;

use super::{Def, Ns, Scopes};
use crate::tables::{Extern, Kind, ModuleId, Name, PathRef, Root, is_std_crate, root};

impl Scopes<'_> {
    /// Does a glob of std bring a module of this name into `module`, also by other modules' globs? It hides a crate of the name,
    /// and a module beside the glob would hide it.
    pub(crate) fn in_std_glob(&self, module: ModuleId, name: &str) -> bool {
        let is_known = MODULES.iter().any(|(_, modules)| modules.contains(&name));
        is_known && self.behind_std_glob(module, module, name, &mut BTreeSet::new())
    }

    /// The same of `module`'s globs that `from` sees.
    fn behind_std_glob(
        &self,
        module: ModuleId,
        from: ModuleId,
        name: &str,
        visited: &mut BTreeSet<ModuleId>,
    ) -> bool {
        if !visited.insert(module) {
            return false;
        }
        let mut globs = self.program.module(module).globs.iter();
        globs.any(|&glob| {
            let import = self.program.import(glob);
            if !self.visible(import.vis, from) {
                return false;
            }
            let path = self.std_path(import.module, &import.path, MOST_RENAMES);
            let has_name = |(of, modules): &(&str, &[&str])| {
                let mut path = path.iter().rev();
                of.rsplit("::").all(|of| path.next() == Some(&of)) && modules.contains(&name)
            };
            self.imported(glob, Ns::Type)
                .into_iter()
                .any(|target| match target {
                    Def::External => MODULES.iter().any(has_name),
                    Def::Module(target) => self.behind_std_glob(target, module, name, visited),
                    Def::Node(_) => false,
                })
        })
    }

    /// A path into std as it is without the names that imports and `extern crate` give to std's modules; one that is not found as
    /// it is written. Each crate of std's is `std` in it.
    fn std_path<'a>(&'a self, module: ModuleId, path: &'a PathRef, renames: usize) -> Vec<&'a str> {
        let mut here = match path.root {
            Root::Crate | Root::DollarCrate => root(module.krate),
            Root::Up(ups) => (0..ups).fold(module, |module, _| {
                self.program.module(module).parent.unwrap_or(module)
            }),
            _ => module,
        };
        let mut segments = path.segments.iter().peekable();
        while let Some(inner) = segments.peek().and_then(|first| self.inner(here, first)) {
            here = inner;
            segments.next();
        }
        let Some(first) = segments.next() else {
            return Vec::new();
        };
        let imports = self.program.module(here).imports.get(first);
        let import = imports.and_then(|imports| imports.first());
        let mut found = match import.filter(|_| renames > 0) {
            Some(import) => {
                let import = self.program.import(*import);
                self.std_path(import.module, &import.path, renames - 1)
            }
            None => {
                let own = self.program.krate(module.krate).externs.get(first);
                let is_std = is_std_crate(first) || own == Some(&Extern::Std);
                vec![if is_std { "std" } else { first }]
            }
        };
        found.extend(segments.map(|name| &**name));
        found
    }

    /// The module of this name that is declared in another.
    fn inner(&self, module: ModuleId, name: &Name) -> Option<ModuleId> {
        let items = self.program.module(module).names.get(name)?;
        items
            .iter()
            .find_map(|id| match self.program.node(*id).kind {
                Kind::Mod(inner) => Some(inner),
                _ => None,
            })
    }
}

/// How many names of one thing are looked through.
const MOST_RENAMES: usize = 8;

/// Modules of std by the ends of their paths, and the modules and types in them that are called as crates are.
const MODULES: [(&str, &[&str]); 12] = [
    (
        "std",
        &[
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
    ),
    (
        "collections",
        &[
            "binary_heap",
            "btree_map",
            "btree_set",
            "hash_map",
            "hash_set",
            "linked_list",
            "vec_deque",
        ],
    ),
    ("sync", &["atomic", "mpsc", "poison"]),
    ("std::io", &["prelude"]),
    ("f32", &["consts"]),
    ("f64", &["consts"]),
    (
        "std::ffi",
        &[
            "c_char",
            "c_double",
            "c_float",
            "c_int",
            "c_long",
            "c_longlong",
            "c_schar",
            "c_short",
            "c_str",
            "c_uchar",
            "c_uint",
            "c_ulong",
            "c_ulonglong",
            "c_ushort",
            "c_void",
            "os_str",
        ],
    ),
    (
        "std::prelude",
        &["rust_2015", "rust_2018", "rust_2021", "rust_2024", "v1"],
    ),
    ("os", &["fd", "linux", "raw", "unix"]),
    (
        "os::unix",
        &[
            "ffi", "fs", "io", "net", "prelude", "process", "raw", "thread",
        ],
    ),
    ("os::linux", &["fs", "net", "process", "raw"]),
    (
        "arch",
        &[
            "aarch64",
            "arm",
            "loongarch64",
            "mips",
            "mips64",
            "nvptx",
            "powerpc",
            "powerpc64",
            "riscv32",
            "riscv64",
            "s390x",
            "wasm32",
            "wasm64",
            "x86",
            "x86_64",
        ],
    ),
];

/// Is this the name of something in a module of std, whichever?
pub(crate) fn is_in_std(name: &str) -> bool {
    let of_others = ["mpmc", "nonpoison", "windows", "wasi"].contains(&name);
    of_others || MODULES.iter().any(|(_, names)| names.contains(&name))
}

/// Traits of std that must be in scope where their members are called, but for those of every edition's prelude: what else has the
/// name of one, beside a glob of std, keeps them out.
pub(crate) const ALL_STD_TRAITS: &str = "\
    Add AddAssign Any AsFd AsHandle AsRawFd AsRawHandle AsSocket AsciiExt Binary BitAnd BitAndAssign BitOr BitOrAssign BitXor \
    BitXorAssign Borrow BorrowMut BufRead BuildHasher CommandExt Debug Deref DerefMut DirBuilderExt DirEntryExt Display \
    Div DivAssign Error ExitStatusExt FileExt FileTypeExt FromIterator FromRawFd FromRawHandle FromStr Future GlobalAlloc Hash Hasher \
    Index IndexMut IntoFuture IntoRawFd IntoRawHandle IsTerminal JoinHandleExt LowerExp LowerHex MetadataExt Mul MulAssign \
    Neg Not Octal OpenOptionsExt OsStrExt OsStringExt PermissionsExt Pointer Product RangeBounds Read Rem RemAssign Seek \
    Shl ShlAssign Shr ShrAssign SliceIndex SocketAddrExt Sub SubAssign Sum TcpStreamExt Termination ToSocketAddrs TryFrom TryInto UpperExp UpperHex \
    Wake Write";

/// Modules of std that have none of these.
const WITHOUT_TRAITS: [&str; 24] = [
    "array",
    "atomic",
    "binary_heap",
    "btree_map",
    "btree_set",
    "cell",
    "char",
    "cmp",
    "collections",
    "env",
    "hash_map",
    "hash_set",
    "linked_list",
    "mem",
    "mpsc",
    "num",
    "option",
    "ptr",
    "rc",
    "result",
    "sync",
    "time",
    "vec",
    "vec_deque",
];

/// The names of the traits that a glob of std may bring, whose path is written so: none by that of an enum.
pub(crate) fn std_traits(glob: &PathRef) -> impl Iterator<Item = &'static str> + Clone {
    let brings_none = match glob.segments.as_slice() {
        [first, .., last] if is_std_crate(first) => {
            WITHOUT_TRAITS.contains(&&**last) || last.starts_with(char::is_uppercase)
        }
        _ => false,
    };
    let names = if brings_none { "" } else { ALL_STD_TRAITS };
    names.split(' ').filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::is_in_std;

    #[test]
    fn names_of_modules_of_std_are_known_wherever_they_are() {
        for name in ["mpmc", "nonpoison", "collections", "hash_map", "x86_64"] {
            assert!(is_in_std(name), "{name}");
        }
        assert!(!is_in_std("sorted"));
    }
}
