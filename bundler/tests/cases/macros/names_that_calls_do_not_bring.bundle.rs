fn main() {
    let (seventh, eighth) = (demo::seven(), demo::eight());
    println!("{} {} {}", demo::caller::seen(), seventh, eighth);
    println!("{} {}", demo::nine::seen(), demo::ten());
    demo::twelve();
}

mod demo {
macro_rules! pick {
    () => {
        6
    };
}
pub mod caller {
    pub fn seen() -> u32 {
        crate::demo::pick!()
    }
}

macro_rules! given {
    ($m:ident) => {
        7
    };
}
pub mod sevens {
}
pub fn seven() -> u32 {
    given!(sevens)
}

macro_rules! named {
    () => {{
        use $crate::demo::eights;
        eights::seen()
    }};
}
pub mod eights {
    pub fn seen() -> u32 {
        8
    }
}
pub fn eight() -> u32 {
    named!()
}

macro_rules! at_the_call {
    () => {{
        use self::nines as others;
        let ninth = 9;
        others::seen(ninth)
    }};
}
pub mod nine {
    pub mod nines {
        pub fn seen(n: u32) -> u32 {
            n
        }
    }
    pub fn seen() -> u32 {
        at_the_call!()
    }
}

macro_rules! lead {
    ($m:ident, $n:expr) => {
        $m::tenth() + $n
    };
}
macro_rules! others {
    () => {
        0
    };
}
pub mod tens {
    pub fn tenth() -> u32 {
        10
    }
}
pub mod more {
    pub fn seen() -> u32 {
        1
    }
}
pub mod others {
}
pub fn ten() -> u32 {
    use crate::demo::more;
    lead!(tens, others!()) + more::seen()
}

macro_rules! run {
    ($f:ident) => {{
        let twelfth = $crate::demo::twelves::$f();
        println!("{}", twelfth);
    }};
}
pub mod twelves {
    pub fn seen() -> u32 {
        12
    }
}
pub fn twelve() {
    run!(seen)
}
pub(crate) use pick;
}
