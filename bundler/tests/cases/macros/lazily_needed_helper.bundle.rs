mod demo {
pub mod __private {
    pub fn slow(n: u32) -> u32 {
        n + 1000
    }
}
macro_rules! run {
    (fast $e:expr) => {
        $e
    };
    (slow $e:expr) => {
        $crate::demo::__private::slow($e)
    };
}
pub(crate) use run;
}

macro_rules! both {
    ($how:ident) => {
        demo::run!($how 5)
    };
}

fn main() {
    println!("{} {}", both!(fast), demo::run!(slow 1));
}
