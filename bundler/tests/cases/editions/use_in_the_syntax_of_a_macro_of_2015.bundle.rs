fn main() {
    println!("{} {}", demo::M(4).mul(5).add(1).0, demo::go());
}

mod demo {
pub mod deep {
    pub fn three() -> i64 {
        3
    }
}
pub struct M(pub i64);
macro_rules! by {
    (impl $name:ident { use $op:tt; }) => {
        impl M {
            pub fn $name(mut self, right: i64) -> M {
                self.0 $op right;
                self
            }
        }
    };
}
by!(impl mul { use *=; });
by!(impl add { use +=; });
macro_rules! with {
    (use $name:ident = $value:expr; $import:item $body:block) => {
        pub fn go() -> i64 {
            $import
            let $name = $value;
            $body
        }
    };
}
with! { use x = 3; use crate::demo::deep::three as t; { x + t() } }
}
