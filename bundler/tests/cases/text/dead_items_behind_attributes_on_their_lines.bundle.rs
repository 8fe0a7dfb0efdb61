fn main() {
    println!("{}", demo::inner::live());
}

mod demo {
pub mod inner {
        pub fn live() -> u8 { 3 }
}
}
