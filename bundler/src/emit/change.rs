//! What becomes of a file's text: stretches of it, and what comes in their place.

use std::ops::Range;

use crate::reach::Made;
use crate::tables::ModuleId;

/// A stretch of original text and what comes in its place.
#[derive(Debug)]
pub(super) struct Change {
    pub(super) range: Range<usize>,
    pub(super) what: What,
}

#[derive(Debug)]
pub(super) enum What {
    Text(String),
    /// A stretch of the file once more, changed.
    Again(Range<usize>, Vec<Change>),
    /// A line of the bundler's own.
    Line(Line),
    /// The text of a module with a file of its own, in braces.
    Module(ModuleId),
    /// What libraries have at the bundle's root.
    Hoisted(String),
    /// All libraries.
    Libraries,
}

/// A line of the bundler's own, and what it is for.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) text: String,
    pub(super) made: Made,
}
