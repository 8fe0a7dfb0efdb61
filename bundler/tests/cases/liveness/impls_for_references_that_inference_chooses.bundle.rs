fn main() {
    println!("{}", demo::show((5, Default::default())));
    println!("{}", demo::by(&Default::default(), 5));
    println!("{}", demo::solve(&"abc".parse().ok().unwrap()));
    println!("{}", demo::null(std::ptr::null()));
    println!("{}", demo::all(4));
}

mod demo {
pub trait Tr {
    fn show(self) -> i32;
}
#[derive(Default)]
pub struct A(pub i32);
impl Tr for (i64, i64) {
    fn show(self) -> i32 {
        1
    }
}
impl Tr for (i32, A) {
    fn show(self) -> i32 {
        2 + self.1 .0
    }
}
pub fn show<T: Tr>(t: T) -> i32 {
    t.show()
}
pub trait Keyed<K> {
    fn by(self, k: K) -> i32;
}
#[derive(Default)]
pub struct B(pub i32);
impl Keyed<i64> for &Vec<i64> {
    fn by(self, _: i64) -> i32 {
        1
    }
}
impl Keyed<i32> for &B {
    fn by(self, _: i32) -> i32 {
        2
    }
}
pub fn by<T: Keyed<K>, K>(t: T, k: K) -> i32 {
    t.by(k)
}
pub trait Solve {
    fn solve(self) -> usize;
}
pub struct Grid(usize);
impl std::str::FromStr for Grid {
    type Err = ();
    fn from_str(s: &str) -> Result<Grid, ()> {
        Ok(Grid(s.len()))
    }
}
impl Solve for &Grid {
    fn solve(self) -> usize {
        self.0 * 2
    }
}
pub fn solve<S: Solve>(s: S) -> usize {
    s.solve()
}
pub trait Null {
    fn null(self) -> bool;
}
pub struct C(pub i32);
impl Null for *const C {
    fn null(self) -> bool {
        self.is_null()
    }
}
pub fn null<T: Null>(t: T) -> bool {
    t.null()
}
pub trait Merge {
    fn merge(self) -> i64;
}
#[derive(Default)]
pub struct Sum(pub i64);
impl Merge for (&Sum, &Sum) {
    fn merge(self) -> i64 {
        self.0 .0 + self.1 .0 + 1
    }
}
pub fn all<T: Default>(n: usize) -> i64
where
    for<'a> (&'a T, &'a T): Merge,
{
    let t = T::default();
    (0..n).map(|_| (&t, &t).merge()).sum()
}
}
