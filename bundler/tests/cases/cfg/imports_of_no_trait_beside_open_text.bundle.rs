fn main() {
    println!("{} {}", demo::outer::inner::positive(3), demo::called::small(4));
}

mod demo {
macro_rules! at_most_five {
    ($n:expr) => {
        if $n > 5 {
            #[cfg(not(target_pointer_width = "16"))]
            panic!("more than five");
            #[cfg(target_pointer_width = "16")]
            panic!("more");
        }
    };
}

pub mod outer {
    pub mod inner {
        pub fn positive(n: u64) -> u64 {
            #[cfg(debug_assertions)]
            assert!(n > 0);
            n
        }
    }
}

pub mod called {
    use std::collections::BTreeSet;
    use std::fmt::Write;

    pub fn small(n: usize) -> usize {
        at_most_five!(n);
        #[cfg(windows)]
        drop(BTreeSet::from([n]));
        n
    }
}
}
