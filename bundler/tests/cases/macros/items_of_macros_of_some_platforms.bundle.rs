struct Own;

impl demo::MadeTrait for Own {}
impl demo::GivenTrait for Own {}

fn is_both<T: demo::MadeTrait + demo::GivenTrait>() {}

fn main() {
    let _ = (demo::MadeStruct, demo::GivenStruct);
    let _ = (demo::MadeEnum::One, demo::GivenEnum::One);
    is_both::<Own>();
    let (one, two): (demo::MadeType, demo::GivenType) = (3, 4);
    println!("{one} {two} {}", demo::sum());
    println!("{} {}", demo::MADE_CONST, demo::GIVEN_CONST);
    println!("{} {}", demo::MADE_STATIC, demo::GIVEN_STATIC);
    let _ = (demo::MadeUnion { field: 7 }, demo::GivenUnion { field: 7 });
    println!("{} {}", demo::made_module::eight(), demo::given_module::eight());
    println!("{} {}", demo::made_function(), demo::given_function());
}

mod demo {
#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_struct {
    () => {
        pub struct MadeStruct;
    };
}
make_struct!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_struct {
    ($name:ident) => {
        pub struct $name;
    };
}
give_struct!(GivenStruct);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_enum {
    () => {
        pub enum MadeEnum {
            One,
        }
    };
}
make_enum!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_enum {
    ($name:ident) => {
        pub enum $name {
            One,
        }
    };
}
give_enum!(GivenEnum);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_trait {
    () => {
        pub trait MadeTrait {}
    };
}
make_trait!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_trait {
    ($name:ident) => {
        pub trait $name {}
    };
}
give_trait!(GivenTrait);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_type {
    () => {
        pub type MadeType = i32;
    };
}
make_type!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_type {
    ($name:ident) => {
        pub type $name = i32;
    };
}
give_type!(GivenType);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_const {
    () => {
        pub const MADE_CONST: i32 = 5;
    };
}
make_const!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_const {
    ($name:ident) => {
        pub const $name: i32 = 5;
    };
}
give_const!(GIVEN_CONST);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_static {
    () => {
        pub static MADE_STATIC: i32 = 6;
    };
}
make_static!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_static {
    ($name:ident) => {
        pub static $name: i32 = 6;
    };
}
give_static!(GIVEN_STATIC);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_union {
    () => {
        pub union MadeUnion {
            pub field: i32,
        }
    };
}
make_union!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_union {
    ($name:ident) => {
        pub union $name {
            pub field: i32,
        }
    };
}
give_union!(GivenUnion);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_module {
    () => {
        pub mod made_module {
            pub fn eight() -> i32 {
                8
            }
        }
    };
}
make_module!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_module {
    ($name:ident) => {
        pub mod $name {
            pub fn eight() -> i32 {
                8
            }
        }
    };
}
give_module!(given_module);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_function {
    () => {
        pub fn made_function() -> i32 {
            9
        }
    };
}
make_function!();

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_function {
    ($name:ident) => {
        pub fn $name() -> i32 {
            9
        }
    };
}
give_function!(given_function);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! give_macro {
    ($name:ident) => {
        macro_rules! $name {
            () => {
                10
            };
        }
    };
}
give_macro!(given_macro);

#[cfg(not(target_pointer_width = "16"))]
macro_rules! make_macro {
    () => {
        macro_rules! made_macro {
            () => {
                11
            };
        }
    };
}
make_macro!();

pub fn sum() -> i32 {
    given_macro!() + made_macro!()
}
}
