use float::Float;
#[cfg(unix)]
fn number() -> u8 {
    logging::info!(3)
}
#[cfg(not(unix))]
fn number() -> u8 {
    logging::info!(4)
}
fn main() {
    println!("{} {} {}", number(), float::of(8.0, 2.0), Float::log(9.0, 3.0));
}

mod float {
pub trait Float {
    fn log(self, base: Self) -> Self;
}
impl Float for f64 {
    fn log(self, base: f64) -> f64 {
        self.ln() / base.ln()
    }
}
pub fn of<T: Float>(x: T, y: T) -> T {
    x.log(y)
}
}

mod logging {
pub mod api {
    pub fn log(x: u8) -> u8 {
        x + 1
    }
}
macro_rules! info {
    ($x:expr) => {
        $crate::logging::api::log($x)
    };
}
pub(crate) use info;
}
