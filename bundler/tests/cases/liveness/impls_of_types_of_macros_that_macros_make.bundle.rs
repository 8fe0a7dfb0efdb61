fn main() {
    println!("{} {}", demo::Made::number(), demo::Shown::default().0.0);
}

mod demo {
macro_rules! outer {
    ($name:ident) => {
        macro_rules! $name {
            ($made:ident) => {
                pub struct $made<T>(pub T);
            };
        }
    };
}
outer!(make);
make!(Made);
make!(Shown);

pub struct Local(pub i32);

impl Made<Local> {
    pub fn number() -> i32 {
        Made(Local(3)).0.0
    }
}

pub struct Other(pub i32);

impl Default for Shown<Other> {
    fn default() -> Self {
        Shown(Other(4))
    }
}
}
