//! How lines, errors and JSON reach the terminal or whoever reads instead of it.

use std::env;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;

use bundler::error::{Error, Problem};
use serde_json::{Value, json};

/// A line on standard output.
pub(super) fn line(line: &str) -> Result<(), Error> {
    text(&format!("{line}\n"))
}

/// Text on standard output. Whoever closes the pipe has read enough.
pub(super) fn text(text: &str) -> Result<(), Error> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Problem::io("write to", Path::new("standard output"), &error).into())
        }
        _ => Ok(()),
    }
}

/// An error, of the binary `bin` if it concerns one: drawn on standard error, or with `json` as an object on standard output,
/// where whoever reads objects looks for it. Nobody is left to tell when even that fails.
pub(super) fn error(error: &Error, bin: Option<&str>, json: bool) {
    if json {
        let _ = line(&error_object(error, bin).to_string());
        return;
    }
    let colour = io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none();
    let _ = writeln!(anstream::stderr(), "{}\n", error.render(colour));
}

fn error_object(error: &Error, bin: Option<&str>) -> Value {
    let mut object = json!({ "error": error.to_string() });
    if let Some(bin) = bin {
        object["bin"] = bin.into();
    }
    object
}
