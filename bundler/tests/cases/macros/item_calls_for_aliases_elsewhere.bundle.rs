fn made<T: Default>() -> T {
    T::default()
}
fn main() {
    let five: demo::inner::Five = made();
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
        impl Default for crate::demo::inner::$t {
            fn default() -> Self {
                crate::demo::inner::five()
            }
        }
    };
}
pub mod inner {
    pub struct Five(pub i32);
    pub type Alias = Five;
    pub fn five() -> Five {
        Five(5)
    }
}
pub mod marks {
    mark! { Alias }
}
}
