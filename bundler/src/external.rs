//! Crates that the judge has and a bundle has not: Cargo compiles them as the package depends on them, so that a bundle is
//! verified, and run, with the real ones.

use std::path::Path;

use crate::cargo::Wanted;
use crate::error::{Error, Problem};
use crate::package::Package;
use crate::rustc::{Linked, Rustc};

/// The compiler, with the crates at hand that the package leaves outside its bundles. Errors: Cargo cannot compile one of them
/// with this compiler.
pub fn linking(package: &Package, rustc: &Rustc) -> Result<Rustc, Error> {
    let externals = &package.externals;
    if externals.is_empty() {
        return Ok(rustc.clone());
    }
    let target = match (package.library(), package.bins.first()) {
        _ if package.cargo.of_examples => vec!["--examples".to_owned()],
        (Some(_), _) => vec!["--lib".to_owned()],
        (None, Some(bin)) => vec!["--bin".to_owned(), bin.name.clone()],
        (None, None) => Vec::new(),
    };
    let wanted = Wanted {
        manifests: externals
            .iter()
            .map(|external| Path::new(&external.manifest))
            .collect(),
        target,
        is_fixed: !externals.iter().any(|external| external.is_own),
    };
    let names = || {
        let names = externals.iter().map(|external| external.name.as_str());
        names.collect::<Vec<_>>().join("`, `")
    };
    let paths = package
        .cargo
        .libraries(&wanted, rustc.program(), rustc.version())
        .map_err(|said| {
            let title = format!(
                "Cargo cannot compile `{}` with rustc {}",
                names(),
                rustc.release()
            );
            Problem::new(title).help(said)
        })?;
    let linked = externals.iter().zip(paths);
    let linked = linked
        .map(|(external, path)| Linked::new(&external.name, &path))
        .collect::<Result<_, _>>();
    let linked = linked.map_err(|error| Problem::new(error.to_string()))?;
    Ok(rustc.linking(linked))
}
