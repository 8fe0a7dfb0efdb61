fn main() {
    println!("{}", demo::below(1, demo::part::NUMBER));
}

mod demo {
pub mod part {
pub const NUMBER: u32 = 2;
}
pub fn below(one: u8, other: u32) -> bool {
    one as (u32) < other
}
}
