fn main() {
    println!("{} {}", demo::early(), demo::user::f());
}

mod demo {
pub fn early() -> i32 {
    crate::demo::late!(3)
}

pub mod user {
    use crate::demo::late;
    pub fn f() -> i32 {
        late!(4)
    }
}

macro_rules! late {
    ($e:expr) => {
        $e + 1
    };
}
pub(crate) use late;
}
