#[cfg(windows)]
mod own;

fn main() {
    println!("{}", demo::f());
}

mod demo {
#[cfg(windows)]
mod win;

pub fn f() -> u8 {
    #[cfg(windows)]
    return win::g();
    #[cfg(not(windows))]
    return 2;
}
}
