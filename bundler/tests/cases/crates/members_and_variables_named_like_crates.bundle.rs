fn main() {
    println!("{} {} {}", demo::Shop::all(), demo::nested(), demo::behind());
}

mod demo {
macro_rules! after {
    ($($statement:stmt;)*) => {{
        $($statement;)*
        crate::tools::three()
    }};
}

macro_rules! define {
    ($name:ident $($arms:tt)*) => {
        macro_rules! $name {
            $($arms)*
        }
    };
}

define! {
    defined
    ($($statements:tt)*) => {{
        $($statements)* crate::tools::three()
    }};
}

macro_rules! behind_segments {
    ($($part:ident)::+) => {
        $($part)::+::tools::four()
    };
}

pub mod deep {
    pub mod tools {
        pub fn four() -> i32 {
            4
        }
    }
}

macro_rules! chosen {
    ($(<$type:ty>)?) => {
        $(<$type>)?::tools()
    };
}

pub struct Shop;

impl Shop {
    pub fn tools() -> i32 {
        1
    }
    pub fn all() -> i32 {
        Self::tools() + <Self>::tools() + chosen!(<Shop>) + behind_segments!(self::deep)
    }
}

pub fn nested() -> i32 {
    mod inner {
        pub mod tools {
            pub fn own() -> i32 {
                2
            }
        }
        pub fn run() -> i32 {
            let tools = 4;
            tools + self::tools::own() + crate::tools::three()
        }
    }
    inner::run()
}

pub fn behind() -> i32 {
    defined!(let tools = 7; println!("{tools}"););
    after!(let tools = 5; println!("{tools}"););
    after!(println!("six");)
}
}

mod tools {
pub fn three() -> i32 {
    3
}
}
