use demo::tables;

fn main() {
    println!("{}", demo::build!(tables::small));
}

mod demo {
pub mod tables {
    pub mod small {
        pub const SIZE: usize = 3;
        pub fn new() -> Vec<u8> {
            vec![1; SIZE]
        }
    }
}

macro_rules! build {
    ($($path:ident)::+) => {
        $($path)::+::new().len() + $($path)::+::SIZE
    };
}
pub(crate) use build;
}
