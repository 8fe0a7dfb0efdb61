//! The checkers that a problem brings: one of outputs, any number of inputs.

use std::path::Path;

use super::yaml::Settings;
use super::{Error, Validator};
use crate::validator::{Protocol, Source};

/// Where a package may have its output validator, by the format's version.
const OUTPUT: [&str; 2] = ["output_validator", "output_validators"];

/// The problem's own output validator, if it has one.
pub(super) fn output(folder: &Path, settings: &Settings) -> Result<Option<Validator>, Error> {
    let yaml = folder.join("problem.yaml");
    let folders = OUTPUT.map(|name| folder.join(name));
    let mut folders = folders.into_iter().filter(|folder| folder.exists());
    let Some(place) = folders.next() else {
        let wants_one = settings.custom == Some(true) || settings.interactive;
        return match wants_one {
            true => Err(Error::new(
                &yaml,
                "this asks for an output validator, and there is none; add output_validator/main.rs",
            )),
            false => Ok(None),
        };
    };
    if let Some(other) = folders.next() {
        let message = format!("{} is there too; keep one of them", OUTPUT[0]);
        return Err(Error::new(&other, message));
    }
    if settings.custom == Some(false) {
        let message = "the default validation is asked for, and there is an output validator; write `validation: custom`, or \
                       remove the validator";
        return Err(Error::new(&yaml, message));
    }
    if !settings.compare.is_empty() {
        let message =
            "judge-compare is for problems without an output validator; remove one of them";
        return Err(Error::new(&yaml, message));
    }
    let source = Source::find(&place).map_err(|message| Error::new(&place, message))?;
    Ok(Some(Validator {
        source,
        protocol: settings.protocol,
        is_interactive: settings.interactive,
        limits: settings.validator_limits,
    }))
}

/// Where a package has its input validators.
const INPUT: &str = "input_validators";

/// The problem's input validators, by name: each file or folder is one. Programs are judged without them, so those in other
/// languages are only told of, in `warnings`.
pub(super) fn inputs(
    folder: &Path,
    settings: &Settings,
    warnings: &mut Vec<String>,
) -> Result<Vec<Validator>, Error> {
    let place = folder.join(INPUT);
    if !place.exists() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    for program in Source::programs(&place).map_err(|error| Error::io(&place, error))? {
        let name = program.file_name().unwrap_or_default().to_string_lossy();
        match Source::of(&program) {
            Ok(source) => found.push(Validator {
                source,
                protocol: Protocol::Input,
                is_interactive: false,
                limits: settings.validator_limits,
            }),
            Err(message) => warnings.push(format!("{INPUT}/{name} is not run: {message}")),
        }
    }
    Ok(found)
}
