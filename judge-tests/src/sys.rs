//! Operating-system calls: the only module that may contain `unsafe`, and each file with some says why it is sound.
//!
//! Each function is one question or one order to the kernel, safe for its caller; what they are for is `run`'s business.
//! What only Linux offers has a plainer stand-in for other Unix systems, or says that it does nothing.

mod child;
mod namespace;
mod output;
mod poll;
mod process;
mod socket;
mod wait;

pub use child::{ChildLimits, confine, highest_stack, precede_descendants, supervise_descendants};
pub use namespace::{enter_own_processes, kill_all};
pub use output::output_file;
pub use poll::{Wanted, make_nonblocking, poll, unread};
pub use process::{
    Process, descendants, is_alive, is_reading_input, is_runnable, kill, kill_group, own_id,
    own_memory, proportional_memory, threads_on_machine,
};
pub use socket::{receive, send};
pub use wait::{Usage, exit_watch, next_ended, reap};
