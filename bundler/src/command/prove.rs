//! `bundler prove BIN…`: is a bundle the same program as the original, and as the one with all of the library?

use bundler::error::Error;
use bundler::{Difference, Likeness, Options, Proof, Verdict, prove_all};
use serde_json::{Value, json};

use super::common::bins;
use super::{Common, Outcome, print, progress};

#[derive(Debug, clap::Args)]
pub(super) struct Prove {
    /// Binaries (or examples); all binaries without one.
    #[arg(value_name = "BIN")]
    bins: Vec<String>,
}

/// False if a bundle is not proved.
pub(super) fn run(arguments: &Prove, common: &Common) -> Outcome {
    let package = common.package()?;
    let bins = bins(&arguments.bins, &package)?;
    let options = common.options(&package)?;
    let prove = |options: &Options| prove_all(&package, &bins, options);
    let proofs = progress::during("proving", bins.len(), options, prove);
    let width = bins.iter().map(|bin| bin.len()).max().unwrap_or(0);
    let mut good = true;
    for (bin, result) in bins.iter().zip(proofs) {
        match result {
            Ok(proof) => {
                good &= proof.holds();
                tell(bin, &proof, width, common.json)?;
            }
            Err(error) => {
                good = false;
                print::error(&error, Some(bin), common.json);
            }
        }
    }
    Ok(good)
}

fn tell(bin: &str, proof: &Proof, width: usize, json: bool) -> Result<(), Error> {
    if json {
        return print::line(&object(bin, proof).to_string());
    }
    let original = match &proof.original {
        Likeness::Same { functions } => format!(", {functions} of the original"),
        Likeness::Differs(found) => {
            format!("; the original differs first in fn {}", found.function)
        }
        Likeness::Unknown { .. } => String::new(),
    };
    let said = match &proof.verdict {
        Verdict::Whole => "whole    nothing is left out".to_owned(),
        Verdict::Equal { functions } => format!("equal    {functions} functions"),
        Verdict::Differs(found) => format!("differs  first difference in fn {}", found.function),
        Verdict::Incomparable { .. } => {
            "cannot be compared: the whole program does not compile".to_owned()
        }
    };
    print::line(&format!("{bin:width$}  {said}{original}"))?;
    match &proof.verdict {
        Verdict::Differs(found) => both("whole", found)?,
        Verdict::Incomparable { reason } => lines(reason)?,
        Verdict::Whole | Verdict::Equal { .. } => {}
    }
    match &proof.original {
        Likeness::Same { .. } => {}
        Likeness::Differs(found) => both("original", found)?,
        Likeness::Unknown { reason } => {
            print::line("  not compared with the original:")?;
            lines(reason)?;
        }
    }
    for item in &proof.left_out {
        print::line(&format!(
            "  compared without {item}, which does not compile here"
        ))?;
    }
    for member in &proof.without {
        print::line(&format!(
            "  compared without {member}, which has a slot in vtables"
        ))?;
    }
    Ok(())
}

/// Two programs where they differ, as LLVM says it.
fn both(other: &str, found: &Difference) -> Result<(), Error> {
    let width = other.len() + 1;
    print::line(&format!("  {:width$} {}", format!("{other}:"), found.first))?;
    print::line(&format!("  {:width$} {}", "bundle:", found.second))
}

fn lines(text: &str) -> Result<(), Error> {
    text.trim_end()
        .lines()
        .try_for_each(|line| print::line(&format!("  {line}")))
}

fn object(bin: &str, proof: &Proof) -> Value {
    let mut object = json!({
        "bin": bin,
        "left_out": proof.left_out,
        "without": proof.without,
        "original": proof.original,
    });
    match &proof.verdict {
        Verdict::Whole => object["verdict"] = "whole".into(),
        Verdict::Equal { functions } => {
            object["verdict"] = "equal".into();
            object["functions"] = (*functions).into();
        }
        Verdict::Differs(difference) => {
            object["verdict"] = "differs".into();
            object["difference"] = json!({
                "function": difference.function,
                "whole": difference.first,
                "bundle": difference.second,
            });
        }
        Verdict::Incomparable { reason } => {
            object["verdict"] = "incomparable".into();
            object["reason"] = reason.as_str().into();
        }
    }
    object
}
