fn main() { let _x = demo::X; println!("a"); }

mod demo {
pub struct X;
macro_rules! rename { ($t:ident $a:ident) => { pub use $t as $a; } }
macro_rules! drops { ($t:ty) => { impl Drop for $t { fn drop(&mut self) { println!("drop"); } } } }
rename!(X Other);
const _: () = { drops!(Other); };
}
