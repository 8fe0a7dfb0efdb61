fn main() { use z::{}; println!("{}", 3); }

mod z {
}
