mod consts {
    pub const N: i32 = 1000;
}

fn main() {
    println!("{} {}", demo::user::f(), consts::N);
}

mod demo {
mod consts {
    pub const N: i32 = 6;
}
macro_rules! n {
    () => {
        crate::demo::consts::N
    };
}
pub mod user {
    pub fn f() -> i32 {
        n!() + 1
    }
}
}
