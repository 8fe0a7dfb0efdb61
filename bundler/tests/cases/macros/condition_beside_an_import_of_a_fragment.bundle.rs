fn main() {
    println!("{}", demo::count());
}

mod demo {
macro_rules! modules {
    ($(#[cfg $when:tt] #[cfg_attr $docs:tt] $name:ident, $of:ident: $($item:ident),*;)*) => {
        $(
            #[cfg $when]
            #[cfg_attr $docs]
            pub mod $name {
                use std::$of::{$($item),*};
                pub fn count() -> usize {
                    [$(std::mem::size_of::<$item>()),*].len()
                }
            }
        )*
    };
}
pub fn count() -> usize {
    modules! {
        #[cfg(not(windows))] #[cfg_attr(docs, doc(cfg(not(windows))))] words, num: NonZeroU8, NonZeroU16;
        #[cfg(windows)] #[cfg_attr(docs, doc(cfg(windows)))] words, num: NonZeroU8;
    }
    words::count()
}
}
