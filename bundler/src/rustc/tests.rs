use std::time::Duration;

use super::*;

/// The workspace's compiler and, where it is installed, the distribution's old one.
fn compilers(cache: &Path) -> Vec<Rustc> {
    let old = Path::new("/usr/bin/rustc");
    let mut found = vec![Rustc::find(None, Some(cache.to_path_buf())).unwrap()];
    if old.exists() {
        found.push(Rustc::find(Some(old), Some(cache.to_path_buf())).unwrap());
    }
    found
}

/// Results of a compiler, and work that was left, but not what is remembered of the compiler itself.
fn entries(folder: &Path) -> usize {
    let names = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    names
        .filter(|path| path.extension().is_none_or(|kind| kind != "rustc"))
        .count()
}

#[test]
fn only_forced_lints_come_back_with_byte_offsets_into_the_source_as_passed() {
    let cache = tempfile::tempdir().unwrap();
    let source =
        "\u{feff}#![allow(dead_code)]\r\n// é\r\nfn unused() {}\r\nfn main() { let x = 1; }\r\n";
    for rustc in compilers(cache.path()) {
        for _fresh_then_cached in 0..2 {
            let found = rustc.check(source, "2021", &["dead_code"], &[]).unwrap();
            assert_eq!(found.len(), 1, "{found:?}");
            assert_eq!(
                (&*found[0].level, found[0].code.as_deref()),
                ("warning", Some("dead_code"))
            );
            let place = &found[0].spans[0];
            assert_eq!(
                &source[place.byte_start..place.byte_end],
                "unused",
                "{}",
                rustc.release()
            );
            assert_eq!((place.line, place.column, place.is_primary), (3, 4, true));
        }
        assert_eq!(rustc.check(source, "2021", &[], &[]).unwrap(), []);
    }
}

#[test]
fn errors_are_an_answer_and_carry_no_path_of_the_machine() {
    let cache = tempfile::tempdir().unwrap();
    for rustc in compilers(cache.path()) {
        let found = rustc
            .check("fn main() {\n    missing();\n}\n", "2021", &[], &[])
            .unwrap();
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].code.as_deref(), Some("E0425"));
        assert_eq!((found[0].spans[0].line, found[0].spans[0].column), (2, 5));
        assert!(
            found[0].rendered.contains("--> main.rs:2:5"),
            "{}",
            found[0].rendered
        );
        let found = rustc.check("fn not_main() {}", "2021", &[], &[]).unwrap();
        assert_eq!(found[0].code.as_deref(), Some("E0601"));
    }
}

#[test]
fn code_that_is_made_beside_a_check_is_what_is_made_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let source = "fn unused() {} #[cfg(asked)] fn double(n: u8) -> u8 { n * 2 } fn main() { print!(\"{}\", double(4)); }";
    let (lints, more) = (["dead_code"], ["--cfg", "asked"]);
    for rustc in compilers(folder.path()) {
        let alone = rustc.check(source, "2021", &lints, &more).unwrap();
        let made = rustc.llvm_ir(source, "2021", &more).unwrap();

        let other = rustc.keeping_in(&folder.path().join("other")).unwrap();
        let code = || Some(more.to_vec());
        let said = other.check_ahead(source, "2021", &lints, &more, code);
        assert_eq!(said.unwrap().len(), alone.len());
        let of = other.made_of(source, "2021", &more);
        assert_eq!(other.lately.get(&of).as_ref(), Some(&made));
        assert_eq!(other.llvm_ir(source, "2021", &more).unwrap(), made);
    }
}

