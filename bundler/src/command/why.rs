//! `bundler why BIN NAME`: the chain of reasons that keeps an item in a bundle.

use bundler::error::Problem;
use bundler::{Step, why};
use serde_json::{Value, json};

use super::{Common, Outcome, print};

#[derive(Debug, clap::Args)]
pub(super) struct Why {
    /// The binary.
    bin: String,
    /// The name of a function, type, method, …; it may have more of its path in front: `Tree::get`
    name: String,
}

pub(super) fn run(arguments: &Why, common: &Common) -> Outcome {
    let Why { bin, name } = arguments;
    let package = common.package(std::slice::from_ref(bin))?;
    let chains = why(&package, bin, name, &common.options(&package)?)?;
    if chains.is_empty() {
        let title = format!("the bundle of `{bin}` has no item `{name}` of the library");
        let help = format!("`bundler sizes {bin}` lists what is in the bundle");
        return Err(Problem::new(title).help(help).into());
    }
    for chain in chains {
        if common.json {
            let step =
                |step: &Step| json!({ "item": step.what, "file": step.path, "line": step.line });
            let steps: Vec<Value> = chain.iter().map(step).collect();
            print::line(&json!({ "bin": bin, "chain": steps }).to_string())?;
            continue;
        }
        let mut lead = "";
        for step in chain {
            print::line(&format!("{lead}{}  {}:{}", step.what, step.path, step.line))?;
            lead = "  because of ";
        }
    }
    Ok(true)
}
