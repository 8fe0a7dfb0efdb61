mod lazy_lib {
pub(crate) use crate::lazy;
pub(crate) use crate::__lazy_one;
pub use std::ops::Deref as __Deref;

pub mod cell {
    use std::sync::Once;
    pub struct Lazy<T: Sync>(pub std::cell::Cell<Option<T>>, pub Once);
    impl<T: Sync> Lazy<T> {
        pub fn get<F: FnOnce() -> T>(&'static self, f: F) -> &T {
            self.1.call_once(|| self.0.set(Some(f())));
            unsafe { (*self.0.as_ptr()).as_ref().unwrap() }
        }
    }
    unsafe impl<T: Sync> Sync for Lazy<T> {}
}

#[macro_export(local_inner_macros)]
macro_rules! lazy {
    ($(static ref $name:ident : $t:ty = $e:expr;)*) => {
        $($crate::lazy_lib::__lazy_one!($name, $t, $e);)*
    };
}
#[macro_export]
macro_rules! __lazy_one {
    ($name:ident, $t:ty, $e:expr) => {
        #[allow(non_camel_case_types)]
        struct $name {
            hidden: (),
        }
        static $name: $name = $name { hidden: () };
        impl $crate::lazy_lib::__Deref for $name {
            type Target = $t;
            fn deref(&self) -> &$t {
                static CELL: $crate::lazy_lib::cell::Lazy<$t> =
                    $crate::lazy_lib::cell::Lazy(::std::cell::Cell::new(None), ::std::sync::Once::new());
                CELL.get(|| $e)
            }
        }
    };
}
}

use crate::lazy_lib as lazy;
mod own {
    use crate::lazy_lib::lazy;
    lazy! {
        static ref TABLE: Vec<u32> = (0..4).map(|i| i * i).collect();
    }
    pub fn third() -> u32 {
        TABLE[3]
    }
}
lazy! {
    static ref NAME: String = "name".to_string();
}
lazy::lazy! {
    static ref LENGTH: usize = NAME.len();
}
fn main() {
    println!("{} {} {}", own::third(), *NAME, *LENGTH);
}
