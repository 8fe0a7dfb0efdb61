fn main() {
    let mut pending = demo::pending();
    println!("{} {:?}", pending.push(0), pending.0);
}

mod demo {
macro_rules! pending {
    ($field:tt, $first:expr_2021, [$($rest:expr_2021),*]) => {{
        let expr = vec![Some($first), $(Some($rest),)* None];
        Pending { $field: expr }
    }};
}
macro_rules! makes {
    ($mark:tt) => {
        macro_rules! two { ($mark one:expr_2021) => { $mark one + 1 }; }
        macro_rules! three { ($three:expr_2021) => { $three + 2 }; }
    };
}
makes!($);
pub struct Pending<T>(pub Vec<Option<T>>);

impl<T: Clone> Pending<T> {
    pub fn push(&mut self, at: usize) -> usize {
        if let Some(ref x) = self.0[at].take() {
            self.0[at + 1] = Some(x.clone());
        }
        at
    }
}
pub fn pending() -> Pending<u8> { pending!(0, two!(0), [three!(1)]) }
}
