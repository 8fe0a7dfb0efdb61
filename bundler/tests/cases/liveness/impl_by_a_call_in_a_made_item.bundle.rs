use demo::{ByFn, ByLength, ByMember, ByProvided, ByStatement, ByStatic};

fn main() {
    drop(ByFn);
    drop(ByStatic);
    drop(ByMember);
    drop(ByProvided);
    drop(ByStatement);
    drop(ByLength);
}

mod demo {
macro_rules! noisy {
    ($name:ident) => {
        impl Drop for $name {
            fn drop(&mut self) {
                println!("{} goes", stringify!($name));
            }
        }
    };
}

pub struct ByFn;
macro_rules! made_fn {
    ($name:ident) => {
        fn unused() {
            noisy!($name);
        }
    };
}
made_fn!(ByFn);

pub struct ByStatic;
macro_rules! made_static {
    ($name:ident) => {
        static UNUSED: u8 = {
            noisy!($name);
            1
        };
    };
}
made_static!(ByStatic);

pub struct Dead;
pub struct ByMember;
macro_rules! made_impl {
    ($name:ident) => {
        impl Drop for Dead {
            fn drop(&mut self) {
                noisy!($name);
            }
        }
    };
}
made_impl!(ByMember);

pub struct ByProvided;
macro_rules! made_trait {
    ($name:ident) => {
        pub trait Provides {
            fn unused(&self) {
                noisy!($name);
            }
        }
    };
}
made_trait!(ByProvided);

pub struct ByStatement;
macro_rules! with_statement {
    ($statement:stmt) => {
        fn with_statement() {
            $statement
        }
    };
}
with_statement!(noisy!(ByStatement));

pub struct ByLength;
pub trait Measured {}
macro_rules! measured {
    ($type:ty) => {
        impl Measured for $type {}
    };
}
measured!(
    [u8; {
        noisy!(ByLength);
        1
    }]
);
}
