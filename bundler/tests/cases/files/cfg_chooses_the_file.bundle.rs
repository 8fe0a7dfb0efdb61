fn main() {
    println!("{}", demo::NAME);
}

mod demo {
#[cfg(unix)]
mod system {
pub const NAME: &str = "unix";
}
#[cfg(not(unix))]
mod system {
pub const NAME: &str = "other";
}

pub use system::NAME;
}
