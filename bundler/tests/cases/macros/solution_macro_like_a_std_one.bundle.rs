mod demo {
pub fn list() -> Vec<i32> {
    vec![1, 2]
}
pub fn text() -> String {
    format!("{:?}", list())
}
}

macro_rules! vec {
    ($($t:tt)*) => {
        compile_error!("not for the library")
    };
}

macro_rules! format {
    ($($t:tt)*) => {
        "own format"
    };
}

fn main() {
    println!("{} {}", demo::text(), format!(1));
}
