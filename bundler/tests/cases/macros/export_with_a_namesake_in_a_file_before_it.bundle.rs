fn main() {
    println!("{} {}", demo::before::first(), demo::pick!());
}

mod demo {
#[macro_use]
pub mod before {
macro_rules! pick { () => { 3 }; }
pub fn first() -> i32 {
    pick!()
}
}
macro_rules! pick {
    () => {
        2
    };
}
pub(crate) use pick;
}
