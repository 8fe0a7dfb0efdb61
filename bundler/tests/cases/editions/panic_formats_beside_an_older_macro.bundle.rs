fn main() {
    let least = 5;
    assert!(least < 9, "{least}");
    println!("{}", demo::sum(older::twice!(least)));
}

mod demo {
use crate::older;
pub fn sum(n: u32) -> u32 {
    if n > 100 {
        panic!("{n} is too large");
    }
    assert!(n < 200, "{n}");
    let mut sum = 0;
    for value in [1, 2, n] {
        sum += value;
    }
    older::twice!(sum)
}
}

mod older {
macro_rules! twice {
    ($value:expr) => {
        $value + $value
    };
}
pub(crate) use twice;
}
