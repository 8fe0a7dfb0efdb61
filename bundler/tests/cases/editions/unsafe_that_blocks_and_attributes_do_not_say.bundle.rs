fn main() {
    println!("{} {} {}", sys::positive(-3), sys::twice(4), sys::own::halved(8));
}

mod sys {
unsafe extern "C" {
    fn labs(n: i64) -> i64;
}
pub mod own {
    #[allow(dead_code)]
    #[unsafe(no_mangle)]
    pub extern "C" fn doubled_by_sys(n: i64) -> i64 {
        2 * n
    }
    #[unsafe(export_name = "halved_by_sys")]
    #[inline(never)]
    pub extern "C" fn halved(n: i64) -> i64 {
        n / 2
    }
}
macro_rules! declared {
    ($name:ident) => {
        pub fn $name(n: i64) -> i64 {
            unsafe extern "C" {
                fn doubled_by_sys(n: i64) -> i64;
            }
            unsafe { doubled_by_sys(n) }
        }
    };
}
declared!(twice);
pub fn positive(n: i64) -> i64 {
    unsafe { labs(n) }
}
}
