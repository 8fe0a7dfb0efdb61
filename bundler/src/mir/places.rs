//! Places, arguments and closures in lines of MIR, and their types.

use std::collections::BTreeMap;

use crate::rustc::path_in_head;

/// The arguments in a function's head and their types: `fn f(_1: u8, _2: (u8, u8)) -> () {`.
pub(crate) fn arguments(head: &str) -> impl Iterator<Item = (&str, &str)> {
    let path = path_in_head(head).unwrap_or_default();
    let behind = head.split_once(' ').map_or("", |(_, behind)| behind);
    let list = behind
        .strip_prefix(path)
        .and_then(|rest| rest.strip_prefix('('));
    let list = list.unwrap_or_default();
    parts(list)
        .into_iter()
        .filter_map(|part| part.split_once(": "))
}

/// By their types, the closures that a body makes and the types of what they take.
pub(crate) fn closures<'a>(
    body: &'a str,
    types: &BTreeMap<&str, &'a str>,
) -> BTreeMap<&'a str, Vec<&'a str>> {
    let made = body.lines().filter_map(closure);
    let closures = made.map(|(closure, values)| {
        let taken = values.into_iter().map(|value| type_of(value, types));
        (closure, taken.collect())
    });
    closures.collect()
}

/// The closure that a line makes, and the values that it takes: `_3 = {closure@main.rs:1:1: 1:9} { a: move _2, b: copy _1 };`.
fn closure(line: &str) -> Option<(&str, Vec<&str>)> {
    let (_, value) = line.trim().split_once(" = ")?;
    let end = value.find('}')? + 1;
    let kind = value
        .get(..end)
        .filter(|kind| kind.starts_with("{closure@"))?;
    let fields = value[end..].trim().strip_prefix("{ ").unwrap_or_default();
    let values = parts(fields).into_iter().filter_map(|field| {
        let (_, value) = field.split_once(": ")?;
        let place = value.strip_prefix("move ").or(value.strip_prefix("copy "));
        Some(place.unwrap_or(value).trim())
    });
    Some((kind, values.collect()))
}

/// What stands between commas up to the bracket that ends it all.
fn parts(list: &str) -> Vec<&str> {
    let mut depth = 0;
    let mut parts = Vec::new();
    let mut start = 0;
    let mut before = ' ';
    for (at, c) in list.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            '>' if before == '-' => {}
            ')' | '>' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth < 0 || depth == 0 && c == ',' {
            parts.push(list[start..at].trim());
            start = at + 1;
        }
        if depth < 0 {
            break;
        }
        before = c;
    }
    parts
}

/// The type of a place: `T` of `(_2.1: T)`, of a local, and of what is behind a reference or in a slice or array; an argument as
/// it is.
pub(crate) fn type_of<'a>(place: &'a str, types: &BTreeMap<&str, &'a str>) -> &'a str {
    if let Some(known) = types.get(place) {
        return known;
    }
    if let Some((elements, _)) = place
        .strip_suffix(']')
        .and_then(|rest| rest.rsplit_once('['))
    {
        let elements = type_of(elements, types);
        let all = elements
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'));
        return all.map_or(elements, |all| {
            all.rsplit_once("; ").map_or(all, |(one, _)| one)
        });
    }
    let inner = place
        .strip_prefix('(')
        .and_then(|rest| rest.strip_suffix(')'));
    let Some(inner) = inner else {
        return place;
    };
    if let Some(pointer) = inner.strip_prefix('*') {
        let pointer = type_of(pointer, types);
        let behind = ["&mut ", "&", "*mut ", "*const "];
        let mut behind = behind.iter().filter_map(|mark| pointer.strip_prefix(mark));
        return behind.next().unwrap_or(pointer);
    }
    let mut depth = 0;
    let colon = inner.char_indices().find(|&(at, c)| {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' | '>' | ']' | '}' => depth -= 1,
            _ => {}
        }
        depth == 0 && inner[at..].starts_with(": ")
    });
    colon.map_or(place, |(at, _)| &inner[at + 2..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_places() {
        let types = BTreeMap::from([
            ("_2", "&mut Rc<u8>"),
            ("_3", "&mut [Rc<u8>]"),
            ("_4", "[[Rc<u8>; 2]; 3]"),
        ]);
        for (place, kind) in [
            ("((_1.0: S<(A, B)>).1: Rc<u8>)", "Rc<u8>"),
            ("(*(_1.0: &mut Rc<u8>))", "Rc<u8>"),
            ("(*_2)", "Rc<u8>"),
            ("(*_3)[_12]", "Rc<u8>"),
            ("_4[1 of 3]", "[Rc<u8>; 2]"),
            ("(*((_1.0: S).1: &mut [Rc<u8>]))[_5]", "Rc<u8>"),
            ("_1", "_1"),
        ] {
            assert_eq!(type_of(place, &types), kind, "{place}");
        }
    }

    #[test]
    fn arguments_of_heads() {
        let head = "fn <impl at main.rs:1:1: 1:9>::f(_1: fn(u8) -> u8, _2: (A, B<C, D>)) -> () {";
        let known = [("_1", "fn(u8) -> u8"), ("_2", "(A, B<C, D>)")];
        assert!(arguments(head).eq(known));
        assert!(arguments("fn f(_1: u8) -> u8 {").eq([("_1", "u8")]));
        assert_eq!(arguments("const F: (A, B) = {").count(), 0);
    }

    #[test]
    fn values_that_closures_take() {
        let line = "    _3 = {closure@main.rs:1:1: 1:9} { a: move (_2.0: (A, B)), b: copy _1 };";
        let made = ("{closure@main.rs:1:1: 1:9}", vec!["(_2.0: (A, B))", "_1"]);
        assert_eq!(closure(line), Some(made));
        assert_eq!(
            closure("_3 = {closure@main.rs:1:1: 1:9};").map(|(_, taken)| taken),
            Some(vec![])
        );
    }
}
