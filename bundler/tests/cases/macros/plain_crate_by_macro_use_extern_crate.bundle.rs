use crate::demo::call_five;

pub fn five() -> i32 {
    5
}

fn main() {
    println!("{}", call_five!());
}

mod demo {
macro_rules! call_five {
    () => {
        crate::five()
    };
}
pub(crate) use call_five;
}
