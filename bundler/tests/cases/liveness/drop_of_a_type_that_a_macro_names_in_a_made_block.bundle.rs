fn main() { let _x = la::X; println!("a"); }

mod la {
pub struct X;
macro_rules! ty { () => { X } }
macro_rules! mk { () => { const _: () = { impl Drop for ty!() { fn drop(&mut self) { println!("drop"); } } }; } }
mk!();
}
