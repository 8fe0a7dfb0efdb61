use demo::Money;

fn main() {
    println!("{:?}", Money(5) + Money(3) - Money(1));
}

mod demo {
#[derive(Debug, Clone, Copy)]
pub struct Money(pub i64);

macro_rules! ops {
    ($t:ident, $tr:ident, $f:ident, $op:tt) => {
        impl std::ops::$tr for $t {
            type Output = $t;
            fn $f(self, other: $t) -> $t {
                $t(self.0 $op other.0)
            }
        }
    };
}
ops!(Money, Add, add, +);
ops!(Money, Sub, sub, -);
}
