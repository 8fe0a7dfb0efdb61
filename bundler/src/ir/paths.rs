//! Symbols as the paths that they were made from.

/// The path that a symbol was made from, without hashes.
pub(super) fn demangled(symbol: &str) -> String {
    let name = symbol.trim_start_matches('@').trim_matches('"');
    format!("{:#}", rustc_demangle::demangle(name))
}

/// The paths of the functions that a program has code of.
pub(crate) fn paths(program: &str) -> impl Iterator<Item = String> {
    let heads = program.lines().filter(|line| line.starts_with("define "));
    let symbols = heads.filter_map(|head| {
        let (_, symbol) = head.split_once('@')?;
        symbol.split('(').next()
    });
    symbols.map(demangled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_told_by_their_paths() {
        let program = "@_RNvC4main1s = constant i8 1\ndefine i32 @main() {\n  call void @_RNvC4main1g()\n}\n\
                       define internal i8 @_RNvNtC4main1m1f(i8 %x) #0 {\n}\ndeclare void @_RNvC4main1g()\n";
        let paths: Vec<String> = paths(program).collect();
        assert_eq!(paths, ["main", "main::m::f"]);
    }
}
