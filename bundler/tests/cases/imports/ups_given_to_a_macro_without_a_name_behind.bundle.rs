fn main() {
    println!("{}", demo::outer::inner::four());
}

mod demo {
fn twice(x: u8) -> u8 { x * 2 }
macro_rules! bring {
    ($($up:ident)::+, $name:ident) => { use $($up)::+::$name as got; };
}
pub mod outer {
    pub mod inner {
        bring!(super::super, twice);
        pub fn four() -> u8 { got(2) }
    }
}
}
