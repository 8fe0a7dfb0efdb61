fn main() {
    println!("{:?}", demo::both());
}

mod demo {
use std::sync::atomic::{AtomicI32, Ordering};

static STARTED: AtomicI32 = AtomicI32::new(0);

extern "C" fn before_main() {
    STARTED.store(7, Ordering::Relaxed);
}
#[used]
#[link_section = ".init_array"]
static BEFORE_MAIN: extern "C" fn() = before_main;

mod inner {
    #[export_name = "demo_answer"]
    pub extern "C" fn answer() -> i32 {
        42
    }
}
extern "C" {
    fn demo_answer() -> i32;
}
pub fn both() -> (i32, i32) {
    (STARTED.load(Ordering::Relaxed), unsafe { demo_answer() })
}
}
