fn main() {
    println!("{} {} {}", demo::one(), demo::three(), demo::A.get());
}

mod demo {
pub fn one() -> i32 { 1 } pub fn three() -> i32 { 3 }
pub struct A; impl A { pub fn get(&self) -> i32 { 4 } }
}
