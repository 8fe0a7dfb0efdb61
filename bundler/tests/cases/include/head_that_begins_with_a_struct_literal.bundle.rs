fn main() {
    println!("{}", demo::far());
}

mod demo {
pub struct Point {
    pub x: i32,
}

impl Point {
    pub fn is_far(&self) -> bool {
        self.x > 5
    }
}

pub fn far() -> i32 {
    if (Point { x: 9 }.is_far()) {
        return 1;
    }
    match (Point { x: 9 }.x) {
        9 => 2,
        _ => 3,
    }
}
}
