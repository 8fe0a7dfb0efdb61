use demo::{Given, Named, Renamed};

fn main() {
    println!("{Given}, {Renamed}, {Named}");
}

mod demo {
macro_rules! maker {
    ($name:ident, $type:ident) => {
        macro_rules! $name {
            ($text:expr) => {
                impl std::fmt::Display for $type {
                    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($text)
                    }
                }
            };
        }
    };
}

pub struct Given;
maker!(display_given, Given);
mod calls {
    display_given!("given where it was made");
    use super::Given;
}

pub struct Renamed;
maker!(display_renamed, Renamed);
mod renamed {
    use display_renamed as shown;
    use super::Renamed;
    shown!("and by another name");
}

pub struct Named;
macro_rules! maker_of_named {
    ($name:ident) => {
        macro_rules! $name {
            ($text:expr) => {
                impl std::fmt::Display for Named {
                    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str($text)
                    }
                }
            };
        }
    };
}
maker_of_named!(display_named);
mod more_calls {
    display_named!("named in the maker");
    use super::Named;
}
}
