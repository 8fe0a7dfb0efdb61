fn main() {
    println!("{}", mid::twice(2));
}

mod mid {
use crate::base;
pub fn twice(n: u8) -> u8 {
    base::size(&base::ready(n)) as u8 * 2
}
}

mod base {
pub fn ready(n: u8) -> impl Future<Output = u8> {
    std::future::ready(n)
}
pub fn size<F: Future>(future: &F) -> usize {
    size_of_val(future)
}
}
