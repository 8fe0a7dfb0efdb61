use crate::demo::demo;

mod demo {
macro_rules! demo {
    ($name:ident) => {
        const $name: i32 = $crate::demo::value();
    };
}

pub const fn value() -> i32 {
    3
}
pub(crate) use demo;
}


demo!(THREE);

fn main() {
    println!("{}", THREE);
}
