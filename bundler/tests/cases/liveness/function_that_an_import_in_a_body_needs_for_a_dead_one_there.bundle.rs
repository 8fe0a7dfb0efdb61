fn main() {
    println!("{}", demo::outer::answer());
}

mod demo {
mod inner {
}

pub mod outer {
    pub fn answer() -> u32 {
        42
    }
}
}
