fn main() {
    let x = 3;
    #[cfg(debug_assertions)]
    demo::debug!(x);
    #[cfg(ONLINE_JUDGE)]
    demo::judge!();
    println!("{} {}", x, demo::name!());
}

mod demo {
#[cfg(not(windows))] pub(crate) use unix::name_macro;
#[cfg(not(windows))] pub(crate) use name_macro::name;
#[cfg(windows)] pub(crate) use windows::name_macro;
#[cfg(windows)] pub(crate) use name_macro::name;
#[cfg(all(all(), debug_assertions))]
macro_rules! debug {
    ($e:expr) => {
        println!("{} {}", stringify!($e), $crate::demo::show(&$e))
    };
}
pub fn show(x: &i32) -> i32 {
    *x
}
#[cfg(not(windows))]
pub mod unix {
pub(crate) use deep::name_macro;
    pub mod deep {
        macro_rules! name {
            () => {
                $crate::demo::unix::deep::name()
            };
        }
        pub fn name() -> &'static str {
            "deep"
        }
pub(crate) mod name_macro { pub(crate) use name; }
    }
}
#[cfg(windows)]
pub mod windows {
    macro_rules! name {
        () => {
            "windows"
        };
    }
pub(crate) mod name_macro { pub(crate) use name; }
}
#[cfg(ONLINE_JUDGE)]
macro_rules! judge {
    () => {
        $crate::demo::only_there()
    };
}
#[cfg(ONLINE_JUDGE)]
pub fn only_there() {}
#[cfg(all(all(), debug_assertions))] pub(crate) use debug;
#[cfg(ONLINE_JUDGE)] pub(crate) use judge;
}
