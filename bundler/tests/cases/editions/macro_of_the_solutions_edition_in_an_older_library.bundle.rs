fn main() {
    println!("{}", mid::owners());
}

mod mid {
use crate::base;
use std::rc::Rc;
pub fn owners() -> usize {
    let word = Rc::new(5);
    let pair = (Rc::new(1), word.clone());
    base::first!(pair);
    Rc::strong_count(&word)
}
}

mod base {
macro_rules! first {
    ($pair:ident) => {{
        let first = move || *$pair.0;
        drop(first);
    }};
}
pub(crate) use first;
}
