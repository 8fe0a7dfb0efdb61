//! `bundler sizes BIN`: what the bytes of a bundle are spent on.

use bundler::{Bundle, ItemSize, ModuleSize, sizes};
use serde_json::{Value, json};

use super::{Common, Outcome, print};

#[derive(Debug, clap::Args)]
pub(super) struct Sizes {
    /// The binary.
    bin: String,
}

/// A line of the table: how far it is indented, what it is about, bytes, and where that is.
type Row = (usize, String, usize, String);

pub(super) fn run(arguments: &Sizes, common: &Common) -> Outcome {
    let package = common.package(std::slice::from_ref(&arguments.bin))?;
    let options = common.options(&package)?;
    let (bundle, modules) = sizes(&package, &arguments.bin, &options)?;
    if common.json {
        print::line(&json(&bundle, &modules).to_string())?;
        return Ok(true);
    }
    let rows = rows(&bundle, &modules);
    let lead = |row: &Row| 2 * row.0 + row.1.chars().count();
    let width = rows.iter().map(lead).max().unwrap_or(0);
    for row in &rows {
        let (indent, what, bytes, place) = row;
        let gap = " ".repeat(width - lead(row));
        let indent = " ".repeat(2 * indent);
        let line = format!("{indent}{what}{gap}  {bytes:>6} bytes  {place}");
        print::line(line.trim_end())?;
    }
    Ok(true)
}

fn rows(bundle: &Bundle, modules: &[ModuleSize]) -> Vec<Row> {
    let summary = format!(
        "{:>6} own  {:>6} shared  {:>6} made",
        bundle.own_bytes,
        bundle.shared_bytes,
        bundle.made_bytes()
    );
    let mut rows = vec![(0, bundle.name.clone(), bundle.text.len(), summary)];
    for module in modules {
        rows.push((1, module.name.clone(), module.bytes, module.path.clone()));
        let item = |item: &ItemSize| {
            let place = format!("{}:{}", item.path, item.line);
            (2, item.what.clone(), item.bytes, place)
        };
        rows.extend(module.items.iter().map(item));
        if let rest @ 1.. = between(module) {
            let what = "imports, comments, blank lines".to_owned();
            rows.push((2, what, rest, String::new()));
        }
    }
    let made = "made by the bundler".to_owned();
    rows.push((1, made, bundle.made_bytes(), String::new()));
    rows
}

/// Bytes of a module that are in none of its items.
fn between(module: &ModuleSize) -> usize {
    let items: usize = module.items.iter().map(|item| item.bytes).sum();
    module.bytes - items
}

fn json(bundle: &Bundle, modules: &[ModuleSize]) -> Value {
    let item = |item: &ItemSize| json!({ "item": item.what, "file": item.path, "line": item.line, "bytes": item.bytes });
    let module = |module: &ModuleSize| {
        json!({
            "module": module.name,
            "file": module.path,
            "own": module.own,
            "bytes": module.bytes,
            "items": module.items.iter().map(item).collect::<Vec<Value>>(),
        })
    };
    json!({
        "bin": bundle.name,
        "bytes": bundle.text.len(),
        "own_bytes": bundle.own_bytes,
        "shared_bytes": bundle.shared_bytes,
        "made_bytes": bundle.made_bytes(),
        "modules": modules.iter().map(module).collect::<Vec<Value>>(),
    })
}
