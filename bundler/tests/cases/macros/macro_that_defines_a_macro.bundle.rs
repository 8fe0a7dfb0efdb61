fn main() {
    println!("{}", demo::f());
}

mod demo {
macro_rules! make {
    ($name:ident, $value:expr) => {
        macro_rules! $name {
            () => {
                $value
            };
        }
    };
}
make!(five, 5);
pub fn f() -> i32 {
    five!() * 10
}
}
