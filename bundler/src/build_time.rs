//! Strings that rustc knows while it builds: literals, `concat!`, and `env!` of variables that Cargo sets; and the folders that
//! such variables name, of which a bundle must not tell.
//!
//! It does not know what the strings are for: mostly they are paths of files to include.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};

use memchr::memmem;
use proc_macro2::{Delimiter, TokenTree};

/// The folders that variables name: they make paths, and never come into a bundle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Places<'a> {
    /// That of the package's manifest.
    pub(crate) package: &'a Path,
    /// `OUT_DIR`, where its build script wrote, if Cargo ran it.
    pub(crate) generated: Option<&'a Path>,
}

impl Places<'_> {
    /// The package's folder as Cargo names it, whatever the current folder.
    fn package(self) -> PathBuf {
        std::path::absolute(self.package).unwrap_or_else(|_| self.package.to_path_buf())
    }

    /// Is this a file that the build script wrote?
    pub(crate) fn has_generated(self, path: &Path) -> bool {
        self.generated
            .is_some_and(|folder| path.starts_with(folder))
    }

    /// Why what the build script wrote to a file cannot be in a bundle, if it cannot.
    pub(crate) fn refused(self, path: &Path, text: &[u8]) -> Option<&'static str> {
        (self.has_generated(path) && self.are_told(text))
            .then_some("what the build script wrote says where something is on this machine")
    }

    /// Does a text name a folder of this machine?
    pub(crate) fn are_told(self, text: &[u8]) -> bool {
        // `target/debug/build/<package>/out`
        let target = self.generated.and_then(|folder| folder.ancestors().nth(4));
        let home = env::home_dir();
        let package = self.package();
        let private = [Some(&*package), self.generated, target, home.as_deref()];
        let mut private = private.into_iter().flatten();
        private.any(|folder| tells(text, folder))
    }
}

/// Does a text name this folder, or something in it?
fn tells(text: &[u8], folder: &Path) -> bool {
    let name = folder.as_os_str().as_encoded_bytes();
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || b"_-.".contains(byte);
    folder.parent().is_some()
        && memmem::find_iter(text, name).any(|at| !text.get(at + name.len()).is_some_and(is_part))
}

/// Why a string is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Unknown {
    /// It is made by something else than literals, `concat!` and `env!`.
    NotConstant,
    /// It needs this environment variable.
    Variable(String),
}

impl Unknown {
    /// What is wrong with a variable that nobody sets where the bundle is built, and what to do instead; none without one.
    pub(crate) fn variable_words(&self) -> Option<(String, &'static str)> {
        match self {
            Unknown::NotConstant => None,
            Unknown::Variable(name) if name == "OUT_DIR" => Some((
                "`OUT_DIR` is where a build script writes, and a bundle has none".to_owned(),
                "write what the script generates into a source file",
            )),
            Unknown::Variable(name) => Some((
                format!("`{name}` is read when the program is built, and a judge does not set it"),
                "write its value as a string",
            )),
        }
    }
}

/// May Cargo, or what a build script tells it, set this variable where it has a crate compiled?
pub(crate) fn is_of_cargo(variable: &str) -> bool {
    variable.starts_with("CARGO") || variable == "OUT_DIR"
}

/// The string that a macro's arguments begin with: `"a"`, `concat!("a", 1)`, `env!("CARGO_PKG_NAME")`. What follows behind a
/// comma (a message of `env!`) is not looked at.
pub(crate) fn string(
    tokens: &[TokenTree],
    variables: &BTreeMap<String, String>,
) -> Result<String, Unknown> {
    let tokens = match tokens {
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            return string(&group.stream().into_iter().collect::<Vec<_>>(), variables);
        }
        _ => tokens.split(is_comma).next().unwrap_or_default(),
    };
    match without_std(tokens) {
        [TokenTree::Literal(literal)] => match syn::parse_str(&literal.to_string()) {
            Ok(syn::Lit::Str(text)) => Ok(text.value()),
            _ => Err(Unknown::NotConstant),
        },
        [
            TokenTree::Ident(name),
            TokenTree::Punct(bang),
            TokenTree::Group(arguments),
        ] if bang.as_char() == '!' => {
            let inner: Vec<TokenTree> = arguments.stream().into_iter().collect();
            match name.to_string().as_str() {
                "concat" => {
                    let parts = inner.split(is_comma).filter(|part| !part.is_empty());
                    parts.map(|part| shown(part, variables)).collect()
                }
                "env" => {
                    let name = string(&inner, variables)?;
                    let value = variables.get(&name).cloned();
                    value.ok_or(Unknown::Variable(name))
                }
                _ => Err(Unknown::NotConstant),
            }
        }
        _ => Err(Unknown::NotConstant),
    }
}

