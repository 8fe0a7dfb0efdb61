fn main() {
    println!("{}", demo::run());
}

mod demo {
mod outer {
    mod soft {
        pub(super) fn value() -> i32 {
            2
        }
        #[allow(unused_imports)]
        pub(super) use self::value as given;
    }
    mod hard {
        pub fn given() -> i32 {
            20
        }
    }
    #[cfg(not(local))]
    use self::hard as chosen;
    #[cfg(local)]
    use self::soft as chosen;
    pub fn run() -> i32 {
        chosen::given()
    }
}
mod fallback {
    pub fn third() -> i32 {
        2000
    }
}
mod third {
    pub fn third() -> i32 {
        3000
    }
}
mod other {
    #[allow(unused_imports)]
    use crate::demo::fallback::*;
    #[cfg(not(local))]
    use crate::demo::third::third;
    pub fn run() -> i32 {
        value() + third()
    }
    fn value() -> i32 {
        200
    }
}
pub fn run() -> i32 {
    outer::run() + other::run()
}
}
