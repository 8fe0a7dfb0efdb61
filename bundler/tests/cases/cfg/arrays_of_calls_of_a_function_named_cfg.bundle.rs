fn main() {
    println!("{} {}", demo::sum(), demo::callee(4));
}

mod demo {
fn cfg(flag: bool) -> u32 {
    u32::from(flag) + 1
}
pub fn sum() -> u32 {
    let rows = [
        &[cfg(false)],
        &[cfg(true)],
    ];
    let pair = (
        rows.len() as u32,
    );
    let nested = [max(
        match pair.0 {
            value => value,
        },
        1,
    )];
    rows.iter().map(|row| row[0]).sum::<u32>().max(
        match nested[0] {
            value => value,
        },
    )
}
#[allow(unknown_lints)]
pub fn callee(value: u32) -> u32 {
    #[allow(test)]
    let more = value + 1;
    let called = (match more {
        _ => max,
    })(more, 3);
    let received = (match called {
        value => value,
    })
    .pow(2);
    called + received
}
fn max(a: u32, b: u32) -> u32 {
    a.max(b)
}
}
