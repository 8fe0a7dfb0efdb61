
fn main() {
    println!("{}", demo::outer::f());
}

mod demo {
pub mod parts {
    pub mod deep {
        pub fn three() -> i32 {
            3
        }
    }
}
pub mod outer {
    #[allow(dead_code)]
    mod parts {
        pub mod deep {
        }
    }
    pub fn f() -> i32 {
        use crate::demo::parts::*;
        deep::three()
    }
}
}
