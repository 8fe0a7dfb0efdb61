fn main() {
    let (mut a, mut b) = (1, 2);
    demo::facade::swap(&mut a, &mut b);
    println!("{a} {b}");
    println!("{} {} {}", demo::text::run(), demo::text::words(), demo::beside::words());
}

mod demo {
pub mod facade {
    pub use std::mem::swap;
}
pub mod text {
    pub fn run() -> i32 {
        #[cfg(local)]
        println!("run");
        5
    }
    pub fn words() -> &'static str {
        stringify!(swap)
    }
}
pub mod beside {
    pub fn words() -> &'static str {
        stringify!(Sorted Write)
    }
}
}
