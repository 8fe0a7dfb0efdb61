fn main() { println!("{}", demo::run()); }

mod demo {
macro_rules! def { ($($k:ident)*) => { #[cfg(not(local))] $($k)* drop(_: i32) -> usize { 2 } } }
def! { const fn }
pub fn run() -> String { format!("{:?}", drop(4)) }
}
