fn main() {
    println!("{}", demo::math::Value::value(&5));
}

mod demo {
pub mod math {
    pub trait Value {
        fn value(&self) -> i32;
    }
    macro_rules! as_value {
        ($t:ident) => {
            impl $crate::demo::math::Value for $t {
                fn value(&self) -> i32 {
                    1
                }
            }
        };
    }
    as_value!(i32);
}
}
