extern crate alloc as more;
extern crate std as whole;
fn main() {
    println!("{}", demo::boxes::boxed(4));
}

mod demo {
extern crate alloc as more;
extern crate std as whole;
extern crate core as std;

pub mod boxes {
use more::boxed::Box;

pub fn boxed(n: i32) -> Box<i32> {
    ::more::boxed::Box::new(whole::cmp::max(n, ::std::cmp::min(3, 9)))
}
}
}
