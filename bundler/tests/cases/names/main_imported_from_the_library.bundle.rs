pub use demo::main;

mod demo {
pub fn main() {
    println!("main of the library");
}
}
