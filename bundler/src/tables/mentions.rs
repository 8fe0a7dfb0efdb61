//! What a node mentions, read at once or when it is first asked for.
//!
//! Most of a library is in no bundle: what its functions' bodies mention need not be known. What matters of nodes that are not
//! live can be told by [`Mentions::known`], without reading them.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;

use super::Refs;

/// Macros of std that make an expression of what they are given, and nothing that acts outside.
pub(crate) const STD_MACROS: [&str; 20] = [
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "eprint",
    "eprintln",
    "format",
    "format_args",
    "matches",
    "panic",
    "print",
    "println",
    "todo",
    "unimplemented",
    "unreachable",
    "vec",
    "write",
    "writeln",
];

/// What a node mentions: [`Refs`].
#[derive(Default)]
pub(crate) struct Mentions {
    read: OnceLock<Box<Refs>>,
    unread: Option<Box<dyn Fn() -> Refs + Send + Sync>>,
    /// Is all of the node under a cfg that only the judge's compiler decides, and one that no setting decides either?
    under: (bool, bool),
}

impl Mentions {
    /// What `read` says, which has nothing in it that matters where the node is not live, as long as [`STD_MACROS`] are std's:
    /// see [`Refs::is_tame`].
    pub(crate) fn unread(read: impl Fn() -> Refs + Send + Sync + 'static) -> Mentions {
        Mentions {
            read: OnceLock::new(),
            unread: Some(Box::new(read)),
            under: Default::default(),
        }
    }

    /// All of it, unless none of it matters where the node is not live.
    pub(crate) fn known(&self) -> Option<&Refs> {
        match self.unread {
            Some(_) => None,
            None => Some(self),
        }
    }

    /// The same; but all of it if macros of std's names may be `renamed` ones.
    pub(crate) fn acting(&self, renamed: bool) -> Option<&Refs> {
        match renamed {
            true => Some(self),
            false => self.known(),
        }
    }

    /// What is [known](Mentions::known), to be changed.
    pub(crate) fn known_mut(&mut self) -> Option<&mut Refs> {
        match self.unread {
            Some(_) => None,
            None => Some(self),
        }
    }

    /// Notes that all of the node is under a cfg that only the judge's compiler decides, and whether no setting does either.
    pub(crate) fn put_under(&mut self, open: bool, untried: bool) {
        self.under = (self.under.0 | open, self.under.1 | untried);
    }

    /// Is part of the node under a cfg that only the judge's compiler decides?
    pub(crate) fn open_cfg(&self) -> bool {
        self.under.0 || self.known().is_some_and(|refs| refs.has_open_cfg)
    }

    /// Is part of it under one that no [setting](crate::settings) decides either?
    pub(crate) fn untried_cfg(&self) -> bool {
        self.under.1 || self.known().is_some_and(|refs| refs.has_untried_cfg)
    }

    fn read(&self) -> Box<Refs> {
        let Some(read) = &self.unread else {
            return Box::default();
        };
        let refs = read();
        debug_assert!(refs.is_tame(), "{refs:?}");
        Box::new(refs)
    }
}

impl From<Refs> for Mentions {
    fn from(refs: Refs) -> Mentions {
        Mentions {
            read: OnceLock::from(Box::new(refs)),
            unread: None,
            under: Default::default(),
        }
    }
}

impl Deref for Mentions {
    type Target = Refs;

    fn deref(&self) -> &Refs {
        self.read.get_or_init(|| self.read())
    }
}

impl DerefMut for Mentions {
    /// From here on all of it is [known](Mentions::known).
    fn deref_mut(&mut self) -> &mut Refs {
        let _ = self.read.get_or_init(|| self.read());
        self.unread = None;
        self.read.get_mut().expect("just read")
    }
}

impl fmt::Debug for Mentions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.read.fmt(f)
    }
}
