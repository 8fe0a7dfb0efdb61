fn main() {
    println!("{}", demo::S(1).0);
}

mod demo {
pub struct S(pub i32);
}
