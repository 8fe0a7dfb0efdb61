fn main() {
    println!("{:?} {:?}", demo::First(3).clone(), demo::Second::default());
}

mod demo {
use std::prelude::v1::derive as make;
#[make(Clone, Debug)]
pub struct First(pub u32);
#[::std::prelude::v1::derive(Clone, Default, Debug)]
pub enum Second {
    #[default]
    One,
    Two(First),
}
}
