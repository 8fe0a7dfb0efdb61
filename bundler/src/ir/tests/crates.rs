//! Programs of several crates against those of one.

use std::collections::BTreeSet;

use crate::ir::{Difference, May, Told, compare};

const CRATES: May<'_> = May::BeCratesOrOne(Told {
    lines: &BTreeSet::new(),
    paths: false,
    own: "",
});

const LIBRARY: &str = r#"
@_RNvCsAA_4demo5COUNT = global [4 x i8] zeroinitializer, align 4
@alloc_1 = private unnamed_addr constant [16 x i8] c"/one/src/lib.rs\00", align 1
@alloc_2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1, [16 x i8] c"\0A\00\00\00\00\00\00\00\03\00\00\00\05\00\00\00" }>, align 8
%Pair = type { i8, i8 }
define i8 @_RNvCsAA_4demo1f(i8 %x) unnamed_addr #0 {
start:
  %y = call i8 @_RINvCsAA_4demo1ghECsAA_4demo(i8 %x) #1
  call void @panic(ptr align 8 @alloc_2)
  %p = getelementptr inbounds %Pair, ptr @_RNvCsAA_4demo5COUNT, i64 0
  ret i8 %y
}
define internal i8 @_RINvCsAA_4demo1ghECsAA_4demo(i8 %x) unnamed_addr #1 {
start:
  ret i8 7
}
define void @hook() {
start:
  ret void
}
declare void @panic(ptr)
attributes #0 = { uwtable }
attributes #1 = { inlinehint }
"#;

const BINARY: &str = r#"
define internal i8 @_RINvCsAA_4demo1ghECsBB_4main(i8 %x) unnamed_addr #0 {
start:
  ret i8 7
}
define i32 @main() {
top:
  %0 = call i8 @_RNvCsAA_4demo1f(i8 1)
  %1 = call i8 @_RINvCsAA_4demo1ghECsBB_4main(i8 1) #0
  call void @_RINvCsCC_5alloc3vecECsAA_4demo()
  ret i32 0
}
declare i8 @_RNvCsAA_4demo1f(i8)
define internal void @_RINvCsCC_5alloc3vecECsAA_4demo() {
start:
  ret void
}
attributes #0 = { inlinehint }
"#;

const BUNDLE: &str = r#"
@_RNvNtCsBB_4main4demo5COUNT = internal global [4 x i8] zeroinitializer, align 4
@alloc_7 = private unnamed_addr constant [8 x i8] c"main.rs\00", align 1
@alloc_8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7, [16 x i8] c"\07\00\00\00\00\00\00\00\09\00\00\00\01\00\00\00" }>, align 8
%"demo::Pair" = type { i8, i8 }
define internal i8 @_RNvNtCsBB_4main4demo1f(i8 %x) unnamed_addr #1 {
start:
  %y = call i8 @_RINvNtCsBB_4main4demo1ghECsBB_4main(i8 %x) #0
  call void @panic(ptr align 8 @alloc_8)
  %p = getelementptr inbounds %"demo::Pair", ptr @_RNvNtCsBB_4main4demo5COUNT, i64 0
  ret i8 %y
}
define internal i8 @_RINvNtCsBB_4main4demo1ghECsBB_4main(i8 %x) unnamed_addr #0 {
start:
  ret i8 7
}
define i32 @main() {
top:
  %0 = call i8 @_RNvNtCsBB_4main4demo1f(i8 1)
  %1 = call i8 @_RINvNtCsBB_4main4demo1ghECsBB_4main(i8 1) #0
  call void @_RINvCsCC_5alloc3vecECsDD_5gimli()
  ret i32 0
}
declare void @_RINvCsCC_5alloc3vecECsDD_5gimli()
declare void @panic(ptr)
attributes #0 = { inlinehint }
attributes #1 = { uwtable }
"#;

fn compared(library: &str, binary: &str, bundle: &str) -> Result<usize, Difference> {
    compare(&[library, binary], &[bundle], CRATES).map_err(|mut found| found.remove(0))
}

/// The function in which a bundle that was changed so differs.
fn differs(from: &str, to: &str) -> Option<String> {
    assert!(BUNDLE.contains(from), "{from}");
    let changed = BUNDLE.replacen(from, to, 1);
    let found = compared(LIBRARY, BINARY, &changed).err();
    found.map(|found| found.function)
}

#[test]
fn crates_are_one_program() {
    // `main`, `f`, and `g` twice.
    assert_eq!(compared(LIBRARY, BINARY, BUNDLE), Ok(4));
    // Without the crate, there is nothing to compare with.
    assert!(compare(&[BINARY], &[BUNDLE], CRATES).is_err());
    // Crates are no matter of texts laid out alike.
    let strict = compare(&[LIBRARY, BINARY], &[BUNDLE], May::BeNamedOtherwise);
    assert!(strict.is_err());
}

