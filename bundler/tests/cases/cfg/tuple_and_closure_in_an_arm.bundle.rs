fn main() {
    println!("{}", demo::speed());
}

mod demo {
pub fn speed() -> u32 {
    let add = cfg_select! {
        not(unix) => |a: u32, b: u32| a + b,
        all() => |a: u32, b: u32| a * b,
        _ => |a: u32, b: u32| a - b,
    };
    add(7, 2)
}
}
