fn main() {
    println!("{}", demo::told());
}

mod demo {
macro_rules! same {
    ($n:expr) => {
        $n
    };
}
pub(in crate::demo) use same;

pub fn told() -> u8 {
    crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(crate::demo::same!(4))))))))))))))))))))))))
}
}
