fn main() {
    println!("{}", demo::three());
}

mod demo {
macro_rules! value_of {
    ($ty:ident) => {
        $ty(3).0
    };
}
pub struct Thing(pub i32);
pub fn three() -> i32 {
    value_of!(Thing)
}
}
