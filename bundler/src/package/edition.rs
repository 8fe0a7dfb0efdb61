//! Editions: the package's, and those that targets have of their own.

use serde::{Deserialize, Serialize};

use super::manifest::{Manifest, TargetTable};
use crate::error::{Error, Place, Problem};

/// A Rust edition, ordered by year.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// `extern crate` and crate-relative imports.
    E2015,
    /// Uniform paths.
    E2018,
    /// Disjoint captures, the new prelude.
    E2021,
    /// New capture and temporary rules.
    E2024,
}

impl Edition {
    /// All of them, oldest first.
    pub(crate) const ALL: [Edition; 4] = [
        Edition::E2015,
        Edition::E2018,
        Edition::E2021,
        Edition::E2024,
    ];

    /// As Cargo and rustc write it.
    pub fn as_str(self) -> &'static str {
        match self {
            Edition::E2015 => "2015",
            Edition::E2018 => "2018",
            Edition::E2021 => "2021",
            Edition::E2024 => "2024",
        }
    }

    /// The edition that a manifest asks for as `text`.
    pub(super) fn parse(text: &str, manifest: &Manifest) -> Result<Edition, Error> {
        let known = Edition::ALL
            .into_iter()
            .find(|edition| edition.as_str() == text);
        known.ok_or_else(|| {
            Problem::new(format!(
                "`{}` asks for edition `{text}`",
                manifest.path.display()
            ))
            .help("there are 2015, 2018, 2021 and 2024")
            .into()
        })
    }

    /// The edition that a target's table asks for, and where; the package's if it asks for none.
    pub(super) fn of_target(
        manifest: &Manifest,
        table: Option<&TargetTable>,
        package: Edition,
    ) -> Result<(Edition, Option<Place>), Error> {
        let Some(own) = table.and_then(|table| table.edition.as_ref()) else {
            return Ok((package, None));
        };
        let edition = Edition::parse(own.get_ref(), manifest)?;
        Ok((edition, Some(manifest.place(own.span(), ""))))
    }
}
