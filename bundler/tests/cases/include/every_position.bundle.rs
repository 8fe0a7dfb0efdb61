use demo::{Level, Shape, Square};

fn main() {
    println!("{} {}", Square::SIDES, Square::new().area());
    println!("{} {}", Level::High as u8, Level::Low as u8 + Square::new().first() as u8);
    println!("{}", demo::bodies(7));
}

mod demo {
pub trait Shape {
    const SIDES: usize = 3;
    fn area(&self) -> i32 {
        1 + 2
    }
}

pub struct Square([i32; 3]);

impl Square {
    pub fn new() -> Self {
        Square([3; { 3 }])
    }
    pub fn first(&self) -> i32 {
        let [first, ..] = self.0 else { panic!("no {}", "first") };
        first
    }
}

impl Shape for Square {}

#[repr(u8)]
#[derive(Clone, Copy)]
pub enum Level {
    Low = 3,
    High = 2 * (1 + 2),
}

pub fn bodies(n: i32) -> i32 {
    mod inside {
        use crate::demo::PATH;

pub fn item() -> i32 {
    PATH
}
    }
    let field = Point { x: 1 + 2, y:crate::demo::PATH };
    let closure = move || 1 + 2;
    let or = n | (1 + 2);
    let compared = n == (1 + 2);
    let negated = !(1 + 1 == 2 || false);
    let cast = (1 + 2) as i64 as i32;
    let reference = &(1 + 2);
    let labelled = 'a: {
        if negated {
            break 'a (1 + 2);
        }
        if n > 100 { 1 } else { 2 }
    };
    let mut assigned = 1;
    assigned += 1 + 2;
    while 1 + 1 == 2 || false {
        assigned -= 1;
        if assigned <= 3 {
            break;
        }
    }
    let chosen = if n > 3 { 1 + 2 } else { if n > 100 { 1 } else { 2 } };
    let text = "four".len() as i32;
    let ranged: i32 = (0..(1 + 2)).sum();
    let tried = (|| Some(Some(5)? + 1))().unwrap_or(0);
    let checked = unsafe { if n > 100 { 1 } else { 2 } };
    checked + field.x + field.y + closure() + or + i32::from(compared) + cast + reference + labelled
        + assigned + chosen + text + ranged + tried + inside::item() + (1 + 2)
}

pub struct Point {
    x: i32,
    y: i32,
}
pub const PATH: i32 = 50;
}
