use a::g;
use demo::a;

fn main() {
    use inner::h;
    mod inner {
        pub fn h() -> i32 {
            7
        }
    }
    println!("{} {}", g(), h());
}

mod demo {
pub mod a {
    pub mod b {
        pub fn f() -> i32 {
            1
        }
    }
    use b as renamed;
    pub fn g() -> i32 {
        use renamed::f;
        f()
    }
}
}
