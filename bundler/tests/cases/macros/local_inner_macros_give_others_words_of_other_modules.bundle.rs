fn main() {
    println!("{} {}", demo::tell!(3, 5), demo::tell!(3, 8));
}

mod demo {
pub(crate) use crate::tell;
pub(crate) use front::__tell;
pub mod front {
    #[macro_export(local_inner_macros)]
    macro_rules! tell {
        ($a:expr, $b:expr) => {
            $crate::demo::__tell!(near, limit, $a, $b)
        };
    }
    macro_rules! __tell {
        ($test:ident, $limit:ident, $a:expr, $b:expr) => {{
            let $limit = 3;
            $test!($a, $b) <= $limit
        }};
    }
pub(crate) use __tell;
}
pub mod back {
    #[macro_export]
    macro_rules! near {
        ($a:expr, $b:expr) => {
            if $a < $b { $b - $a } else { $a - $b }
        };
    }
}
}
