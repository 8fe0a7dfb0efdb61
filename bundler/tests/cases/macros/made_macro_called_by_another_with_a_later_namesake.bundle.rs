fn main() {
    println!("{}", demo::made());
}

mod demo {
macro_rules! maker {
    ($name:ident) => {
        macro_rules! $name {
            ($function:ident) => {
                pub fn $function() -> u8 {
                    1
                }
            };
        }
    };
}
maker!(define);

macro_rules! outer {
    () => {
        define!(made);
    };
}
outer!();
}
