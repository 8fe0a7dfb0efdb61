use std::cell::RefCell;

fn main() {
    let cell = RefCell::new(vec![1]);
    let gen = demo::same!(if let Some(n) = cell.borrow().first() { *n } else { cell.borrow().len() as i32 });
    println!("{gen}");
}

mod demo {
macro_rules! same {
    ($($t:tt)*) => { $($t)* };
}
pub(crate) use same;
}
