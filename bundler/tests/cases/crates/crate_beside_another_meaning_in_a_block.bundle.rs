fn main() {
    println!("{}", demo::both());
}

mod demo {
use crate::dep;
mod near {
    pub fn close() -> u8 {
        20
    }
}
pub fn both() -> u8 {
    let one = {
        use crate::demo::near as dep;
        dep::close()
    };
    let other = {
        use dep::*;
        far()
    };
    one + other
}
}

mod dep {
pub fn far() -> u8 {
    1
}
}
