fn main() {
    println!("{}", demo::g());
}

mod demo {
macro_rules! add {
    ($a:expr, $b:expr) => {
        $a + $b
    };
}

mod late {
    pub fn f() -> i32 {
        add!(1, 2)
    }
}

pub fn g() -> i32 {
    late::f() + add!(3, 4)
}
}
