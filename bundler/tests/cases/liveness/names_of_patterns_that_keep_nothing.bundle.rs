use demo::*;

fn main() {
    println!("{} {} {}", variable::of(1), constant::of(1), hides::of(5));
    println!("{} {}", of_std::of(255), of_std::called(5));
    println!("{} {} {}", twice::of(3), twice::of_two(6), twice::TAU);
    println!("{} {} {}", std_constants::of(3), inner::of(5), made::of(1));
    println!("{} {}", missing::of(0), constants());
}

mod demo {
#![allow(non_upper_case_globals, unexpected_cfgs)]
mod constants {
    pub const limit: u8 = 3;
    pub const bound: u8 = 4;
    pub const ZERO: u8 = 0;
}
macro_rules! one {
    () => {
        1
    };
}
pub fn constants() -> u8 {
    constants::limit + std_constants::own::max
}
pub mod variable {
    pub fn of(number: u8) -> u8 {
        let count = number;
        count + 1
    }
}
pub mod constant {
    const ZERO: u8 = 0;
    pub enum Sign {
        Plus,
    }
    pub fn of(number: u8) -> u8 {
        use Sign::*;
        let _ = Plus;
        match number {
            ZERO => 1,
            _ => 2,
        }
    }
}
pub mod hides {
    use crate::demo::constants::*;
    fn limit() {}
    pub fn of(number: u8) -> u8 {
        match number {
            limit if limit != bound => limit,
            _ => 9,
        }
    }
}
pub mod of_std {
    pub fn of(number: u8) -> u8 {
        use std::u8::MAX;
        const MAXIMUM: u8 = one!();
        match number {
            MAX => MAXIMUM,
            _ => 2,
        }
    }
    pub fn called(number: u8) -> u8 {
        use std::cmp::max as most;
        match most(number, 3) {
            most if most > 4 => most,
            _ => 2,
        }
    }
}
pub mod twice {
    mod own {
        pub const PI: u8 = 3;
        pub const TAU: u8 = 6;
    }
    pub const TAU: u8 = 7;
    pub fn of(number: u8) -> u8 {
        use own::PI;
        match number {
            PI => 1,
            _ => 2,
        }
    }
    pub fn of_two(number: u8) -> u8 {
        use own::TAU;
        match number {
            TAU => 1,
            _ => 2,
        }
    }
}
pub mod std_constants {
    pub(super) mod own {
        pub const max: u8 = 3;
        pub const other: u8 = 3;
    }
    use own::*;
    use std::cmp::max;
    pub fn of(number: u8) -> u8 {
        use std::cmp::min;
        match min(number, other) {
            max if max != 4 => max,
            _ => 9,
        }
    }
}
pub mod missing {
    use crate::demo::constants::*;
    pub fn of(number: u8) -> u8 {
        match number {
            ZERO => 1,
            _ => 2,
        }
    }
}
pub mod inner {
    pub fn of(number: u8) -> u8 {
        const ZERO: u8 = 5;
        match number {
            ZERO => 1,
            _ => 2,
        }
    }
}
macro_rules! module {
    ($name:ident) => {
        mod $name {
            pub fn made() -> u8 {
                1
            }
        }
    };
}
pub mod made {
    module!(functions_of_a_macro);
    pub fn of(number: u8) -> u8 {
        use functions_of_a_macro::made;
        let count = number;
        count + made()
    }
}
}
