fn main() { println!("{}", demo::run()); }

mod demo {
macro_rules! def { ($k:ident) => { #[cfg(not(local))] const $k drop(_: i32) -> usize { 2 } } }
def! {fn}
pub fn run() -> String { format!("{:?}", drop(4)) }
}