#[test]
fn what_a_function_does_counts() {
    assert_eq!(
        differs("ret i8 7", "ret i8 8").as_deref(),
        Some("demo::g::<u8>")
    );
    let other = "  %0 = call i8 @_RINvNtCsBB_4main4demo1ghECsBB_4main(i8 1)";
    let call = "  %0 = call i8 @_RNvNtCsBB_4main4demo1f(i8 1)";
    assert!(differs(call, other).is_some());
    assert_eq!(differs("i64 0", "i64 1").as_deref(), Some("demo::f"));
    assert!(differs("{ i8, i8 }", "{ i8, i16 }").is_some());
    assert!(differs("{ inlinehint }", "{ cold }").is_some());
}

#[test]
fn places_count_only_where_they_are_no_file_of_a_bundle() {
    assert_eq!(
        differs("\\09\\00\\00\\00\\01", "\\08\\00\\00\\00\\02"),
        None
    );
    assert_eq!(differs("main.rs", "text.in").as_deref(), Some("demo::f"));
    let near = LIBRARY.replace("/one/src/lib.rs", "one//src/lib.rs");
    let compared = compare(&[&near, BINARY], &[BUNDLE], CRATES);
    assert_eq!(compared.unwrap_err()[0].function, "demo::f");
}

#[test]
fn what_is_written_to_is_there_once() {
    let second =
        "@_RNvNtCsBB_4main4demo5OTHER = internal global [4 x i8] zeroinitializer, align 4\n";
    let bundle = format!("{second}{BUNDLE}");
    let library =
        format!("{LIBRARY}@_RNvCsAA_4demo5OTHER = global [4 x i8] zeroinitializer, align 4\n");
    let using = |text: &str, name: &str| {
        let line = "  ret i8 %y\n";
        text.replacen(line, &format!("  store i8 %y, ptr @{name}\n{line}"), 1)
    };
    let two = using(&library, "_RNvCsAA_4demo5OTHER");
    let is_same = |bundle: &str| compared(&two, BINARY, bundle).is_ok();
    assert!(is_same(&using(&bundle, "_RNvNtCsBB_4main4demo5OTHER")));
    assert!(!is_same(&using(&bundle, "_RNvNtCsBB_4main4demo5COUNT")));
}

#[test]
fn functions_of_std_are_told_by_what_they_are_and_not_by_who_made_them() {
    assert_eq!(
        differs(
            "5alloc3vecECsDD_5gimli()\n  ret",
            "5alloc3boxECsDD_5gimli()\n  ret"
        )
        .as_deref(),
        Some("main")
    );
}

#[test]
fn what_a_library_has_for_the_linker_counts_where_the_bundle_has_it() {
    let hook = "define void @hook() {\nstart:\n  ret void\n}\n";
    assert_eq!(compared(LIBRARY, BINARY, &format!("{BUNDLE}{hook}")), Ok(5));
    let other = hook.replace("ret void", "unreachable");
    assert!(compared(LIBRARY, BINARY, &format!("{BUNDLE}{other}")).is_err());
    let unknown = hook.replace("@hook", "@look");
    assert!(compared(LIBRARY, BINARY, &format!("{BUNDLE}{unknown}")).is_err());
}

#[test]
fn what_an_author_named_is_nowhere_else() {
    let calls = |program: &str| {
        let call = "  call void @hook()\n  ret i32 0";
        let called = program.replacen("  ret i32 0", call, 1);
        assert_ne!(called, program);
        called
    };
    let (own, others) = (
        "define internal void @hook() {\nstart:\n  ret void\n}\n",
        "declare void @hook()\n",
    );
    let binary = calls(BINARY) + others;
    let compared =
        |library: &str, hook: &str| compared(library, &binary, &format!("{}{hook}", calls(BUNDLE)));
    assert_eq!(compared(LIBRARY, own), Ok(5));
    assert!(compared(LIBRARY, others).is_err());
    let without = LIBRARY.replace("@hook", "@look");
    assert!(compared(&without, own).is_err());
    assert_eq!(compared(&without, others), Ok(4));
}

