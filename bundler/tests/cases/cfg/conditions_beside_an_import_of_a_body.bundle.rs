fn main() {
    println!("{} {} {}", demo::before(), demo::behind(), demo::far());
}

mod demo {
pub mod m {
    pub fn helper() -> i32 {
        2
    }
    pub fn other() -> i32 {
        20
    }
}
fn helper() -> i32 {
    3
}
fn other() -> i32 {
    30
}
pub fn before() -> i32 {
    #[cfg(debug_assertions)]
    let x = 1;
    use self::m::helper;
    #[cfg(not(debug_assertions))]
    let x = helper();
    x
}
pub fn behind() -> i32 {
    use self::m::other;
    #[cfg(debug_assertions)]
    let x = 1;
    #[cfg(not(debug_assertions))]
    let x = other();
    x
}
pub fn far() -> i32 {
    helper() + other()
}
}
