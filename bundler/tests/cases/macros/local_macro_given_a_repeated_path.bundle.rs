fn main() {
    println!("{}", demo::user::seven());
}

mod demo {
mod deep {
    pub fn value() -> i32 {
        7
    }
}
pub mod user {
    pub fn seven() -> i32 {
        macro_rules! call {
            ($($part:ident)::+) => {
                crate::demo::$($part)::+()
            };
        }
        call!(deep::value)
    }
}
}
