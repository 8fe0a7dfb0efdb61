fn main() {
    println!("{} {}", demo::solve(&[1, 2]), demo::flag());
}

mod demo {
pub fn solve(values: &[u32]) -> usize {
    if cfg!(any()) {
        eprintln!("start");
    }

    let (len, log) = (values.len(), 1);
    if cfg!(all(all(), not(any()))) { len + log } else { 0 }
}

pub struct Flag<const ON: bool>;
impl Flag<true> {
    pub fn get(&self) -> u32 {
        on_windows()
    }
}
impl Flag<false> {
    pub fn get(&self) -> u32 {
        2
    }
}
fn on_windows() -> u32 {
    1
}
pub fn flag() -> u32 {
    Flag::<{ cfg!(windows) }>.get()
}
}
