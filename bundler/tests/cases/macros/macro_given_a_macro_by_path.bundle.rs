fn main() {
    println!("{}", demo::user::two());
}

mod demo {
macro_rules! apply {
    ($($name:tt)*) => {
        $($name)*!()
    };
}
macro_rules! ordered {
    () => {{
        let (mut low, mut high) = later!();
        swap(&mut low, &mut high);
        low
    }};
}
macro_rules! later {
    () => {
        (1, 2)
    };
}
use ordered as by_path;
pub mod user {
    use std::mem::swap;
    pub fn two() -> i32 {
        apply!(crate::demo::by_path)
    }
}
}
