fn main() {
    println!("{}", demo::run());
}

mod demo {
macro_rules! pick {
    (if ($c:meta) { $($one:tt)* } else { $($other:tt)* }) => {
        #[cfg($c)]
        $($one)*
        #[cfg(not($c))]
        $($other)*
    };
}
mod soft {
    pub fn number() -> i32 {
        2
    }
}
mod hard {
    pub fn number() -> i32 {
        20
    }
    pub fn other() -> i32 {
        30
    }
}
mod fallback {
    pub fn value() -> i32 {
        300
    }
}
pick! {
    if (local) { use soft as chosen; } else { use hard as chosen; }
}
mod inner {
    #[allow(unused_imports)]
    use super::fallback::*;
    #[cfg(not(local))]
    use super::hard::other as value;
    pub fn get() -> i32 {
        value()
    }
}
pub fn run() -> i32 {
    chosen::number() + inner::get()
}
}
