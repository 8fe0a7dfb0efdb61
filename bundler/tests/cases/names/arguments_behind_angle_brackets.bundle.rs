fn main() {
    println!("{}", demo::run());
}

mod demo {
macro_rules! larger {
    ($(<$type:ty>)?, $one:expr) => {
        $(<$type>)?::max($one, crate::demo::two())
    };
}

fn one() -> i32 {
    1
}

fn two() -> i32 {
    2
}

fn three() -> usize {
    3
}

pub fn run() -> i32 {
    let room = Vec::<i32>::with_capacity(three());
    println!("{}", room.len());
    <i32>::max(one(), larger!(<i32>, 0))
}
}
