//! Work on several threads, where there is enough of it; and on a stack that bears recursion into deeply nested source.
//!
//! Threads cost as much as reading a small library does. They are started when they are first needed, and then kept.

use std::sync::OnceLock;

use corosensei::on_stack;
use corosensei::stack::DefaultStack;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// So many files are worth several threads.
pub(crate) const MANY: usize = 4;

const STACK_BYTES: usize = 256 << 20;

/// Runs `work` on a large stack, as all threads of [`each`] have; on the present one if there is no room for such a stack. It
/// is no thread: starting one, and memory of its own, would take a tenth of the time that a small library does.
pub(crate) fn on_large_stack<T>(work: impl FnOnce() -> T) -> T {
    match DefaultStack::new(STACK_BYTES) {
        Ok(stack) => on_stack(stack, work),
        Err(_) => work(),
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

/// Does both at once, if there are several threads.
pub(crate) fn both<A: Send, B: Send>(
    one: impl FnOnce() -> A + Send,
    other: impl FnOnce() -> B + Send,
) -> (A, B) {
    match pool() {
        Some(pool) => pool.join(one, other),
        None => (one(), other()),
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
