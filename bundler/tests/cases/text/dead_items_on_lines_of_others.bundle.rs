use demo::*;
fn main() {
    println!("{}", one() + two() + three() + four() + five() + six() + seven());
}

mod demo {
pub fn one() -> i32 { 1 }
pub fn two() -> i32 { 2 } pub fn three() -> i32 { 3 }
pub fn four() -> i32 { 4 }
pub fn five() -> i32 { 5 }
pub fn six() -> i32 { 6 }
pub fn seven() -> i32 { 7 }
}
