//! Judges bundles against stored problems.
