use demo::Name;

fn main() {
    println!("{} {}", (&1).name(), (&&demo::Words).name());
}

mod demo {
pub trait Name {
    fn name(&self) -> String;
}
pub struct Words;

macro_rules! impl_name {
    ($($t:ty => $s:expr),*) => {
        $(impl Name for $t {
            fn name(&self) -> String {
                $s.to_string()
            }
        })*
    };
}
impl_name!(i32 => "number", Words => "words");

impl<T: Name> Name for &T {
    fn name(&self) -> String {
        format!("&{}", (**self).name())
    }
}
}
