fn main() {
    println!("{} {}", demo::sum(), demo::second());
}

mod demo {
macro_rules! four {
    () => {
        4
    };
}

pub fn sum() -> i32 {
    (four! {} + 1)
}

pub fn second() -> i32 {
    (vec! { 1, 2 }[1])
}
}
