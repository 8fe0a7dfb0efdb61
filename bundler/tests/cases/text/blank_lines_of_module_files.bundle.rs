mod own {
use crate::demo;


pub fn twice() -> i32 {
    2 * demo::part::live()
}


}

fn main() {
    println!("{} {}", own::twice(), demo::part::live());
}

mod demo {
pub mod part {
pub fn live() -> i32 {
    1
}
}
}
