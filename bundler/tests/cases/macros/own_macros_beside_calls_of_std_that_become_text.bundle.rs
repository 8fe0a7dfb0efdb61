fn main() {
    println!("{} {}", demo::around(), demo::beside());
}

mod demo {
macro_rules! cfg {
    ($a:literal; $b:literal) => {
        $a + $b
    };
}
fn env(n: usize) -> usize {
    n + 1
}
pub fn around() -> usize {
    let before = "demo".len();
    let own = cfg!(2; 3);
    before + own + "0.1.0".len()
}
pub fn beside() -> usize {
    "demo".len() + env(2)
}
}
