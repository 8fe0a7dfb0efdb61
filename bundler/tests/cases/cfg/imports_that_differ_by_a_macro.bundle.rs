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
}
pick! {
    if (local) { use soft as chosen; } else { use hard as chosen; }
}
pub fn run() -> i32 {
    chosen::number()
}
}
