use demo::Box;

fn main() {
    println!("{}", Box::default());
}

mod demo {
macro_rules! make {
    ($name:ident) => {
        pub struct $name<T>(pub T);
    };
}
make!(Box);

pub struct Held;
impl Default for Box<Held> {
    fn default() -> Self {
        Box(Held)
    }
}
impl std::fmt::Display for Box<Held> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("held")
    }
}
}
