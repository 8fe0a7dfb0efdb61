fn main() {
    println!("{}", demo::speed());
}

mod demo {
fn first<A, B>() -> usize { size_of::<A>() + size_of::<B>() }
pub fn speed() -> usize {
    cfg_select! {
        not(unix) => first::<u8, u16>(),
        all() => first::<u32, u16>(),
        _ => 3,
    }
}
}
