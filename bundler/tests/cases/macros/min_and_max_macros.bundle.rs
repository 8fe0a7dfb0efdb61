use demo::chmin;

fn main() {
    let mut best = [9; 2];
    println!("{} {} {:?}", chmin!(best[1], 4, 7,), chmin!(best[0], 10), best);
}

mod demo {
macro_rules! chmin {
    ($place:expr, $($value:expr),+ $(,)?) => {{
        let value = $crate::demo::min!($($value),+);
        if $place > value {
            $place = value;
            true
        } else {
            false
        }
    }};
}

macro_rules! min {
    ($a:expr $(,)?) => { $a };
    ($a:expr, $($rest:expr),+ $(,)?) => { std::cmp::min($a, $crate::demo::min!($($rest),+)) };
}
pub(crate) use chmin;
pub(crate) use min;
}
