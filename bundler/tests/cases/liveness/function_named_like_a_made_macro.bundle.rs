fn main() {
    println!("{} {}", demo::five(), demo::Thing(3).0);
}

mod demo {
macro_rules! make_macro {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                5
            };
        }
    };
}
make_macro!(gauge);
pub struct Thing(pub i32);
pub fn five() -> i32 {
    gauge!()
}
}
