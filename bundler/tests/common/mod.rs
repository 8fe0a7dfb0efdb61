//! What several test targets share: programs compiled, run and compared. A file here must be used by each of them.

use std::thread::available_parallelism;

use libtest_mimic::Arguments;

pub(crate) mod alone;
pub(crate) mod toolchain;

/// The command's arguments. Tests wait for processes and files, so that there are more of them at once than processors, unless a
/// number was asked for.
pub(crate) fn arguments() -> Arguments {
    let mut arguments = Arguments::from_args();
    let processors = available_parallelism().map_or(1, |count| count.get());
    arguments.test_threads.get_or_insert(2 * processors);
    arguments
}
