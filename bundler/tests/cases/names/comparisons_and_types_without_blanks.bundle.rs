mod demo {
pub const LIMIT: u8 = 3;
pub mod demo {
}
pub trait Demo<T = u8> {
    const LEAST: u8;
    fn demo(self) -> u8;
    fn wide() -> T;
}
impl Demo for u8 {
    const LEAST: u8 = 2;
    fn demo(self) -> u8 { self + 40 }
    fn wide() -> u8 { 200 }
}
pub trait Held<'a> {
    fn held(&self) -> &'a str;
}
pub trait Has {
    type demo;
}
impl Has for u8 {
    #[allow(non_camel_case_types)]
    type demo = u16;
}
}

mod inner {
    use crate::demo::Demo as Shown;
    struct Own<T>(T);
    impl<T: Copy + Into<u8>>crate::demo::Demo for Own<T> {
        const LEAST: u8 = 1;
        fn demo(self) -> u8 { self.0.into() }
        fn wide() -> u8 { 9 }
    }
    trait Sub {
        fn demo() -> u8;
    }
    impl Sub for Vec<u8> {
        fn demo() -> u8 { 77 }
    }
    impl Sub for u16 {
        fn demo() -> u8 { 78 }
    }
    trait Only {
        fn only() -> u8;
    }
    impl Only for <u8 as crate::demo::Has>::demo {
        fn only() -> u8 { 79 }
    }
    fn holds<T>(t: T) -> usize where T: for<'a>crate::demo::Held<'a> {
        t.held().len()
    }
    fn pair(a: bool, b: bool) -> u8 { a as u8 * 2 + b as u8 }
    pub fn all(x: u8, y: u8) -> Vec<u8> {
        let mut all = Vec::<u8>::new();
        let list: Vec<Option<<u8 as crate::demo::Has>::demo>> = vec![None];
        all.push(pair(x<y, y>crate::demo::LIMIT));
        all.push(pair(x<=y, y>=crate::demo::LIMIT));
        all.push((x<y&&y>crate::demo::LIMIT) as u8);
        all.push((x<<y>crate::demo::LIMIT) as u8);
        all.push((x>>1>crate::demo::LIMIT) as u8);
        all.push(pair(true<(x>y), y>crate::demo::LIMIT));
        all.push(if x<y{ 1 } else if y>crate::demo::LIMIT { 2 } else { 3 });
        all.push(<u8>::demo(x) + <u8 as Shown>::demo(y) + <Vec<u8>>::demo());
        all.push(<<u8 as crate::demo::Has>::demo as Sub>::demo() + u16::only());
        all.push(Own(x).demo() + <Own<u8>as crate::demo::Demo>::LEAST);
        all.push(Own::<u8>::wide() + list.len() as u8);
        all
    }
    pub fn held() -> usize { holds(Five) }
    struct Public(pub(super) <u8 as crate::demo::Has>::demo);
    fn lent<'a>(of: &'a u16) -> &'a <u8 as crate::demo::Has>::demo { of }
    pub fn more(x: u8) -> u16 {
        #[allow(unused_must_use)]
        <u8 as Shown>::demo(x);
        #[cfg(all())] <u8 as Shown>::demo(x);
        Public(*lent(&7)).0
    }
    impl Sub for fn(u8) -> u8 {
        fn demo() -> u8 { 80 }
    }
    macro_rules! call {
        ($name:ident<$of:ty>::$f:ident) => { <$name<$of>>::$f() };
    }
    pub fn others(x: u8) -> Vec<u8> {
        let mut all = vec![<fn(u8) -> u8 as Sub>::demo()];
        all.push(match x { _ if x < 5 =>crate::demo::LIMIT, _ => 0 });
        if x > 200 { return all } <u8 as Shown>::demo(x);
        all.push(pair(1<x, 7>crate::demo::LIMIT));
        all.push(call!(Vec<u8>::demo));
        all
    }
    struct Five;
    impl<'a>crate::demo::Held<'a> for Five {
        fn held(&self) -> &'a str { "five!" }
    }
}
fn main() {
    println!("{:?} {}", inner::all(1, 2), inner::held());
    println!("{:?} {}", inner::all(9, 4), inner::more(1));
    println!("{:?} {:?}", inner::others(1), inner::others(0));
}
