fn main() {
    println!("{}", demo::g());
}

mod demo {
macro_rules! value {
    () => {
        "outer"
    };
}
mod child {
    macro_rules! value {
        () => {
            "inner"
        };
    }
    pub fn f() -> &'static str {
        value!()
    }
}
pub fn g() -> String {
    format!("{} {}", child::f(), value!())
}
}
