use demo::items::Stone;
use demo::Weight;

fn main() {
    println!("{}", Stone.weight());
}

mod demo {
pub trait Weight {
    fn weight(&self) -> u32;
}
pub mod items {
    pub struct Stone;
}
mod private {
    mod deeper {
        use super::super::items::Stone as Rock;
        impl crate::demo::Weight for Rock {
            fn weight(&self) -> u32 {
                super::WEIGHT
            }
        }
    }
    const WEIGHT: u32 = 12;
}
}
