fn main() {
    println!("{} {:?} {}", upper::shown(), base::features(), "3.2.1");
}

mod upper {
use crate::base;
pub fn shown() -> String {
    format!("{} {:?}", base::VERSION, base::features())
}
}

mod base {
pub const VERSION: &str = "3.2.1";

pub fn features() -> [bool; 3] {
    [cfg!(any()), cfg!(all()), cfg!(all())]
}
}
