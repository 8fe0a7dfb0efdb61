//! Files on disk: the only reader of source files, and rustc's rules for where a module's file is.
//!
//! It knows nothing of what the files say.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::error::Problem;
use crate::inputs::Inputs;
use crate::source::SourceFile;

/// Reads a source file. A byte order mark and a `#!` line are left out; everything else is kept to the byte.
///
/// Paths are shown relative to the folder `root`, behind `place`.
pub(crate) fn read_source(
    inputs: &Inputs,
    path: &Path,
    root: &Path,
    place: &str,
) -> Result<SourceFile, Problem> {
    let bytes = inputs
        .read(path)
        .map_err(|error| Problem::io("read", path, &error))?;
    let shown = shown(path, root, place);
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
        Problem::new("this file is not UTF-8")
            .at(SourceFile::new(path, shown.clone(), text.into())
                .place(valid..valid + 1, "this byte"))
            .help("save it as UTF-8")
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let text = match text.find('\n') {
        // The line break stays, so that line numbers do.
        Some(end) if is_shebang(text) => &text[end..],
        None if is_shebang(text) => "",
        _ => text,
    };
    Ok(SourceFile::new(path, shown, text.into()))
}

/// `#!` is a shebang unless it opens an inner attribute.
fn is_shebang(text: &str) -> bool {
    text.strip_prefix("#!")
        .is_some_and(|rest| !rest.trim_start().starts_with('['))
}

/// The bytes that `include_str!` and its like name.
pub(crate) fn read_included(inputs: &Inputs, path: &Path) -> Result<Vec<u8>, Problem> {
    inputs
        .read(path)
        .map_err(|error| Problem::io("read", path, &error))
}

/// A path as people see it: below `root`, with `/`.
pub(crate) fn shown(path: &Path, root: &Path, place: &str) -> Arc<str> {
    match path.strip_prefix(root) {
        Ok(below) => format!("{place}{}", below.to_string_lossy().replace('\\', "/")).into(),
        Err(_) => path.to_string_lossy().into(),
    }
}

/// Where the modules declared in some module have their files.
///
/// rustc's rule: a root, a `mod.rs` and a file named by `#[path]` own their folder; `foo.rs` owns the folder `foo` beside
/// it, but a `#[path]` in it is still relative to the folder it is in. Inline modules add their name.
#[derive(Debug, Clone)]
pub(crate) struct Folder {
    path: PathBuf,
    /// `foo` of a `foo.rs`, until an inline module or a default child uses it.
    stem: Option<String>,
}

impl Folder {
    /// For the modules in `file`; `owns` its folder as a root or `#[path]` file does?
    pub(crate) fn of_file(file: &Path, owns: bool) -> Folder {
        let path = file.parent().unwrap_or(Path::new("")).to_path_buf();
        let owns = owns || file.file_name().is_some_and(|name| name == "mod.rs");
        let stem = file
            .file_stem()
            .map(|stem| stem.to_string_lossy().into_owned());
        Folder {
            path,
            stem: if owns { None } else { stem },
        }
    }

    /// For the modules inside the inline module `name`.
    pub(crate) fn inline(&self, name: &str, path_attribute: Option<&str>) -> Folder {
        let path = match path_attribute {
            Some(relative) => self.path.join(relative),
            None => self.children().join(name),
        };
        Folder { path, stem: None }
    }

    /// The file of `mod name;`, and whether it owns its folder.
    pub(crate) fn find(
        &self,
        inputs: &Inputs,
        name: &str,
        path_attribute: Option<&str>,
    ) -> Result<(PathBuf, bool), Problem> {
        if let Some(relative) = path_attribute {
            let path = self.path.join(relative);
            return match inputs.is_file(&path) {
                true => Ok((path, true)),
                false => Err(missing(
                    name,
                    &[&path],
                    format!("`#[path]` leads to `{}`", path.display()),
                )),
            };
        }
        let beside = self.children().join(format!("{name}.rs"));
        let inside = self.children().join(name).join("mod.rs");
        match (inputs.is_file(&beside), inputs.is_file(&inside)) {
            (true, false) => Ok((beside, false)),
            (false, true) => Ok((inside, true)),
            (true, true) => Err(Problem::new(format!("module `{name}` has two files")).help(
                format!("remove `{}` or `{}`", beside.display(), inside.display()),
            )),
            (false, false) => Err(missing(
                name,
                &[&beside, &inside],
                format!("create `{}` or `{}`", beside.display(), inside.display()),
            )),
        }
    }

    fn children(&self) -> PathBuf {
        match &self.stem {
            Some(stem) => self.path.join(stem),
            None => self.path.clone(),
        }
    }
}

/// Why none of the places of a module's file has one, and `help` where there is nothing at all.
fn missing(name: &str, places: &[&Path], help: String) -> Problem {
    match places.iter().find(|path| path.exists()) {
        Some(path) => Problem::new(format!("the file of module `{name}` is no file"))
            .help(format!("`{}` is a folder, or a device", path.display())),
        None => Problem::new(format!("the file of module `{name}` does not exist")).help(help),
    }
}

/// The file that `include_str!("relative")` in `file` names.
pub(crate) fn include_path(file: &Path, relative: &str) -> PathBuf {
    file.parent().unwrap_or(Path::new("")).join(relative)
}
