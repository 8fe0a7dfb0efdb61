use demo::*;

fn main() {
    let (grid, point) = (Grid::new(3), Point(3));
    #[cfg(local)]
    {
        dump(&grid);
        println!("{} {}", by_pattern(3), by_method(3));
    }
    debug!(point);
    println!("{} {} {}", grid.len(), point, sum());
}

mod demo {
use std::fmt;
use std::ops::Deref;

pub struct Grid {
    cells: Vec<u8>,
    width: usize,
}
impl Grid {
    pub fn new(width: usize) -> Grid {
        Grid { cells: vec![0; width * width], width }
    }
    pub fn first(&self) -> usize {
        self.width
    }
}
impl Deref for Grid {
    type Target = Vec<u8>;
    fn deref(&self) -> &Vec<u8> {
        &self.cells
    }
}
pub trait Ends {
    fn first(&mut self) -> usize;
    fn second(&mut self) -> usize;
}
impl Ends for Grid {
    fn first(&mut self) -> usize {
        17
    }
    fn second(&mut self) -> usize {
        18
    }
}
impl Grid {
    pub fn second(&self) -> usize {
        self.width + 1
    }
}
pub fn dump(grid: &Grid) {
    let mut grid = Grid::new(grid.len());
    println!("{}", grid.first());
    grid.cells.sort();
}
fn second(n: usize) -> usize {
    let mut grid = Grid::new(n);
    grid.second()
}
pub static FIRST: fn(usize) -> usize = second;

pub struct Point(pub i32);
impl Point {
    pub fn to_string(&self) -> String {
        format!("P<{}>", self.0)
    }
    pub fn go(&self) -> i32 {
        match self.0 {
            LIMIT => 1,
            _ => 2,
        }
    }
}
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
pub fn debug(point: &Point) {
    println!("{}", point.to_string());
}
macro_rules! debug {
    ($e:expr) => {
        #[cfg(local)]
        $crate::demo::debug(&$e);
    };
}

const LIMIT: i32 = 5;
const OTHER: i32 = 4;
macro_rules! is_other {
    ($n:expr) => {
        matches!($n, OTHER)
    };
}
pub fn by_pattern(n: i32) -> bool {
    is_other!(n)
}
pub fn by_method(n: i32) -> i32 {
    Point(n).go()
}

macro_rules! make {
    ($name:ident) => {
        pub fn $name(point: &Sorted) -> u32 {
            let mut point = Sorted(point.0);
            point.sort()
        }
    };
}
pub struct Sorted(pub u32);
impl Sorted {
    pub fn sort(&self) -> u32 {
        self.0
    }
}
pub trait Sort {
    fn sort(&mut self) -> u32;
}
impl Sort for Sorted {
    fn sort(&mut self) -> u32 {
        3
    }
}
make!(sorted);

pub fn sum() -> usize {
    let mut grid = Grid::new(3);
    let sum = Ends::first(&mut grid) + Ends::second(&mut grid) + Sort::sort(&mut Sorted(1)) as usize;
    #[cfg(local)]
    let sum = sum + FIRST(2) + sorted(&Sorted(7)) as usize;
    sum
}
pub(crate) mod debug_macro { pub(crate) use debug; }
pub(crate) use debug_macro::debug;
}
