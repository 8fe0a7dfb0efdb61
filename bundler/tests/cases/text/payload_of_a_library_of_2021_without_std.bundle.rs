fn main() {
    let carried = std::panic::catch_unwind(demo::fail).unwrap_err();
    println!("{:?} {}", carried.downcast_ref::<&str>(), carried.is::<String>());
}

mod demo {
pub fn fail() {
    panic!(concat!("some", " text"))
}
}
