fn main() {
    println!("{}", demo::inner::three());
}

mod demo {
use crate::aid;
pub mod inner {
    use crate::demo::aid::two;
    pub fn three() -> u8 {
        two() + 1
    }
}
}

mod aid {
pub fn two() -> u8 {
    2
}
}
