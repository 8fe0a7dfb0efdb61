//! Names that every module knows without an import: of the language, and of std's prelude.

use crate::refs::{is_of_prelude, is_primitive};
/// Is the name one that every module has from the language or std's prelude, and no macro's? `use` would bring that too.
pub(super) fn is_everywhere(name: &str) -> bool {
    const VALUES: [&str; 9] = [
        "Err",
        "None",
        "Ok",
        "Some",
        "align_of",
        "align_of_val",
        "drop",
        "size_of",
        "size_of_val",
    ];
    // Of edition 2024.
    const LATER: [&str; 2] = ["Future", "IntoFuture"];
    is_primitive(name) || is_of_prelude(name) || VALUES.contains(&name) || LATER.contains(&name)
}

/// Is this an attribute that rustc knows in every module? `use` of a textual macro of its name is ambiguous.
pub(super) fn is_built_in_attribute(name: &str) -> bool {
    let attributes = [
        "allow",
        "automatically_derived",
        "cfg",
        "cfg_attr",
        "cold",
        "crate_name",
        "crate_type",
        "debugger_visualizer",
        "deny",
        "deprecated",
        "doc",
        "expect",
        "export_name",
        "feature",
        "forbid",
        "ignore",
        "inline",
        "instruction_set",
        "link",
        "link_name",
        "link_ordinal",
        "link_section",
        "macro_export",
        "macro_use",
        "must_use",
        "naked",
        "no_builtins",
        "no_implicit_prelude",
        "no_link",
        "no_main",
        "no_mangle",
        "no_std",
        "non_exhaustive",
        "panic_handler",
        "path",
        "proc_macro",
        "proc_macro_attribute",
        "proc_macro_derive",
        "recursion_limit",
        "repr",
        "should_panic",
        "target_feature",
        "track_caller",
        "type_length_limit",
        "used",
        "warn",
        "windows_subsystem",
    ];
    attributes.contains(&name)
}

/// Is this a macro that every module has from std?
pub(super) fn is_macro_of_std(name: &str) -> bool {
    let macros = [
        "assert",
        "assert_eq",
        "assert_ne",
        "column",
        "compile_error",
        "concat",
        "dbg",
        "debug_assert",
        "debug_assert_eq",
        "debug_assert_ne",
        "env",
        "eprint",
        "eprintln",
        "file",
        "format",
        "format_args",
        "include",
        "include_bytes",
        "include_str",
        "is_x86_feature_detected",
        "line",
        "matches",
        "module_path",
        "option_env",
        "panic",
        "print",
        "println",
        "stringify",
        "thread_local",
        "todo",
        "try",
        "unimplemented",
        "unreachable",
        "vec",
        "write",
        "writeln",
    ];
    macros.contains(&name)
}
