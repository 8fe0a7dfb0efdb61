mod near {
    pub fn step() -> u8 {
        2
    }
}
fn main() {
    println!("{} {}", demo::steps(), near::step());
}

mod demo {
pub mod near {
    pub fn step() -> u8 {
        1
    }
}
macro_rules! called {
    ($module:ident $name:ident) => {
        $module::$name()
    };
    (root $module:ident $name:ident) => {
        ::$module::$name()
    };
}
pub fn steps() -> u8 {
    called!(near step)
}
}
