
use std::collections::BTreeMap;
use std::fmt::{Debug, Display};

mod words {
    #![allow(clippy::all)]
    #![doc = " Inside."]
    use std::ops::{
        Deref, Shl
    };
    #[doc = " A pair, with `code` and \"quotes\"."]
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Pair<'a, T:?Sized, const N: usize = 3>(pub &'a T, pub [u8; N]) where T: super::Debug;
    impl<'a, T:?Sized + super::Debug> Deref for Pair<'a, T> {
        type Target = T;
        fn deref(&self) -> &<Self as Deref>::Target {
            self.0
        }
    }
    pub(in crate::words) trait Named: Sized {
        const ID: i32 = -1;
        fn named(self) -> (Self, i32) {
            (self, Self::ID)
        }
    }
    impl Named for u8 { }
    impl Named for &'_ str {
        const ID: i32 = !0 - -2;
    }
    macro_rules! sum {
        (@ $($k: ident => $v: tt);+) => {
            vec![$((stringify!($k), $v)),+]
        };
        ($first: expr $(, $rest: expr)* $(, )?) => {
            $first $(+ $rest)*
        };
    }
    pub fn all(r#type: &mut Vec<Vec<i64>> ) -> impl Iterator<Item = String> + '_ {
        let nested = ((1u8, 2.5f32), 3);
        let x: i64 = 7;
        let y = &&x;
        let shifted = 1u32.shl(2) <<3>> 1;
        let less = x<3 || **y>= 7 && !(x != 7);
        let range = (0..3).chain(5..=6).map(| n | n * -1).sum::<i64>();
        let float = 1. + 2e3 - 0.5_f64;
        let closure = move | a: i64, b: i64 | -> i64 {
            a % b
        };
        let none = || ();
        none();
        let text = r#"raw "text" {x}"#;
        let bytes = b"\x00\n";
        let c = '\'';
        'outer: for i in 0.. {
            loop {
                if i == 4 {
                    break 'outer
                }
                continue 'outer;
            }
        }
        let kind = match (x, c) {
            (0 | 1, _) => "small", (n @ 2..=6, 'a'..='z') if n> 2 => "middle", (i64::MIN..=-1, ..) => "negative", _ => "large",
        };
        let value = if let Some(v) = r#type.first_mut() {
            v.push(x);
            v.len()
        } else {
            0
        };
        let cast = x as usize as u8 as char;
        let Pair(inner, [first, .., last]) = Pair::<str, 3>("in", [1, 2, 3]);
        unsafe {
            std::hint::black_box(());
        }
        let made = Pair::<str>(text, [0; 3]);
        vec![format!("{:?} {} {} {shifted}", nested.0.1, nested.1, *y), format!("{less} {range} {float:.1} {}", closure(17, 5)), format!("{text} {bytes:?} {c} {kind} {value} {cast:?}"), format!("{inner}{first}{last} {} {:?}", made.len(), 5u8.named()), format!("{:?} {:?}", "a".named(), <u8 as Named>::ID), format!("{} {:?}", sum!(1, 2, 3, ), sum!(@ a => 1; b => 2)), ].into_iter()
    }
}

fn show<T, U>(items: &BTreeMap<T, Vec<U>> ) -> String where T: Display + Ord, for <'b> &'b U: Debug, {
    let mut out = String::new();
    for (key, values) in items.iter().filter(| (_, v) | v.len()>> 1> 0) {
        out += &*format!("{key}: {:?};", values.iter().collect::<Vec<_>> ());
    }
    return out;
}

fn main() {
    for line in words::all(&mut vec![vec![1]]) {
        println!("{line}");
    }
    println!("{}", show(&BTreeMap::from([(1, vec!['x', 'y']), (2, vec![])])));
}
