fn main() {
    println!("{} {}", demo::speed(), demo::build());
}

mod demo {
pub fn speed() -> usize {
    cfg_select! {
        any() => { match 1 { 0 => 1, _ => 2 } }
        all(all(), not(any())) => 5,
        _ => 3,
    }
}
pub fn build() -> usize {
    cfg_select! {
        any() => 1,
        debug_assertions => { helper::<u8>() },
        _ => { helper::<u8>() }
    }
}
fn helper<T>() -> usize { size_of::<T>() }
}
