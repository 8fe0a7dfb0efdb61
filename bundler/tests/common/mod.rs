//! What several test targets share: programs compiled, run and compared. A file here must be used by each of them.

pub(crate) mod alone;
pub(crate) mod toolchain;
