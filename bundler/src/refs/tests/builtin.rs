//! Macros of std whose meaning depends on the place or the build.

use super::{LIBRARY, RULES, Read};
use crate::inputs::Inputs;
use crate::tables::CautionKind;

/// Of what a text's reader is warned.
fn cautions(read: Read, text: &str) -> Vec<String> {
    let cautions = read.refs(text).cautions.into_iter();
    let kinds = cautions.map(|caution| match caution.kind {
        CautionKind::TypeName(_) => "TypeName".to_owned(),
        CautionKind::Caller(_) => "Caller".to_owned(),
        kind => format!("{kind:?}"),
    });
    kinds.collect()
}

#[test]
fn writing_calls_a_method() {
    for text in ["write!(a, \"b\")", "writeln!(a)"] {
        assert!(LIBRARY.names(text).contains(&"write_fmt".to_owned()));
    }
}

#[test]
fn a_condition_that_the_judge_decides_is_open() {
    let is_open = |text: &str| LIBRARY.refs(text).has_open_cfg;
    assert!(is_open("fn f() { if cfg!(unix) {} }"));
    assert!(!is_open("fn f() { if cfg!(feature = \"on\") {} }"));
}

#[test]
fn a_modules_path_is_written_where_it_is_known() {
    assert_eq!(LIBRARY.edited("f(module_path!())"), "f(\"here\")");
    for (read, text) in [
        (LIBRARY, "mod a { fn f() { module_path!() } }"),
        (RULES, "() => { module_path!() }"),
    ] {
        assert_eq!(read.edited(text), text);
        assert_eq!(cautions(read, text), ["ModulePath"]);
    }
    let is_given = |text: &str| LIBRARY.refs(text).given_module_path.is_some();
    assert!(is_given("m!(module_path!())"));
    assert!(!is_given("f(module_path!())"));
}

#[test]
fn what_depends_on_the_place_is_warned_of_unless_only_errors_show_it() {
    assert_eq!(
        cautions(LIBRARY, "f(file!(), line!(), column!())"),
        ["File", "Line", "Column"]
    );
    assert_eq!(cautions(LIBRARY, "f(type_name::<T>())"), ["TypeName"]);
    assert_eq!(cautions(LIBRARY, "f(Location::caller())"), ["Caller"]);
    assert_eq!(cautions(LIBRARY, "println!(\"{}\", line!())"), ["Line"]);
    for name in [
        "assert",
        "assert_eq",
        "assert_ne",
        "dbg",
        "debug_assert",
        "debug_assert_eq",
        "debug_assert_ne",
        "eprint",
        "eprintln",
        "panic",
        "todo",
        "unimplemented",
        "unreachable",
    ] {
        let said = cautions(LIBRARY, &format!("{name}!(\"{{}}\", line!())"));
        assert!(said.is_empty(), "{name}");
    }
    let refs = RULES.refs("() => { line!() }");
    assert!(refs.cautions[0].in_rules);
}

#[test]
fn a_variable_of_the_authors_machine_is_warned_of() {
    assert_eq!(cautions(LIBRARY, "f(option_env!(\"PATH\"))"), ["Variable"]);
    assert!(cautions(LIBRARY, "f(option_env!(\"SET_NOWHERE\"))").is_empty());
    // A result depends on it.
    let inputs = Inputs::default();
    LIBRARY.refs_by("f(option_env!(\"SET_NOWHERE\"))", &inputs);
    assert_ne!(inputs.known(), Inputs::default().known());
}

#[test]
fn a_file_that_cannot_be_included_is_not_read_by_rustc() {
    for (text, edited) in [
        ("f(include_str!(\"/no/file\"))", "f(\"\")"),
        ("f(include_bytes!(\"/no/file\"))", "f(b\"\")"),
        ("include!(\"/no/file\");", "{};"),
    ] {
        assert_eq!(LIBRARY.edited(text), edited);
        assert_eq!(LIBRARY.refs(text).refusals.len(), 1, "{text}");
    }
}

#[test]
fn a_file_has_to_be_named_by_a_string() {
    let text = "f(include_str!(name))";
    let refs = LIBRARY.refs(text);
    assert!(refs.relative_file.is_none() && refs.refusals.len() == 1);
    let refs = RULES.refs("() => { include_str!(\"a\") }");
    assert!(refs.relative_file.is_some() && refs.refusals.is_empty());
}
