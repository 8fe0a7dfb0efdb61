fn main() {
    let side = demo::Side::Left as i32;
    println!("{side}");
}

mod demo {
#[cfg(unix)]
pub enum Side {
    Left = 3,
}
#[allow(non_snake_case)]
#[cfg(not(unix))]
pub mod Side {
}
}
