mod walk {
macro_rules! square {
    ($n:expr) => {{
        macro_rules! inner {
            () => {
                $crate::grid::area($n, $n)
            };
        }
        inner!()
    }};
}
macro_rules! oblong {
    ($n:expr) => {
        oblong!(field::area, $n)
    };
    (field::area, $n:expr) => {
        $crate::grid::area($n, 2)
    };
}
pub fn steps() -> (usize, usize) {
    mod inner {
        pub fn both() -> (usize, usize) {
            (square!(3), oblong!(4))
        }
    }
    inner::both()
}
}

mod grid {
pub fn area(h: usize, w: usize) -> usize {
    h * w
}
}

mod field {
    pub fn two() -> usize {
        2
    }
}
macro_rules! own {
    () => {
        field::two()
    };
}
fn main() {
    println!("{:?} {}", walk::steps(), own!());
}
