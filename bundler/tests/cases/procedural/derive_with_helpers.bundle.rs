
/// A length.
#[derive(Clone, Debug, Default)]
struct Length {
    value: u32, // metres
    on: u8,
}
impl Length {
    #[allow(dead_code)]
    pub fn describe(&self) -> &'static str {
        concat!(stringify!(Length), "top value on")
    }
}

#[derive(Debug, Default)]
enum Unit {
    #[default]
    Metre,
    Millimetre,
}
impl Unit {
    #[allow(dead_code)]
    pub fn describe(&self) -> &'static str {
        concat!(stringify!(Unit), "small")
    }
}

struct Numbers(u8);
impl Iterator for Numbers {
    type Item = u8;
    fn next(&mut self) -> Option<u8> {
        self.0 += 1;
        Some(self.0)
    }
}

#[derive(Debug)]
struct Conditional;
impl Conditional {
    #[allow(dead_code)]
    pub fn describe(&self) -> &'static str {
        concat!(stringify!(Conditional), "")
    }
}

fn main() {
    struct Local;
    impl Local {
        #[allow(dead_code)]
        pub fn describe(&self) -> &'static str {
            concat!(stringify!(Local), "")
        }
    }
    let length = Length { on: 7, ..Length::default() };
    println!("{} {:?}", length.describe(), length);
    println!("{:?} {:?}", Unit::default(), Unit::Millimetre.describe());
    println!("{:?} {}", Numbers(3).nth(2), Local.describe());
    println!("{:?} {}", Conditional, Conditional.describe());
}
