fn main() {
    println!("{} {}", demo::count(50), demo::count(3));
}

mod demo {
pub mod consts {
    pub const OTHER: u8 = 7;
    pub const PICK_0: u8 = 1;
    pub const PICK_1: u8 = 2;
    pub const PICK_2: u8 = 3;
    pub const PICK_3: u8 = 4;
    pub const PICK_4: u8 = 5;
    pub const PICK_5: u8 = 6;
    pub const PICK_6: u8 = 7;
    pub const PICK_7: u8 = 8;
    pub const PICK_8: u8 = 9;
    pub const PICK_9: u8 = 10;
    pub const PICK_10: u8 = 11;
    pub const PICK_11: u8 = 12;
    pub const PICK_12: u8 = 13;
    pub const PICK_13: u8 = 14;
    pub const PICK_14: u8 = 15;
    pub const PICK_15: u8 = 16;
    pub const PICK_16: u8 = 17;
    pub const PICK_17: u8 = 18;
    pub const PICK_18: u8 = 19;
}
pub use consts::*;
macro_rules! picks {
    ($x:expr, fn $p:ident) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, $p:ident (1)) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, struct $p:ident) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, $p:ident !) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, let $p:ident :) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, $p:ident : u8) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, 'a: $p:ident) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, # $p:ident) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, use $p:ident ;) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, & $p:ident) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, extern crate $p:ident ;) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, < $p:ident >) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, impl $p:ident {}) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, #[ $p:ident ]) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, #[a = $p:ident ]) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, @ $p:ident) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, dyn $p:ident) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, const $p:ident : u8 ;) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
    ($x:expr, break $p:ident) => {
        match $x {
            $p => 0,
            _ => 1,
        }
    };
}
pub fn count(x: u8) -> u8 {
    OTHER
        + picks!(x, fn PICK_0)
        + picks!(x, PICK_1 (1))
        + picks!(x, struct PICK_2)
        + picks!(x, PICK_3 !)
        + picks!(x, let PICK_4 :)
        + picks!(x, PICK_5 : u8)
        + picks!(x, 'a: PICK_6)
        + picks!(x, # PICK_7)
        + picks!(x, use PICK_8 ;)
        + picks!(x, & PICK_9)
        + picks!(x, extern crate PICK_10 ;)
        + picks!(x, < PICK_11 >)
        + picks!(x, impl PICK_12 {})
        + picks!(x, #[ PICK_13 ])
        + picks!(x, #[a = PICK_14 ])
        + picks!(x, @ PICK_15)
        + picks!(x, dyn PICK_16)
        + picks!(x, const PICK_17 : u8 ;)
        + picks!(x, break PICK_18)
}
}
