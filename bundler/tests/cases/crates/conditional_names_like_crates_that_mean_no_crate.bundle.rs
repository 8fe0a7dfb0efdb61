use demo::{alone::five, body::seven, part::eight};
fn main() {
    println!("{} {}", aid::two(), five());
    println!("{} {}", seven(), eight());
}

mod demo {
pub mod functions {
    pub fn aid() -> u8 {
        4
    }
}
pub mod alone {
    #[cfg(not(windows))]
    use crate::demo::functions::aid;
    #[cfg(windows)]
    fn aid() -> u8 {
        4
    }
    pub fn five() -> u8 {
        aid() + 1
    }
}
pub mod nested {
    pub mod aid {
        pub fn six() -> u8 {
            6
        }
    }
}
pub mod body {
    #[cfg(windows)]
    mod aid {}
    pub fn seven() -> u8 {
        use crate::demo::nested::aid;
        aid::six() + 1
    }
}
pub mod part {
    #[allow(non_camel_case_types, dead_code)]
    pub enum aid {
        #[cfg(windows)]
        Seven,
        Eight,
    }
    pub fn eight() -> u8 {
        aid::Eight as u8 + 8
    }
}
}

mod aid {
pub fn two() -> u8 {
    2
}
}
