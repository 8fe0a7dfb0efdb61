fn main() {
    println!("{}", demo::sum(demo::Way { feature: 1, windows: 2 }));
}

mod demo {
pub struct Way { pub feature: u8, pub windows: u8 }
macro_rules! when {
    ($c:meta, $e:expr) => { { #[cfg($c)] let sum = $e; #[cfg(not($c))] let sum = 0; sum } };
}
pub fn sum(way: Way) -> u8 {
    when!(unix, way.feature + way.windows) + when!(not(unix), way.feature)
}
}
