
fn main() {
    println!("{}", rabbits(80));
}

/// Rabbits after some months.
fn rabbits(month: u64) -> u64 {
    thread_local! {
        static KNOWN: std::cell::RefCell<std::collections::HashMap<u64, u64>> = Default::default();
    }
    if let Some(known) = KNOWN.with(| known | known.borrow().get(&month).copied()) {
        return known;
    }
    let made: u64 = {
    // Pairs of rabbits.
    match month {
        0 | 1 => month,
        _ => rabbits(month - 1) + rabbits(month - 2),
    }
};
    KNOWN.with(| known | known.borrow_mut().insert(month, made));
    made
}
