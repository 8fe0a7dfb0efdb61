use crate::demo::twice;

fn main() {
    println!("{} {}", twice!(3), stringify!(a));
}

mod demo {
macro_rules! twice { ($n:expr) => { $n * 2 } }
pub(crate) use twice;
}
