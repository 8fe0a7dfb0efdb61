mod demo {
pub fn f() -> i32 {
    1
}
}

macro_rules! make {
    ($name:ident) => {
        mod made {
            pub fn $name() -> i32 {
                100
            }
        }
    };
}
make!(demo);
use made::demo;

fn main() {
    println!("{} {}", demo(), demo::f());
}
