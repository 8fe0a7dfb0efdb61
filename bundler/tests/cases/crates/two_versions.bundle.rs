use crate::tool_lib as newer;
fn main() {
    println!("{} {} {}", tool::VERSION, newer::VERSION, user::version());
    println!("{} {}", tool::Point(1).0, newer::Point(2).0);
}

mod tool {
pub const VERSION: i32 = 1;

pub struct Point(pub i32);
}

mod user {
use crate::tool_lib as tool;
pub fn version() -> i32 {
    tool::VERSION * 10 + tool::Point(3).0
}
}

mod tool_lib {
pub const VERSION: i32 = 2;

pub struct Point(pub i32);
}
