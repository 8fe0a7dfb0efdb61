//! Work on several threads, where there is enough of it; and on one whose stack bears recursion into deeply nested source.
//!
//! Threads cost as much as reading a small library does. They are started when they are first needed, and then kept.

use std::panic::resume_unwind;
use std::sync::OnceLock;
use std::thread;

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// So many files are worth several threads.
pub(crate) const MANY: usize = 4;

const STACK_BYTES: usize = 256 << 20;

/// Runs `work` on a thread with a large stack, which all threads of [`each`] have too.
pub(crate) fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let mut work = Some(work);
    let mut done = None;
    let started = thread::scope(|scope| {
        let run = || done = work.take().map(|work| work());
        let thread = thread::Builder::new().stack_size(STACK_BYTES);
        let started = thread.spawn_scoped(scope, run);
        started.map(|thread| thread.join())
    });
    match (started, work) {
        (Ok(Err(panic)), _) => resume_unwind(panic),
        // No thread could be started.
        (_, Some(work)) => work(),
        (_, None) => done.expect("the work was done"),
    }
}

/// Does `work` for each of `items`, on several threads if they are as many as `enough`. Results are in the items' order.
pub(crate) fn each<T: Send, R: Send>(
    items: Vec<T>,
    enough: usize,
    work: impl Fn(T) -> R + Sync + Send,
) -> Vec<R> {
    let several = items.len() >= enough;
    match several.then(pool).flatten() {
        Some(pool) => pool.install(|| items.into_par_iter().map(work).collect()),
        None => items.into_iter().map(work).collect(),
    }
}

/// The threads, as many as there are processors; none if they could not be started.
fn pool() -> Option<&'static ThreadPool> {
    static POOL: OnceLock<Option<ThreadPool>> = OnceLock::new();
    let start = || {
        let threads = ThreadPoolBuilder::new().stack_size(STACK_BYTES);
        threads.build().ok()
    };
    POOL.get_or_init(start).as_ref()
}
