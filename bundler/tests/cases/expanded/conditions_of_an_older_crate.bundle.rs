fn main() {
    println!("{}", demo::name());
}

mod demo {
#[cfg(all(any(unix, windows), not(any(all(any(), unix)))))] 
        mod chosen {
pub fn name() -> &'static str {
    "real"
}
}
        #[cfg(all(any(unix, windows), not(any(all(any(), unix)))))] pub use self::chosen::name;
crate::choose::choose! { @items (all(test, unix), any(unix, windows),) ; ( () (pub fn name() -> &'static str {
            "none"
        }) ), }
}

mod choose {
macro_rules! choose {
    ($(if #[cfg($meta:meta)] { $($tokens:tt)* }) else * else { $($rest:tt)* }) => {
        $crate::choose::choose! {
            @items () ;
            $( ( ($meta) ($($tokens)*) ), )*
            ( () ($($rest)*) ),
        }
    };
    (@items ($($not:meta,)*) ; ) => {};
    (@items ($($not:meta,)*) ; ( ($($m:meta),*) ($($tokens:tt)*) ), $($rest:tt)*) => {
        #[cfg(all($($m,)* not(any($($not),*))))]
        $crate::choose::choose! { @identity $($tokens)* }
        $crate::choose::choose! { @items ($($not,)* $($m,)*) ; $($rest)* }
    };
    (@identity $($tokens:tt)*) => {
        $($tokens)*
    };
}
pub(crate) use choose;
}
