fn main() {
    println!("{} {} {}", demo::one::run(), demo::two::run(), demo::three::run());
}

mod demo {
macro_rules! beside {
    ($module:ident, $inner:ident, $function:ident) => {
        $module::$inner::$function()
    };
}

macro_rules! between {
    ($module:ident, $inner:ident, $function:ident) => {
        $module::inner::$inner::$function()
    };
}

macro_rules! behind {
    ($($part:ident)::+, $function:ident) => {
        $($part)::+::$function()
    };
}

pub mod outer {
    pub mod inner {
        pub mod deep {
            pub fn first() -> i32 {
                1
            }
        }
    }
    pub mod more {
        pub mod deep {
            pub fn second() -> i32 {
                2
            }
        }
        pub fn third() -> i32 {
            3
        }
    }
}

pub mod one {
    pub fn run() -> i32 {
        use crate::demo::outer;
        between!(outer, deep, first)
    }
}

pub mod two {
    pub fn run() -> i32 {
        use crate::demo::outer;
        behind!(outer::more::deep, second)
    }
}

pub mod three {
    pub fn run() -> i32 {
        use crate::demo::outer;
        beside!(outer, more, third)
    }
}
}
