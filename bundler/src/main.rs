//! The command `bundler`.

use std::process::ExitCode;

mod command;
// Where a thread's own variables are its own memory. Elsewhere they may take the heap's.
#[cfg(all(target_os = "linux", any(target_env = "gnu", target_env = "musl")))]
#[expect(unsafe_code, reason = "the file says why it is sound")]
mod heap;

#[cfg(all(target_os = "linux", any(target_env = "gnu", target_env = "musl")))]
#[global_allocator]
static HEAP: heap::Heap = heap::Heap;

fn main() -> ExitCode {
    command::main()
}
