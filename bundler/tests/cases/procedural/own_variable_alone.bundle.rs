
fn main() {
    let y = 10;
    println!("{}", {
        let x = 3;
        y - x
    });
}
