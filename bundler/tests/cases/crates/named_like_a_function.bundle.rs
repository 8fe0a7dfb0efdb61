use crate::tools_lib as tools;
use crate::sort_lib::sort;

fn tools(values: &mut [i32]) {
    tools::sort(values);
}

fn main() {
    let mut values = [3, 1, 2];
    tools::more::twice(&mut values);
    println!("{values:?}");
    tools(&mut values);
    println!("{values:?}");
    sort(&mut values);
    println!("{values:?}");
}

mod tools_lib {
use crate::sort_lib as sort;
pub fn sort(values: &mut [i32]) {
    sort::sort(values);
}

pub mod more {
    use super::sort;

    pub fn twice(values: &mut [i32]) {
        sort(values);
        crate::sort_lib::reversed(values);
    }
}
}

mod sort_lib {
pub fn sort(values: &mut [i32]) {
    values.sort();
}

pub fn reversed(values: &mut [i32]) {
    sort(values);
    values.reverse();
}
}
