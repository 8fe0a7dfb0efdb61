fn main() {
    let _noisy = (demo::Noisy, demo::Plain, demo::Applied);
}

mod demo {
macro_rules! maker {
    ($d:tt $n:ident) => {
        macro_rules! $n {
            ($d t:ident) => {
                impl Drop for $d t {
                    fn drop(&mut self) {
                        println!("dropped {}", crate::demo::name());
                    }
                }
            };
        }
    };
}
maker!($ tell);
pub fn name() -> &'static str {
    "it"
}
macro_rules! define {
    ($n:ident) => {
        pub struct $n;
        tell!($n);
    };
}
define!(Noisy);
pub struct Plain;
tell!(Plain);
macro_rules! apply {
    ($m:ident, $t:ident) => { $m!($t); };
}
pub struct Applied;
apply!(tell, Applied);
}
