mod demo {
pub const LIMIT: u32 = 3;
pub fn two() -> u32 { 2 }
}

struct Thing;
impl Thing {
    fn demo() -> u32 { 10 }
    fn other() -> u32 { 20 }
    fn sums() -> Vec<u32> {
        let plain = Thing ::demo() + Self ::demo() + <Thing>::demo();
        vec![plain, sum!(Self::other, crate::demo::two), added!(Self::other crate::demo::two)]
    }
}
#[macro_export]
macro_rules! sum { ($one:expr, $two:expr) => { $one() + $two() }; }
#[macro_export]
macro_rules! added { (Self::$one:ident $($rest:tt)*) => { Self::$one() + $($rest)*() }; }
#[macro_export]
macro_rules! same { ($($t:tt)*) => { $($t)* }; }
fn main() {
    println!("{:?}", Thing::sums());
    println!("{} {}", same!(Thing :: demo()), same!(Thing ::other()));
    println!("{}", crate::demo::LIMIT);
}
