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
}
