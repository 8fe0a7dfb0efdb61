fn main() {
    println!("{}", demo::make!(outer));
}

mod demo {
pub mod outer {
    pub fn build() -> u8 {
        3
    }
}
macro_rules! make {
    ($($part:ident)::+) => {
        $crate::demo::$($part)::+::build()
    };
}
pub(crate) use make;
}
