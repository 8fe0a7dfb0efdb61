fn main() {
    println!("{} {}", demo::Mode::auto, demo::modes::auto);
}

mod demo {
pub struct Mode;
impl Mode {
    #[allow(non_upper_case_globals)]
    pub const auto: i32 = 4;
}
pub mod modes {
    #[allow(non_upper_case_globals)]
    pub const auto: i32 = 5;
}
}
