
fn helper() -> u8 {
    4
}

fn main() {
    println!("{}", add!(helper(), demo::helper()));
}

mod demo {
#[macro_export]
macro_rules! add {
    ($a:expr, $b:expr) => {
        $a + $b
    };
}
pub fn helper() -> u8 {
    3
}
}
