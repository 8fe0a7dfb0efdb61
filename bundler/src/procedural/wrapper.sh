#!/bin/sh
# Cargo's RUSTC_WRAPPER: rustc with recording macros. Its first argument is rustc.
#
# A crate of procedural macros is compiled from its edited copy, which BUNDLER_MIRRORS says, a line for each: the root file, that
# of the copy, and what both paths end with. It tells of itself as if it were the original, and no lint stops it. What was recorded
# of a crate when it was compiled before is forgotten; the first line now says its features.
rustc=$1
shift
name=
extra=
previous=
features=
capped=
copied=
remap=
tab=$(printf '\t')
left=$#
while [ "$left" -gt 0 ]; do
    argument=$1
    shift
    left=$((left - 1))
    case $argument in
    extra-filename=*) extra=${argument#extra-filename=} ;;
    *.rs)
        if [ -f "$argument" ]; then
            while IFS=$tab read -r root copy below; do
                if [ "$argument" -ef "$root" ]; then
                    case $argument in
                    *"$below") remap=${copy%"$below"}=${argument%"$below"} ;;
                    esac
                    argument=$copy
                    copied=yes
                fi
            done <"$BUNDLER_MIRRORS"
        fi
        ;;
    --cap-lints*) capped=yes ;;
    feature=*)
        if [ "$previous" = --cfg ]; then
            features=$features$tab$argument
        fi
        ;;
    esac
    if [ "$previous" = --crate-name ]; then
        name=$argument
    fi
    previous=$argument
    set -- "$@" "$argument"
done
if [ -n "$copied" ] && [ -z "$capped" ]; then
    set -- "$@" --cap-lints=allow
fi
if [ -n "$remap" ]; then
    set -- "$@" "--remap-path-prefix=$remap"
fi
if [ -n "$extra" ]; then
    rm -f "$BUNDLER_RECORDS/$name$extra"
    if [ -n "$features" ]; then
        printf 'P%s\n' "$features" >"$BUNDLER_RECORDS/$name$extra"
    fi
fi
exec "$rustc" "$@"
