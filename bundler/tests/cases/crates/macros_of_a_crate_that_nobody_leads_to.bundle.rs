// Like noise, with a Point of its own.
struct Point(u32);

fn main() {
    println!("{}", near::twice(Point(4).0));
}

mod near {
pub fn twice(n: u32) -> u32 {
    2 * n
}
}
