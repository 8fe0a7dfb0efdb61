fn main() {
    println!("{}", demo::answer());
}

mod demo {
macro_rules! maker_of_symbols {
    ($name:ident) => {
        macro_rules! $name {
            ($function:ident) => {
                #[export_name = "demo_answer"]
                pub extern "C" fn $function() -> i32 {
                    42
                }
            };
        }
    };
}
maker_of_symbols!(symbol);

mod elsewhere {
    symbol!(unnamed_elsewhere);
}

pub fn answer() -> i32 {
    extern "C" {
        #[link_name = "demo_answer"]
        fn linked() -> i32;
    }
    unsafe { linked() }
}
}
