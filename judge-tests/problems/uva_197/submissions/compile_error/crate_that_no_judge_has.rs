//! Mistake: uses a published crate, which a judge that offers only std cannot link.

use itertools::Itertools;

fn main() {
    println!("{}", ["a", "b"].iter().join(" "));
}
