fn main() {
    println!("{}", demo::below::six());
}

mod demo {
//! Copyright 2020 Somebody

pub mod below {
    //! Copyright 2021 Somebody

    pub fn six() -> i32 {
        6
    }
}
}