/// `variables`, and those that name places.
pub(crate) fn with_places(
    variables: &BTreeMap<String, String>,
    places: Places<'_>,
) -> BTreeMap<String, String> {
    let mut all = variables.clone();
    let package = places.package();
    let named = [
        ("CARGO_MANIFEST_PATH", Some(package.join("Cargo.toml"))),
        ("CARGO_MANIFEST_DIR", Some(package)),
        ("OUT_DIR", places.generated.map(Path::to_path_buf)),
    ];
    for (name, path) in named {
        let path = path.map(|path| path.to_string_lossy().into_owned());
        all.extend(path.map(|path| (name.to_owned(), path)));
    }
    all
}

/// What `concat!` makes of one of its arguments.
fn shown(tokens: &[TokenTree], variables: &BTreeMap<String, String>) -> Result<String, Unknown> {
    let literal = |literal: &proc_macro2::Literal| match syn::parse_str(&literal.to_string()) {
        Ok(syn::Lit::Str(text)) => Some(text.value()),
        Ok(syn::Lit::Char(text)) => Some(text.value().to_string()),
        Ok(syn::Lit::Int(number)) => Some(number.base10_digits().to_owned()),
        Ok(syn::Lit::Float(number)) => Some(number.base10_digits().to_owned()),
        _ => None,
    };
    match tokens {
        [TokenTree::Literal(value)] => literal(value).ok_or(Unknown::NotConstant),
        [TokenTree::Ident(word)] if word == "true" || word == "false" => Ok(word.to_string()),
        [TokenTree::Punct(minus), TokenTree::Literal(value)] if minus.as_char() == '-' => {
            let value = literal(value).ok_or(Unknown::NotConstant)?;
            Ok(format!("-{value}"))
        }
        _ => string(tokens, variables),
    }
}

/// `tokens` without `std::`, `core::` and leading colons before a macro's name.
pub(crate) fn without_std(tokens: &[TokenTree]) -> &[TokenTree] {
    let colons = |tokens: &[TokenTree]| {
        let is_colon =
            |token: &TokenTree| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':');
        tokens.len() >= 2 && tokens[..2].iter().all(is_colon)
    };
    let rest = if colons(tokens) { &tokens[2..] } else { tokens };
    match rest {
        [TokenTree::Ident(krate), path @ ..]
            if (krate == "std" || krate == "core") && colons(path) =>
        {
            &path[2..]
        }
        _ => tokens,
    }
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',')
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;

    fn read(text: &str) -> Result<String, Unknown> {
        let tokens = proc_macro2::TokenStream::from_str(text).unwrap();
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let variables = BTreeMap::from([("CARGO_PKG_NAME".to_owned(), "demo".to_owned())]);
        string(&tokens, &variables)
    }

    #[test]
    fn literals_concat_and_variables_make_strings() {
        for (text, value) in [
            (r#""a/b""#, "a/b"),
            (r##"r#"a"#,"##, "a"),
            (r#"concat!("a", 1, -2, 'c', true, 1.50,)"#, "a1-2ctrue1.50"),
            (
                r#"std::concat!("x/", ::core::env!("CARGO_PKG_NAME"))"#,
                "x/demo",
            ),
            (r#"env!(concat!("CARGO_", "PKG_NAME"), "why")"#, "demo"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(value), "{text}");
        }
    }

    #[test]
    fn texts_tell_of_a_folder_by_its_whole_name() {
        let folder = Path::new("/home/me");
        for text in ["\"/home/me\"", "/home/me", "in /home/me/.cargo, say"] {
            assert!(tells(text.as_bytes(), folder), "{text}");
        }
        for text in ["/home/men", "/home/me.txt", "/home", ""] {
            assert!(!tells(text.as_bytes(), folder), "{text}");
        }
        assert!(!tells(b"1 / 2", Path::new("/")));
    }

    #[test]
    fn other_strings_are_not_known() {
        assert_eq!(read("PATH"), Err(Unknown::NotConstant));
        assert_eq!(read("b\"a\""), Err(Unknown::NotConstant));
        let out_dir = Err(Unknown::Variable("OUT_DIR".to_owned()));
        assert_eq!(read(r#"concat!(env!("OUT_DIR"), "/x.rs")"#), out_dir);
    }
}
