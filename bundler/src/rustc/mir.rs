//! Programs as MIR, for whoever compares them: what the compiler makes of a function before it is made for any type.

use std::collections::BTreeMap;

use super::{Error, Rustc, at, is_about_source};

/// Lints are no matter, and checks are the same in all editions.
const FLAGS: [&str; 3] = ["--emit=mir", "--cap-lints=allow", "-Copt-level=0"];

/// Bodies of functions and constants by their heads: one line up to the brace.
pub(crate) type Bodies = BTreeMap<String, String>;

impl Rustc {
    /// The bodies of all functions and constants in `source`, generic and dead ones too, and the constants that were taken out of
    /// them, as these further flags make them. None if it does not compile. Marks of storage and of aliasing are left out, and the
    /// `r#` of names that are keywords in this edition.
    pub(crate) fn mir(
        &self,
        source: &str,
        edition: &str,
        flags: &[&str],
    ) -> Result<Option<Bodies>, Error> {
        let work = self.scratch_folder()?;
        let flags = [&["--edition", edition], &FLAGS[..], flags].concat();
        let (status, diagnostics, output) = self.run(&self.program, work.path(), source, &flags)?;
        if status.success() {
            let path = work.path().join("main.mir");
            let text = std::fs::read_to_string(&path).map_err(|e| at(&path, e))?;
            return Ok(Some(bodies(&text)));
        }
        match is_about_source(&diagnostics) {
            true => Ok(None),
            false => Err(Error::Crashed { status, output }),
        }
    }
}

fn bodies(text: &str) -> Bodies {
    // A copy of a reference that claims nothing, as rustc 1.100 writes it.
    let text = text.replace("r#", "").replace(" = no_retag ", " = ");
    let mut bodies = Bodies::new();
    let mut head = "";
    for line in text.lines().filter(|line| !line.is_empty()) {
        match line.starts_with([' ', '}', '/']) {
            false => head = line,
            true if line.trim_start().starts_with("Storage") => {}
            true => {
                let body = bodies.entry(head.to_owned()).or_default();
                body.push_str(line);
                body.push('\n');
            }
        }
    }
    bodies
}

/// The name in a body's head, which has not always all of the path: `f` of `fn a::f::{closure#0}(_1: u8) -> u8 {`.
pub(crate) fn name_in_head(head: &str) -> Option<&str> {
    let path = path_in_head(head)?.split("::{").next()?;
    let path = path.split("::promoted[").next()?;
    path.rsplit("::").next()
}

/// The path in a body's head.
pub(crate) fn path_in_head(head: &str) -> Option<&str> {
    let (_, path) = head.split_once(' ')?;
    let path = path.strip_prefix("mut ").unwrap_or(path);
    Some(&path[..end_of_path(path)])
}

/// Where a path ends: before a parenthesis, or a colon that is alone.
fn end_of_path(path: &str) -> usize {
    let bytes = path.as_bytes();
    let mut depth = 0;
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'<' => depth += 1,
            b'>' => depth -= 1,
            b':' if bytes.get(at + 1) == Some(&b':') => at += 1,
            b'(' | b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

/// The byte of a text that `<impl at main.rs:3:1: 3:9>` in a body's head names.
pub(crate) fn impl_in_head(text: &str, head: &str) -> Option<usize> {
    let (_, at) = head.split_once("<impl at ")?;
    let mut numbers = at
        .split(':')
        .skip(1)
        .map(|number| number.trim().parse::<usize>().ok());
    let (line, column) = (
        numbers.next()??.checked_sub(1)?,
        numbers.next()??.checked_sub(1)?,
    );
    let mut lines = text.split_inclusive('\n');
    let before: usize = lines.by_ref().take(line).map(str::len).sum();
    let (inside, _) = lines.next()?.char_indices().nth(column)?;
    Some(before + inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_found_by_their_heads() {
        let text = "// WARNING\n\nfn f(_1: u8) -> () {\n    bb0: {\n        StorageLive(_2);\n        _3 = no_retag copy _1;\n        return;\n    }\n}\n\nconst N: u8 = {\n    bb0: {\n    }\n}\n";
        let bodies = bodies(text);
        let heads: Vec<&str> = bodies.keys().map(String::as_str).collect();
        assert_eq!(heads, ["", "const N: u8 = {", "fn f(_1: u8) -> () {"]);
        let body = &bodies["fn f(_1: u8) -> () {"];
        assert_eq!(
            body,
            "    bb0: {\n        _3 = copy _1;\n        return;\n    }\n}\n"
        );
    }

    #[test]
    fn heads_name_functions() {
        for (head, found) in [
            ("fn f(_1: u8) -> u8 {", "f"),
            (
                "fn a::b::f::{closure#0}(_1: &{closure@main.rs:1:1: 1:9}) -> u8 {",
                "f",
            ),
            (
                "fn a::<impl at main.rs:6:1: 6:10>::g(_1: &A<B::C>) -> () {",
                "g",
            ),
            ("const a::<impl at main.rs:6:1: 6:10>::N: [u8; 3] = {", "N"),
            ("static mut S: u8 = {", "S"),
            ("const f::{constant#0}: usize = {", "f"),
            ("const a::f::promoted[0]: &u8 = {", "f"),
        ] {
            assert_eq!(name_in_head(head), Some(found), "{head}");
        }
        assert_eq!(name_in_head(""), None);
    }

    #[test]
    fn an_impl_is_found_by_line_and_column() {
        let text = "struct A;\n  impl A {}\n";
        let at = |place: &str| impl_in_head(text, &format!("fn <impl at main.rs:{place}>::f() {{"));
        assert_eq!(at("2:3: 2:9"), Some(12));
        assert_eq!(at("9:3: 9:9"), None);
        assert_eq!(impl_in_head(text, "fn f() {"), None);
    }
}
