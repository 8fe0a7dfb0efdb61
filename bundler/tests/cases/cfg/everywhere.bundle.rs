fn main() {
    println!("{}", demo::make(demo::E::A).get(4));
}

mod demo {
pub struct S {
    pub a: i32,
}
pub enum E {
    A,
}
impl S {
    pub fn get(&self, n: i32) -> i32 {
        self.a + n
    }
}
pub fn make(e: E) -> S {
    let list = [
        1,
    ];
    S {
        a: match e {
            E::A => list.len() as i32,
        },
    }
}
}
