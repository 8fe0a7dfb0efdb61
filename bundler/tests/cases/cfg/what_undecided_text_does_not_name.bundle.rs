use demo::plain::Area;

fn main() {
    let total = demo::plain::total();
    println!("{} {}", total.0, total.area());
    println!("{} {}", demo::globs::run(), demo::types::run::<i32>());
    println!("{}", demo::judge::calls());
    demo::say(1);
}

mod demo {
macro_rules! on_windows {
    ($value:expr) => {
        #[cfg(windows)]
        println!("{}", $value);
    };
}

pub fn say(value: i32) {
    on_windows!(value);
}

pub mod plain {
    pub struct Total(pub i32);
    pub fn total() -> Total {
        Total(3)
    }
    pub trait Area {
        fn area(&self) -> i32 {
            5
        }
    }
    impl Area for Total {}
}

pub mod globs {
    pub fn run() -> i32 {
        let total = 1;
        total
    }
}

pub mod types {
    pub fn run<Total: Default>() -> Total {
        Total::default()
    }
}

pub mod judge {
    pub fn handle() -> i32 {
        #[cfg(windows)]
        {
            return 7;
        }
        #[cfg(not(windows))]
        {
            2
        }
    }

    pub fn calls() -> i32 {
        let (by_name, other, total) = (handle(), 1, 2);
        by_name + other + total
    }
}
}
