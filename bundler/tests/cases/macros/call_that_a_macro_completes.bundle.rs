fn main() {
    println!("{} {}", demo::made(), demo::called());
}

mod demo {
macro_rules! define {
    () => {
        #[cfg(not(local))]
        pub fn made() -> u8 {
            1
        }
    };
}
macro_rules! complete {
    ($($call:tt)*) => {
        $($call)* {}
    };
}
complete! { define! }

pub mod helper {
    pub fn next(n: u8) -> u8 {
        n + 1
    }
}
macro_rules! call {
    ($name:ident $sign:tt $n:expr) => {
        $name::next($n)
    };
}
pub fn called() -> u8 {
    call!(helper!3)
}
}
