//! What is a find: whatever the bundler answers with but a bundle or a clear refusal. A find panics.

use std::path::Path;

use bundler::error::Error;
use bundler::package::{Edition, Features, Package};
use bundler::{Bundle, Options};

use crate::case::{self, Case};

/// Are all files of the fixture below the folder that it is written to?
pub(crate) fn stays_in_its_folder(case: &Case) -> bool {
    case.files.iter().all(|(path, _)| {
        let mut parts = path.trim_end_matches('/').split('/');
        parts.all(|part| !matches!(part, "" | "." | "..") && !part.contains(['\0', '\\']))
    })
}

/// Would Cargo run what stands in the fixture? Nobody has read what mutations have made of it.
pub(crate) fn runs_code(case: &Case) -> bool {
    let mut manifests = case
        .files
        .iter()
        .filter(|(path, _)| path.ends_with(".toml"));
    manifests.any(|(_, text)| text.contains("proc") || text.contains("external"))
}

/// Bundles the package in two folders, and panics if that is a find.
pub(crate) fn judge(case: &Case) {
    let (Some(first), Some(second)) = (answer(case), answer(case)) else {
        // A file and a folder of the same name.
        return;
    };
    match (first, second) {
        (Ok(first), Ok(second)) => {
            assert_eq!(first.text, second.text, "two runs, two bundles");
            is_sound(&first);
        }
        (Err(first), Err(second)) => {
            let [one, other] = [first.to_string(), second.to_string()];
            assert_eq!(own_words(&one), own_words(&other), "two runs, two errors");
            is_clear(&first, has_target(case));
        }
        _ => panic!("of two runs one fails"),
    }
}

/// An error without what Cargo says: of several faults in its configuration it names any.
fn own_words(error: &str) -> &str {
    error
        .split_once("Cargo says:")
        .map_or(error, |(own, _)| own)
}

/// Does the package have the binary, with a file? What comes then is about a place in a source file.
fn has_target(case: &Case) -> bool {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let written = case::write(&case.files, folder.path());
    let package = open(case, folder.path());
    let target = package.and_then(|package| package.target_as_built(case.target.name()).cloned());
    written.is_ok() && target.is_ok_and(|target| target.path.is_file())
}

fn open(case: &Case, folder: &Path) -> Result<Package, Error> {
    let features = Features {
        no_default: !case.default_features,
        names: case.features.clone(),
    };
    Package::open(&folder.join("Cargo.toml"), &features)
}

/// The bundle, or why there is none; nothing if the package cannot be written. No answer may name the package's folder.
fn answer(case: &Case) -> Option<Result<Bundle, Error>> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    case::write(&case.files, folder.path()).ok()?;
    let package = open(case, folder.path());
    let bundle = package
        .and_then(|package| bundler::bundle(&package, case.target.name(), &Options::default()));
    let name = folder.path().display().to_string();
    Some(match bundle {
        Ok(bundle) => {
            assert!(!bundle.text.contains(&name), "the bundle names the folder");
            Ok(bundle)
        }
        Err(mut error) => {
            relative(&mut error, folder.path());
            Err(error)
        }
    })
}

/// Takes the folder's name out of messages, where it may stand: the two runs must say the same.
fn relative(error: &mut Error, folder: &Path) {
    let prefix = format!("{}/", folder.display());
    for problem in &mut error.problems {
        problem.title = problem.title.replace(&prefix, "");
        problem.help = problem.help.replace(&prefix, "");
        for place in &mut problem.places {
            place.path = place.path.replace(&prefix, "").into();
        }
    }
}

fn is_sound(bundle: &Bundle) {
    assert!(
        bundle.own_bytes <= bundle.text.len(),
        "more own bytes than bytes"
    );
    // What was taken apart as Rust must be put together as Rust; of the editions that have trait objects
    // without `dyn` this parser knows but the tokens.
    let parsed = match bundle.edition {
        Edition::E2015 | Edition::E2018 => bundle
            .text
            .parse::<proc_macro2::TokenStream>()
            .err()
            .map(syn::Error::from),
        _ => syn::parse_file(&bundle.text).err(),
    };
    if let Some(error) = parsed {
        panic!("the bundle is not Rust: {error}\n{}", bundle.text);
    }
}

fn is_clear(error: &Error, has_target: bool) {
    assert!(!error.problems.is_empty(), "an error without a message");
    for problem in &error.problems {
        let title = &problem.title;
        assert!(!title.is_empty(), "a message without words");
        // Without rustc that is all there is to say.
        let of_rustc = title.contains("only rustc can say");
        assert!(
            of_rustc || !has_target || !problem.places.is_empty(),
            "no place: {title}"
        );
        for place in &problem.places {
            let range = &place.range;
            assert!(
                place.text.get(range.clone()).is_some(),
                "a place outside of its text: {title}"
            );
        }
    }
}
