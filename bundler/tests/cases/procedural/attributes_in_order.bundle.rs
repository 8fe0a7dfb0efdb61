
struct Counter(u32);

impl Counter {
    fn next(&mut self) -> u32 {
        println!("{}", "method");
        {
        self.0 += (5 + 5) * 2;
        self.0
    }
    }
}

/// Prints.
#[inline]
fn both(x: u32) -> u32 {
    println!("{}", "\"second\"");
    {
        println!("{}", "first");
        {
    x + 1 // the body
}
    }
}

#[derive(Clone)]
pub struct Made;
impl Made {
    pub fn name(&self) -> &'static str {
        "Made"
    }
}
pub const TEN: u32 = (5 + 5) + 1;
fn with_more() {
    println!("{}", "made");
    {
    println!("{} {}", Made.name(), TEN);
}
}


fn main() {
    println!("{} {}", both(1), Counter(1).next());
    with_more();
}
