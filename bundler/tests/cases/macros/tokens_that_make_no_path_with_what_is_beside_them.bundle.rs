struct Pair { half: u8 }
fn leave(at_keyword: bool) -> bool { demo::keyword!(at_keyword); true }
fn word(at_words: u8) -> u8 { demo::words!(at_words) }
fn main() {
    let at_sign = 1;
    let at_call = || 2;
    let (at_mark, at_start, at_list, at_names) = (3, 4, 5, 8);
    let at_kinds = |n: u8| n;
    let at_field = Pair { half: 9 };
    println!("{} {}", demo::sign!(at_sign, +, 1), demo::call!(at_call));
    println!("{} {}", demo::mark!(at_mark), demo::start!(at_start));
    println!("{} {}", demo::list!(at_list, at_list), demo::kinds!(at_kinds at_list));
    println!("{} {}", demo::names!(at_names at_list), demo::field!(at_field half));
    println!("{} {}", leave(true), word(1));
    let at_unequal = 14;
    println!("{}", demo::unequal!(at_unequal));
    let (at_rest, at_word, at_words_of_list) = (11, 12, 13);
    println!("{} {}", demo::next!(word at_word), demo::next!(all at_words_of_list));
    demo::rest!(println!("{}", at_rest););
}

mod demo {
macro_rules! unequal { ($compared:ident) => { $compared != 5 }; }
macro_rules! sign { ($left:expr, $sign:tt, $right:expr) => { $left $sign $right }; }
macro_rules! call { ($called:tt) => { 1 + $called() }; }
macro_rules! mark { ($marked:tt) => { 2 + $marked }; }
macro_rules! start { ($first:tt) => { $first + 3 }; }
macro_rules! list { ($($listed:tt),*) => { 0 $(+ $listed)* }; }
macro_rules! kinds { ($one:tt $other:tt) => { ($one)($other) }; }
macro_rules! keyword { ($truth:tt) => { if $truth { 4 } else { return $truth } }; }
macro_rules! names { ($value:ident $($more:ident)*) => { $value $(+ $more)* }; }
macro_rules! field { ($owner:tt $member:ident) => { $owner.$member }; }
macro_rules! words { ($word:ident) => { return $word }; }
macro_rules! rest { ($shown:expr; $($behind:tt)*) => { $shown; $crate::demo::rest!{ $($behind)* } }; () => {}; }
macro_rules! next { (word $next:tt) => { $next }; (all $($all:tt)*) => { ($($all)*) }; }
pub(crate) use unequal;
pub(crate) use sign;
pub(crate) use call;
pub(crate) use mark;
pub(crate) use start;
pub(crate) use list;
pub(crate) use kinds;
pub(crate) use keyword;
pub(crate) use names;
pub(crate) use field;
pub(crate) use words;
pub(crate) use rest;
pub(crate) use next;
}
