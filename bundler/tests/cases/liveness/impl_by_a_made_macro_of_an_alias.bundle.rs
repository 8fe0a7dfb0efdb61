fn main() {
    println!("{}", i32::from(demo::Thing(4)));
}

mod demo {
macro_rules! make_it {
    () => {
        macro_rules! gauge {
            () => {
                type Alias = crate::demo::Thing;
                impl From<Alias> for i32 {
                    fn from(thing: Alias) -> i32 {
                        thing.0
                    }
                }
            };
        }
    };
}
make_it!();

pub struct Thing(pub i32);
pub mod quiet {
    gauge! {}
}
}
