mod demo {
pub fn two() -> i32 {
    2
}
}

#[macro_export]
macro_rules! pick {
    () => {
        demo::two()
    };
}
macro_rules! pick {
    () => {
        3
    };
}
fn main() {
    println!("{} {}", crate::pick!(), pick!());
}
