mod demo {
macro_rules! three {
    () => {
        3
    };
}
pub(crate) use three;
}

mod inner {
    #[macro_export(local_inner_macros)]
    macro_rules! sum {
        ($e:expr) => {
            four!() + $e
        };
    }
    #[macro_export]
    macro_rules! four {
        () => {
            4
        };
    }
    #[macro_export]
    macro_rules! cold {
        () => {
            crate::ten()
        };
    }
}

pub(crate) fn ten() -> i32 {
    10
}

fn main() {
    println!("{} {}", crate::sum!(demo::three!()), crate::cold!());
}
