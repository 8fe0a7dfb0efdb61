struct S(demo::ty!());

impl S {
    demo::method!(get);
}

fn main() {
    let s = S(2);
    match s.0 {
        demo::small!() => println!("small {}", s.get()),
        _ => println!("large"),
    }
}

mod demo {
macro_rules! ty {
    () => { $crate::demo::Num };
}
macro_rules! small {
    () => { $crate::demo::LOW | 2 };
}
macro_rules! method {
    ($name:ident) => {
        pub fn $name(&self) -> i32 {
            self.0 + $crate::demo::LOW
        }
    };
}
pub type Num = i32;
pub const LOW: i32 = 1;
pub(crate) use ty;
pub(crate) use small;
pub(crate) use method;
}
