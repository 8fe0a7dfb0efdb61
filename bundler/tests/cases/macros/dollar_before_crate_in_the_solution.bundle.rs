mod demo {
pub fn f() -> i32 {
    1
}
}

fn f() -> i32 {
    2
}
macro_rules! define {
    ($name:ident $d:tt) => {
        macro_rules! $name {
            () => {
                $d crate::f()
            };
        }
    };
}
define!(go $);

fn main() {
    println!("{} {}", go!(), demo::f());
}
