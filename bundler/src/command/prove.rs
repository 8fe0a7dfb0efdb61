//! `bundler prove BIN…`: is a bundle the same program as the original, or else as the one with all of the library in one file?

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
    let package = common.package(&arguments.bins)?;
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
    let said = match (&proof.original, &proof.whole) {
        (Likeness::Same { functions }, _) => format!("equal    {functions} functions"),
        (Likeness::Differs(found), _) => differs(found),
        (Likeness::Unknown { .. }, None) => "not compared".to_owned(),
        (Likeness::Unknown { .. }, Some(whole)) => match &whole.verdict {
            Verdict::Whole => "whole    nothing is left out".to_owned(),
            Verdict::Equal { functions } => format!("equal    {functions} functions in one file"),
            Verdict::Differs(found) => differs(found),
            Verdict::Incomparable { .. } => "cannot be compared with the whole program".to_owned(),
        },
    };
    print::line(&format!("{bin:width$}  {said}"))?;
    match &proof.original {
        Likeness::Same { .. } => {}
        Likeness::Differs(found) => both("original", found)?,
        Likeness::Unknown { reason, .. } => {
            print::line("  not compared crate by crate:")?;
            lines(reason)?;
        }
    }
    let Some(whole) = &proof.whole else {
        return Ok(());
    };
    match &whole.verdict {
        Verdict::Differs(found) => both("whole", found)?,
        Verdict::Incomparable { reason } => lines(reason)?,
        Verdict::Whole | Verdict::Equal { .. } => {}
    }
    for item in &whole.left_out {
        print::line(&format!(
            "  compared without {item}, which does not compile here"
        ))?;
    }
    for member in &whole.without {
        print::line(&format!(
            "  compared without {member}, which has a slot in vtables"
        ))?;
    }
    Ok(())
}

fn differs(found: &Difference) -> String {
    format!("differs  first difference in fn {}", found.function)
}

/// Two programs where they differ, as LLVM says it.
fn both(other: &str, found: &Difference) -> Result<(), Error> {
    let width = "original:".len();
    print::line(&format!("  {:width$} {}", format!("{other}:"), found.first))?;
    print::line(&format!("  {:width$} {}", "bundle:", found.second))
}

fn lines(text: &str) -> Result<(), Error> {
    let mut lines = text.trim_end().lines();
    lines.try_for_each(|line| print::line(&format!("  {line}")))
}

/// A proof for other programs: what the bundle was compared with, and what came of it.
fn object(bin: &str, proof: &Proof) -> Value {
    let mut object = json!({"bin": bin, "with": "original", "left_out": [], "without": []});
    match &proof.original {
        Likeness::Same { functions } => {
            object["verdict"] = "equal".into();
            object["functions"] = (*functions).into();
        }
        Likeness::Differs(found) => {
            object["verdict"] = "differs".into();
            object["difference"] = difference("original", found);
        }
        Likeness::Unknown { reason, .. } => {
            object["verdict"] = "incomparable".into();
            object["reason"] = reason.as_str().into();
        }
    }
    let Some(whole) = &proof.whole else {
        return object;
    };
    object["with"] = "whole".into();
    object["left_out"] = json!(whole.left_out);
    object["without"] = json!(whole.without);
    match &whole.verdict {
        Verdict::Whole => object["verdict"] = "whole".into(),
        Verdict::Equal { functions } => {
            object["verdict"] = "equal".into();
            object["functions"] = (*functions).into();
        }
        Verdict::Differs(found) => {
            object["verdict"] = "differs".into();
            object["difference"] = difference("whole", found);
        }
        Verdict::Incomparable { reason } => object["reason"] = reason.as_str().into(),
    }
    object
}

fn difference(other: &str, found: &Difference) -> Value {
    json!({"function": found.function, other: found.first, "bundle": found.second})
}
