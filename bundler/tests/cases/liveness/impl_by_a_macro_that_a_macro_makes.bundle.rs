use demo::{Away, Given, InConst, InFn, InMember, Plain, Through};

fn main() {
    println!("{Plain} {Through} {Given} {InConst} {InFn} {InMember} {Away}");
}

mod demo {
macro_rules! maker {
    ($name:ident) => {
        macro_rules! $name {
            ($type:ident) => {
                impl std::fmt::Display for $type {
                    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str(stringify!($type))
                    }
                }
            };
        }
    };
}
maker!(display);

macro_rules! through {
    ($type:ident) => {
        display!($type);
    };
}

macro_rules! given {
    ($name:ident, $type:ident) => {
        $name!($type);
    };
}

pub struct Plain;
display!(Plain);
pub struct Through;
through!(Through);
pub struct Given;
given!(display, Given);
pub struct InConst;
const _: () = {
    display!(InConst);
};
pub struct InFn;
const _: () = {
    display!(InFn);
};
pub struct InMember;
impl InMember {
    fn unused(&self) {
        display!(InMember);
    }
}
mod elsewhere {
    display!(Away);
    use super::Away;
}
pub struct Away;
pub struct Dead;
display!(Dead);
}
