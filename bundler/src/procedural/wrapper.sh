#!/bin/sh
# Cargo's RUSTC_WRAPPER: rustc with recording macros. Its first argument is rustc.
#
# A crate of procedural macros is compiled from its edited copy, which BUNDLER_MIRRORS says, a line for each: the root file and
# that of the copy. What was recorded of a crate when it was compiled before is forgotten.
rustc=$1
shift
name=
extra=
previous=
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
            while IFS=$tab read -r root copy; do
                if [ "$argument" -ef "$root" ]; then
                    argument=$copy
                fi
            done <"$BUNDLER_MIRRORS"
        fi
        ;;
    esac
    if [ "$previous" = --crate-name ]; then
        name=$argument
    fi
    previous=$argument
    set -- "$@" "$argument"
done
if [ -n "$extra" ]; then
    rm -f "$BUNDLER_RECORDS/$name$extra"
fi
exec "$rustc" "$@"
