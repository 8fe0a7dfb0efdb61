mod grid {
pub fn area(h: usize, w: usize) -> usize { h * w }
pub struct Cell(pub u8);
}

mod field {
pub fn side() -> usize { 4 }
}

macro_rules! put { ($e:expr) => { mod made { pub fn g() -> usize { $e } } } }
fn main() {
    mod inner {
        fn before() -> grid::Cell { grid::Cell(1) }
        use crate::grid;
        pub fn g() -> usize { println!("{}", grid::area(2, 2)); grid::area(before().0.into(), 2) }
        pub mod deeper { pub fn g() -> usize { crate::grid::area(3, 2) } }
    }
    mod renamed { pub fn side() -> usize { 1 } use crate::field as meadow; pub fn g() -> usize { meadow::side() + side() } }
    mod grouped { use {crate::field as meadow, crate::grid}; pub fn g() -> usize { meadow::side() * grid::area(1, 1) } }
    mod given { use crate::grid; put!(crate::grid::area(6, 1)); pub fn g() -> usize { made::g() + grid::area(1, 1) } }
    mod ruled {
        use crate::grid;
        macro_rules! area { () => { crate::grid::area(7, 1) } }
        pub fn g() -> usize { deeper::g() + grid::area(1, 1) }
        mod deeper { pub fn g() -> usize { area!() } }
    }
    mod behind {
        pub mod deeper { use crate::field as meadow; pub fn g() -> usize { meadow::side() } }
        pub fn g() -> usize { deeper::g() + crate::field::side() }
    }
    println!("{} {} {}", given::g(), ruled::g(), behind::g());
    println!("{} {} {} {}", inner::g(), inner::deeper::g(), renamed::g(), grouped::g());
}
