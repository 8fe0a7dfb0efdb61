mod demo {
pub const LIMIT: u32 = 3;
}

macro_rules! same { ($($t:tt)*) => { ($($t)*) }; }
fn main() {
    let (n, m) = (1_u32, 4_u32);
    println!("{:?}", same!(n<m, n==m, m>crate::demo::LIMIT));
    println!("{:?}", same!(n<m, n!=m, m>crate::demo::LIMIT));
    println!("{:?}", same!(n<m, n|m, m>crate::demo::LIMIT));
    println!("{:?}", same!(n<m, n.min(m), m>crate::demo::LIMIT));
    println!("{:?}", same!(n<m, m&n, m>crate::demo::LIMIT));
}
