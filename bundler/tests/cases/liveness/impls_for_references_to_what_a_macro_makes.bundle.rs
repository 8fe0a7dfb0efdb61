use demo::Walk;
fn main() {
    println!("{}", (&demo::near::Graph(3)).walk());
}

mod demo {
macro_rules! make {
    ($($t:tt)*) => { $($t)* };
}
pub mod kinds {
    pub struct Graph(pub u8);
}
pub trait Walk {
    fn walk(self) -> u8;
}
pub mod near {
    use crate::demo::Walk;
    make! {
        pub struct Graph(pub u8);
    }
    impl Walk for &Graph {
        fn walk(self) -> u8 {
            self.0 + 1
        }
    }
}
}
