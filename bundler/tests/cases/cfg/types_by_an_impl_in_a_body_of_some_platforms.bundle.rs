fn main() {
    println!("{} {}", demo::run(), demo::pick());
}

mod demo {
#[derive(Default)]
pub struct First;
#[derive(Default)]
pub struct Second;
impl First {
    pub fn go(&self) -> i32 {
        1
    }
}
impl Second {
    pub fn go(&self) -> i32 {
        2
    }
}
pub trait Pick {
    type Out: Default;
}
pub struct Own;
pub fn run() -> i32 {
    #[cfg(local)]
    impl Pick for Own {
        type Out = First;
    }
    #[cfg(not(local))]
    impl Pick for Own {
        type Out = Second;
    }
    3
}
pub fn pick() -> i32 {
    <Own as Pick>::Out::default().go()
}
}
