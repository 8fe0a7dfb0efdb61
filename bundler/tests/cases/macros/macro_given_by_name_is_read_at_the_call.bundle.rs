fn main() {
    println!("{}", demo::user::eight());
}

mod demo {
macro_rules! apply {
    ($name:ident) => {
        $name!()
    };
}
macro_rules! twice {
    () => {
        self::number() * 2
    };
}
pub mod user {
    fn number() -> i32 {
        4
    }
    pub fn eight() -> i32 {
        apply!(twice)
    }
}
}
