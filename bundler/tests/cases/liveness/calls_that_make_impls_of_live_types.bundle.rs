fn main() {
    let five: demo::Five = demo::made();
    println!("{}", five.0);
}

mod demo {
#[cfg(windows)]
macro_rules! mark {
    ($t:ident) => {};
}
#[cfg(not(windows))]
macro_rules! mark {
    ($t:ident) => {
        impl Default for $t {
            fn default() -> $t {
                $t(5)
            }
        }
    };
}
pub struct Five(pub i32);
mark!(Five);

pub fn made<T: Default>() -> T {
    T::default()
}
}
