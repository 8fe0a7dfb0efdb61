fn main() {
    println!("{} {}", demo::three(), demo::four());
}

mod demo {
pub fn three() -> i32 {
    #[cfg(windows)]
    {
        return crate::demo::missing::f(Handle);
    }
    #[cfg(not(windows))]
    3
}
pub fn four() -> i32 {
    4
}
}
