fn main() {
    let sizes: (demo::a::Size, demo::b::Size) = (demo::b::Size(1), demo::a::Size(2));
    let masses: (demo::a::Mass, demo::b::Mass) = (demo::b::Mass(3), demo::a::Mass(4));
    println!("{} {} {} {}", sizes.0.0, sizes.1.0, masses.0.0, masses.1.0);
}

mod demo {
pub mod a {
    #[cfg(target_os = "none")]
    pub use super::b::Size;
    #[cfg(not(target_os = "none"))]
    pub struct Size(pub u32);
    pub use super::b::Mass;
}
pub mod b {
    pub use super::a::Size;
    #[cfg(target_os = "none")]
    pub use super::a::Mass;
    #[cfg(not(target_os = "none"))]
    pub struct Mass(pub u32);
}
}
