fn main() {
    println!("{}", demo::f());
}

mod demo {
pub mod module {
    pub fn three() -> i32 {
        3
    }
}
use module::three;

pub fn f() -> i32 {
    let variable = three();
    variable
}
}