#[test]
fn a_failed_assertion_shows_paths_as_they_are_written() {
    let with = |program: &str, text: &str, name: &str| {
        let call = format!(
            "  call void @_RNvNtCsEE_4core9panicking5panic(ptr @{name}, i64 {})\n",
            text.len()
        );
        let constant = format!("@{name} = private unnamed_addr constant [9 x i8] c\"{text}\"\n");
        format!(
            "{constant}{}",
            program.replacen("  ret i8 7\n", &format!("{call}  ret i8 7\n"), 1)
        )
    };
    let library = with(LIBRARY, "assertion failed: crate::N > 0", "alloc_5");
    let is_same = |text: &str| compared(&library, BINARY, &with(BUNDLE, text, "alloc_6")).is_ok();
    assert!(!is_same("out of range"));
    let binary = with(BINARY, "assertion failed: crate::N > 0", "alloc_5");
    let bundle = with(BUNDLE, "assertion failed: crate::demo::N > 0", "alloc_6");
    let outcome = compared(&library, &binary, &bundle);
    assert!(outcome.is_ok(), "{outcome:?}");
}

#[test]
fn names_of_types_are_known_by_their_last_word() {
    let with = |program: &str, text: &str, name: &str| {
        let call = format!("  call void @show(ptr @{name}, i64 {})\n", text.len());
        let constant = format!("@{name} = private unnamed_addr constant [9 x i8] c\"{text}\"\n");
        let called = program.replacen("  ret i8 7\n", &format!("{call}  ret i8 7\n"), 1);
        format!("{constant}{called}declare void @show(ptr, i64)\n")
    };
    let is_same_of = |paths: bool, one: &str, other: &str| {
        let [library, binary] = [LIBRARY, BINARY].map(|text| with(text, one, "alloc_5"));
        let lines = &BTreeSet::new();
        let may = May::BeCratesOrOne(Told {
            lines,
            paths,
            own: "",
        });
        compare(
            &[&library, &binary],
            &[&with(BUNDLE, other, "alloc_6")],
            may,
        )
        .is_ok()
    };
    let is_same = |one: &str, other: &str| is_same_of(true, one, other);
    assert!(is_same("Box<demo::Tag>", "Box<main::demo::Tag>"));
    assert!(!is_same_of(false, "Box<demo::Tag>", "Box<main::demo::Tag>"));
    assert!(!is_same("Box<demo::Tag>", "Box<main::demo::Flag>"));
    assert!(!is_same("src/bin/main.rs:4", "main.rs:2"));
    assert!(!is_same("line 4", "line 12"));
}

#[test]
fn lines_count_only_where_they_are_others() {
    let told = |line: u32, text: &str| {
        text.replace("ret i8 7", &format!("store i32 {line}, ptr %x\n  ret i8 7"))
    };
    let lines = BTreeSet::from([(12, 3)]);
    let is_same = |bundle: u32| {
        let original = [&*told(12, LIBRARY), &*told(12, BINARY)];
        let may = May::BeCratesOrOne(Told {
            lines: &lines,
            paths: false,
            own: "",
        });
        compare(&original, &[&told(bundle, BUNDLE)], may).is_ok()
    };
    assert!(is_same(3) && is_same(12));
    assert!(!is_same(4));
}

#[test]
fn fewer_methods_have_other_places_in_vtables() {
    let method = |name: &str| {
        format!(
            "define internal i8 @_RNvC4demo3{name}(ptr %self) {{\nstart:\n  ret i8 {}\n}}\n",
            name.len()
        )
    };
    let program = |kinds: &str, entries: &str, offset: u32| {
        let methods: String = ["one", "two", "six"].map(method).concat();
        let size = "[24 x i8] c\"\\08\"";
        format!(
            "@vtable.0 = private unnamed_addr constant <{{ [24 x i8]{kinds} }}> <{{ {size}{entries} }}>, align 8\n\
             {methods}define i32 @main() {{\ntop:\n  %v = load ptr, ptr @vtable.0\n  \
             %0 = getelementptr inbounds i8, ptr %v, i64 {offset}\n  \
             %1 = load ptr, ptr %0, align 8, !invariant.load !4\n  ret i32 0\n}}\n"
        )
    };
    let entries = |names: &[&str]| -> String {
        let all = names.iter().map(|name| format!(", ptr @_RNvC4demo3{name}"));
        all.collect()
    };
    let original = program(", ptr, ptr, ptr", &entries(&["one", "two", "six"]), 32);
    let is_same = |names: &[&str], offset| {
        let kinds = ", ptr".repeat(names.len());
        let bundle = program(&kinds, &entries(names), offset);
        compare(&[&original], &[&bundle], CRATES).is_ok()
    };
    assert!(is_same(&["one", "two", "six"], 32));
    assert!(is_same(&["two", "six"], 24));
    assert!(is_same(&["two"], 24));
    assert!(is_same(&["one", "two"], 32));
    assert!(!is_same(&["two", "six"], 40), "another method is called");
    assert!(!is_same(&["one", "six"], 24), "the method is missing");
    assert!(!is_same(&["six", "two"], 24), "the order is another one");
}
