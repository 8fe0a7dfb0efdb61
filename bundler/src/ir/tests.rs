//! Which texts count as the same program, and which do not.

mod changed;
mod crates;

use super::{Difference, May};

fn compare(one: &str, other: &str) -> Result<usize, Difference> {
    super::compare(&[one], &[other], May::BeNamedOtherwise).map_err(|mut found| found.remove(0))
}

const PROGRAM: &str = r#"
@alloc_1 = private unnamed_addr constant [2 x i8] c"ab", align 1
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @_RNvC4main1g }>, align 8
define internal i8 @_RNvC4main1f(i8 %x) #0 {
start:
  %y = call i8 @_RNvC4main1g(ptr @alloc_1), !noundef !4
  call void @use(ptr @vtable.0, ptr inttoptr (i64 8499423224371354991 to ptr), ptr inttoptr (i64 8 to ptr))
  ret i8 %y
}
define internal i8 @_RNvC4main1g(ptr %p) #1 {
start:
  ret i8 7
}
define i32 @main() {
top:
  %0 = call i8 @_RNvC4main1f(i8 1)
  ret i32 0
}
declare void @use(ptr, ptr, ptr)
attributes #0 = { inlinehint }
attributes #1 = { cold }
!4 = !{}
"#;

/// The function in which a program that was changed so differs.
fn differs(from: &str, to: &str) -> Option<String> {
    assert!(PROGRAM.contains(from), "{from}");
    let changed = PROGRAM.replace(from, to);
    compare(PROGRAM, &changed).err().map(|found| found.function)
}

#[test]
fn a_program_is_itself() {
    assert_eq!(compare(PROGRAM, PROGRAM), Ok(3));
}

#[test]
fn names_of_local_symbols_do_not_count() {
    assert_eq!(differs("_RNvC4main1g", "_RNvC4mains_1g"), None);
    assert_eq!(differs("alloc_1", "alloc_2"), None);
    assert_eq!(differs("vtable.0", "vtable.9"), None);
}

#[test]
fn order_does_not_count() {
    let (head, tail) = PROGRAM.split_once("define i32 @main").unwrap();
    let (main, rest) = tail.split_once("}\n").unwrap();
    let moved = format!("define i32 @main{main}}}\n{head}{rest}");
    assert_eq!(compare(PROGRAM, &moved), Ok(3));
}

#[test]
fn metadata_and_comments_do_not_count() {
    assert_eq!(differs("!noundef !4", "!noundef !5 ; more"), None);
    assert_eq!(
        differs("start:\n", "; a comment\nstart:  ; preds = %top\n"),
        None
    );
}

#[test]
fn numbers_of_attributes_do_not_count_but_what_they_stand_for_does() {
    assert_eq!(differs("#1", "#3"), None);
    assert_eq!(differs("{ cold }", "{ hot }").as_deref(), Some("main::g"));
}

#[test]
fn what_nobody_uses_does_not_count() {
    let more = "define internal void @_RNvC4main1h() {\n  ret void\n}\ndeclare void @use";
    assert_eq!(differs("declare void @use", more), None);
}

#[test]
fn instructions_count() {
    assert_eq!(differs("ret i8 7", "ret i8 8").as_deref(), Some("main::g"));
    let more = "  ret i8 7\n  unreachable";
    assert_eq!(differs("  ret i8 7", more).as_deref(), Some("main::g"));
}

#[test]
fn constants_count_where_they_are_used() {
    assert_eq!(differs("c\"ab\"", "c\"ac\"").as_deref(), Some("main::f"));
}

#[test]
fn vtables_count() {
    let other = "[24 x i8], ptr, ptr }> <{ [24 x i8] zeroinitializer, ptr @use, ptr @_RNvC4main1g";
    let one = "[24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @_RNvC4main1g";
    assert_eq!(differs(one, other).as_deref(), Some("main::f"));
}

#[test]
fn names_that_others_know_count() {
    assert_eq!(differs("@use", "@abuse").as_deref(), Some("main::f"));
    assert_eq!(differs("@main", "@start").as_deref(), Some("main"));
}

#[test]
fn a_symbol_stands_for_one_other_only() {
    // `f` calls itself instead of `g`, whose body is the same as `f`'s.
    let program = "define i32 @main() {\n  call void @_Rf()\n  call void @_Rg()\n  ret i32 0\n}\n\
                   define internal void @_Rf() {\n  ret void\n}\n\
                   define internal void @_Rg() {\n  ret void\n}\n";
    let changed = program.replace("call void @_Rg", "call void @_Rf");
    assert!(compare(program, &changed).is_err());
    assert!(compare(&changed, program).is_err());
}

#[test]
fn type_ids_may_be_others_but_each_for_one() {
    let large = "8499423224371354991";
    assert_eq!(differs(large, "-12345678901234567"), None);
    assert_eq!(
        differs("(i64 8 to", "(i64 4 to").as_deref(),
        Some("main::f")
    );
    let both = "(i64 8499423224371354991 to ptr), ptr inttoptr (i64 99994232243713549 to";
    let twice = PROGRAM.replace(
        "(i64 8499423224371354991 to ptr), ptr inttoptr (i64 8 to",
        both,
    );
    let merged = twice.replace("99994232243713549", large);
    assert!(compare(&twice, &merged).is_err());
}

#[test]
fn how_nothing_is_aligned_does_not_count() {
    let with = |constant: &str| {
        let call = "call void @use(ptr @vtable.0, ptr @alloc_9, ptr null)\n  call void @use(";
        PROGRAM
            .replace(
                "@vtable.0 =",
                &format!("@alloc_9 = {constant}\n@vtable.0 ="),
            )
            .replacen("call void @use(", call, 1)
    };
    let nothing = |align| {
        with(&format!(
            "private unnamed_addr constant <{{}}> zeroinitializer, align {align}"
        ))
    };
    let byte = with("private unnamed_addr constant <{ [1 x i8] }> zeroinitializer, align 8");
    assert_eq!(compare(&nothing(1), &nothing(8)), Ok(3));
    assert!(compare(&nothing(8), &byte).is_err());
}