#[test]
fn what_is_wrong_only_where_code_is_made_is_not_said_by_a_check_that_makes_some() {
    let folder = tempfile::tempdir().unwrap();
    let in_types = "fn main() { missing(); let n = 255u8 + 1; }";
    let in_code = "fn main() { let n: u8 = 255 + 1; print!(\"{n}\"); }";
    let in_constants =
        "struct S<const N: usize>; impl<const N: usize> S<N> { const C: () = assert!(N > 0); }
        fn f<const N: usize>() { S::<N>::C } fn main() { f::<0>(); }";
    for rustc in compilers(folder.path()) {
        for (source, errors) in [(in_types, 1), (in_code, 0), (in_constants, 0)] {
            let said = rustc.check_ahead(source, "2021", &[], &[], || Some(Vec::new()));
            let said = said.unwrap();
            assert_eq!(
                said.iter().filter(|said| !said.spans.is_empty()).count(),
                errors
            );
            assert!(!rustc.is_made(source, "2021", &[]));
        }
        // No lint has looked at code that is made by itself.
        rustc.llvm_ir(in_code, "2021", &[]).unwrap();
        assert!(!rustc.is_made(in_code, "2021", &[]));
        let late = rustc.denied_late(in_code, "2021", &[], Some(&[]));
        // Debian's stops before they do.
        let is_told = rustc.minor() > Some(63);
        assert_eq!(late.unwrap().len(), usize::from(is_told));
    }
}

#[test]
fn a_place_inside_a_macro_of_std_is_traced_to_its_call() {
    let source = "fn main() { let s = vec![1, ()]; println!(\"{}\", missing); }";
    let rustc = Rustc::find(None, None).unwrap();
    for d in rustc.check(source, "2021", &[], &[]).unwrap() {
        assert!(!d.spans.is_empty(), "{d:?}");
        assert!(d.spans.iter().all(|s| s.byte_end <= source.len()), "{d:?}");
    }
    let source = "macro_rules! f { () => { fn made() {} } } f!(); fn main() {}";
    let found = rustc.check(source, "2021", &["dead_code"], &[]).unwrap();
    assert!(found[0].spans[0].from_macro);
}

#[test]
fn the_environment_of_cargo_does_not_leak_into_the_program() {
    let source = "fn main() { println!(env!(\"CARGO_PKG_NAME\")); }";
    assert_eq!(
        Rustc::find(None, None)
            .unwrap()
            .check(source, "2021", &[], &[])
            .unwrap()
            .len(),
        1
    );
}

#[test]
fn executables_are_made_once_and_hold_no_path_of_the_cache() {
    let cache = tempfile::tempdir().unwrap();
    let source = "fn main() { println!(\"{}\", 6 * 7); }";
    for rustc in compilers(cache.path()) {
        let flags = ["-O", "--edition", "2021"];
        let before = entries(cache.path());
        let first = rustc.compile(source, &flags).unwrap();
        let made = fs::metadata(&first).unwrap().len();
        assert_eq!(rustc.compile(source, &flags).unwrap(), first);
        assert_eq!(entries(cache.path()), before + 2, "work folders must go");
        assert_ne!(
            rustc.compile(source, &["--edition", "2018"]).unwrap(),
            first
        );
        assert_eq!(Command::new(&first).output().unwrap().stdout, b"42\n");
        let bytes = fs::read(&first).unwrap();
        assert_eq!(bytes.len() as u64, made);
        let path = cache.path().as_os_str().as_encoded_bytes();
        assert!(
            !bytes.windows(path.len()).any(|window| window == path),
            "{}",
            rustc.release()
        );
    }
}

#[test]
fn an_executable_that_is_not_whole_is_made_again() {
    let cache = tempfile::tempdir().unwrap();
    let rustc = Rustc::find(None, Some(cache.path().to_path_buf())).unwrap();
    let compile = || {
        rustc
            .compile("fn main() { println!(\"42\") }", &[])
            .unwrap()
    };
    let made = compile();
    let whole = fs::read(&made).unwrap();
    let sum = made.with_extension("sum");
    for spoil in 0..4 {
        match spoil {
            0 => fs::write(&made, &whole[..whole.len() / 2]).unwrap(),
            1 => fs::write(&made, vec![0; whole.len()]).unwrap(),
            2 => fs::write(&sum, "\"half").unwrap(),
            _ => fs::remove_file(&made).unwrap(),
        }
        assert_eq!(
            Command::new(compile()).output().unwrap().stdout,
            b"42\n",
            "{spoil}"
        );
        assert_eq!(entries(cache.path()), 2, "{spoil}");
    }
}

#[test]
fn what_nobody_used_for_long_goes() {
    let cache = tempfile::tempdir().unwrap();
    for (name, days) in [("old.json", 31), ("young.json", 29)] {
        let file = fs::File::create(cache.path().join(name)).unwrap();
        let age = Duration::from_secs(days * 24 * 3600);
        file.set_modified(SystemTime::now() - age).unwrap();
    }
    let rustc = Rustc::find(None, Some(cache.path().to_path_buf())).unwrap();
    rustc.check("fn main() {}", "2021", &[], &[]).unwrap();
    assert!(!cache.path().join("old.json").exists());
    assert!(cache.path().join("young.json").exists());
}

