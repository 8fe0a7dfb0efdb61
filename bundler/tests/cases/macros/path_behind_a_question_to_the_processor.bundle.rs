fn main() {
    println!("{}", demo::fast());
}

mod demo {
pub fn allowed(name: &str) -> bool {
    name.len() > 2
}
macro_rules! same {
    ($is:expr) => {
        $is
    };
}
macro_rules! has {
    ($name:tt) => {{
        #[cfg(target_arch = "x86_64")]
        {
            same!(crate::demo::allowed($name) && is_x86_feature_detected!($name))
        }
        #[cfg(not(target_arch = "x86_64"))]
        {
            crate::demo::allowed($name)
        }
    }};
    ($one:tt $($rest:tt)+) => {
        has!($one) && has!($($rest)+)
    };
}
pub fn fast() -> bool {
    has!("fxsr" "sse")
}
}
