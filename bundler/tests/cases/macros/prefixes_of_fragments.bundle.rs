fn main() {
    println!("{}", demo::user::calls::sum());
}

mod demo {
macro_rules! sum {
    ($one:ident $two:ident $three:ident $four:ident $five:ident $six:ident $seven:ident) => {
        $crate::demo::all::$one()
            + crate::demo::all::$two()
            + self::inner::$three()
            + super::$four()
            + super::super::outer::$five()
            + inner::deep::$six()
            + $crate::demo::$seven()
    };
}
mod all {
    pub fn one() -> i32 {
        1
    }
    pub fn two() -> i32 {
        2
    }
}
mod outer {
    pub fn five() -> i32 {
        5
    }
}
fn seven() -> i32 {
    7
}
pub mod user {
    pub fn four() -> i32 {
        4
    }
    pub mod calls {
        mod inner {
            pub fn three() -> i32 {
                3
            }
            pub mod deep {
                pub fn six() -> i32 {
                    6
                }
            }
        }
        pub fn sum() -> i32 {
            sum!(one two three four five six seven)
        }
    }
}
}