#[test]
fn compile_errors_are_told_apart_from_a_compiler_that_fails() {
    let cache = tempfile::tempdir().unwrap();
    for rustc in compilers(cache.path()) {
        for _fresh_then_cached in 0..2 {
            let Err(Error::Compile(found)) = rustc.compile("fn main() { x }", &["-O"]) else {
                panic!()
            };
            assert_eq!(found.len(), 1);
        }
        let crashed = rustc.compile("fn main() {}", &["--no-such-flag"]);
        assert!(
            matches!(&crashed, Err(Error::Crashed { output, .. }) if output.contains("no-such-flag"))
        );
        let source = "extern \"C\" { fn nowhere(); } fn main() { unsafe { nowhere() } }";
        let unlinked = rustc.compile(source, &["--edition", "2021"]);
        assert!(matches!(unlinked, Err(Error::Compile(_))), "{unlinked:?}");
        let crashed = rustc.compile("fn main() {}", &["-Clinker=/no/such/linker"]);
        assert!(matches!(crashed, Err(Error::Crashed { .. })), "{crashed:?}");
    }
}

#[test]
fn what_an_older_std_lacks_is_found_where_clippy_is_installed() {
    let cache = tempfile::tempdir().unwrap();
    let rustc = Rustc::find(None, Some(cache.path().to_path_buf())).unwrap();
    let source = "fn main() {\n    let x = 7u32.div_ceil(2);\n    println!(\"{x}\");\n}\n";
    for _fresh_then_cached in 0..2 {
        let Some(found) = rustc.newer_std(source, "2021", "1.63").unwrap() else {
            return;
        };
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!((found[0].spans[0].line, found[0].spans[0].column), (2, 18));
        assert!(found[0].message.contains("1.73"), "{}", found[0].message);
        assert_eq!(entries(cache.path()), 1);
    }
    let newer = rustc.newer_std(source, "2021", "1.73").unwrap();
    assert_eq!(newer, Some(Vec::new()));
    let broken = rustc.newer_std("fn main() { x }", "2021", "1.63").unwrap();
    assert_eq!(broken, Some(Vec::new()));
    let none = Rustc {
        program: PathBuf::from("/no/such/rustc"),
        ..rustc
    };
    assert_eq!(none.newer_std(source, "2021", "1.60").unwrap(), None);
}

#[test]
fn a_missing_compiler_says_what_to_do() {
    let error = Rustc::find(Some(Path::new("./no-such-rustc")), None).unwrap_err();
    assert!(error.to_string().contains("set RUSTC"), "{error}");
}

#[test]
fn without_a_cache_executables_live_as_long_as_the_compiler() {
    let rustc = Rustc::find(None, None).unwrap();
    let clone = rustc.clone();
    let path = rustc.compile("fn main() {}", &[]).unwrap();
    drop(rustc);
    assert!(path.exists());
    drop(clone);
    assert!(!path.exists());
}

#[test]
fn old_entries_go_when_there_are_too_many_and_old_work_folders_always() {
    let cache = tempfile::tempdir().unwrap();
    let long_ago = SystemTime::now() - 2 * kept::IN_USE;
    for n in 0..MOST.entries + 3 {
        let file = fs::File::create(cache.path().join(format!("{n:05}.json"))).unwrap();
        file.set_modified(long_ago + Duration::from_millis(n as u64))
            .unwrap();
    }
    let stale = cache.path().join(".work-stale");
    fs::create_dir(&stale).unwrap();
    fs::File::open(&stale)
        .unwrap()
        .set_modified(long_ago)
        .unwrap();
    let rustc = Rustc::find(None, Some(cache.path().to_path_buf())).unwrap();
    rustc.check("fn main() {}", "2021", &[], &[]).unwrap();
    assert!(!stale.exists());
    assert!(!cache.path().join("00000.json").exists());
    assert!(cache.path().join("00100.json").exists());
    assert!(entries(cache.path()) <= MOST.entries + 1);
}
