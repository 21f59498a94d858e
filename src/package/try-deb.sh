#!/usr/bin/env bash
# Tries the .deb as a user has it: installs it, hides all other Java, runs commands and the window, opens a lesson by
# its folder, removes it. Prints sizes and start times, beside a bare JavaFX program in a package of its own.
# Usage, as root: ./limber package try, or  JDK=… OUT=target try-deb.sh FILE.deb. Exit code 1: something was not right.
set -euo pipefail

deb=$1
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
work=$OUT/package/try
failed=0

check() {
    local what=$1
    shift
    if "$@"; then echo "ok: $what"; else echo "FAILED: $what"; failed=1; fi
}

# Prints the middle of five times from the start of a program to its third picture, in milliseconds.
start_time() {
    local n begin
    "$@" >/dev/null 2>&1 || true # read from the disk once
    for n in 1 2 3 4 5; do
        begin=$(date +%s%N)
        "$@" >/dev/null 2>&1
        echo $((($(date +%s%N) - begin) / 1000000))
    done | sort -n | sed -n 3p
}

size() { du -sm "$1" | cut -f 1; }

# The bare program: a window that ends at its third pulse, packed in the same way.
hello() {
    rm -rf "$work/hello" && mkdir -p "$work/hello/classes"
    "$JDK/bin/javac" -p "$OUT/lib/javafx" --add-modules javafx.controls -d "$work/hello/classes" "$here/Hello.java"
    mkdir "$work/hello/libs"
    "$JDK/bin/jar" --create --file "$work/hello/libs/hello.jar" -C "$work/hello/classes" .
    "$JDK/bin/jlink" --module-path "$OUT/lib/javafx" --add-modules javafx.controls --strip-debug --no-header-files \
        --no-man-pages --output "$work/hello/runtime"
    "$JDK/bin/jpackage" --type app-image --name hello --input "$work/hello/libs" --main-jar hello.jar \
        --main-class Hello --runtime-image "$work/hello/runtime" --dest "$work/hello" \
        --java-options --enable-native-access=javafx.graphics
    cached_hello
}

# The same with a cache of loaded classes, as Limber has one.
cached_hello() {
    local app=$work/cached/lib/app
    cp -r "$work/hello/hello" "$work/cached"
    JAVA_TOOL_OPTIONS="-XX:AOTCacheOutput=$app/hello.aot" "$work/cached/bin/hello" >"$work/hello.log" 2>&1
    # shellcheck disable=SC2016 # the program itself expands it
    printf 'java-options=%s\n' '-XX:AOTCache=$APPDIR/hello.aot' '-Xlog:aot*=off' >>"$app/hello.cfg"
}

# A display of its own, since a test clicks nowhere else.
display() {
    local number
    exec 7< <(exec Xvfb -displayfd 1 -screen 0 1280x720x24 -nolisten tcp 2>/dev/null)
    server=$!
    read -r number <&7
    export DISPLAY=:$number
}

# The titles of all windows. A search by name finds none with a dash, where the window was opened without a locale.
titles() { xdotool search --class . getwindowname %@ 2>/dev/null || true; }

# pictured NAME TITLE COMMAND…: the command's window as a picture, ten seconds after its title fits. A machine with other
# work may take a minute until then.
pictured() {
    local name=$1 title=$2 process found=1
    shift 2
    "${alone[@]}" "$@" >"$work/$name.log" 2>&1 &
    process=$!
    for _ in $(seq 60); do
        sleep 1
        titles | grep "$title" >/dev/null && { found=0; break; }
    done
    sleep 10
    import -window root "$work/$name.png" || found=1
    # its own runtime, and a cache that was not refused
    grep -q /opt/limber/lib/runtime/lib/server/libjvm.so "/proc/$process/maps" || found=1
    grep -q /opt/limber/lib/app/limber.aot "/proc/$process/maps" || found=1
    kill "$process"
    wait "$process" || true
    [ ! -s "$work/$name.log" ] || { cat "$work/$name.log"; found=1; } # it has nothing to say
    return $found
}

[ "$(id -u)" = 0 ] || { echo "try-deb.sh: installing needs root" >&2; exit 3; }
rm -rf "$work" && mkdir -p "$work"
display
# Goes before a command: no JDK in sight, no JAVA_HOME, an empty path.
# shellcheck disable=SC2016 # the inner shell expands it
alone=(unshare -m sh -c 'mount -t tmpfs none /usr/lib/jvm && exec env -i "$@"' limber
    "HOME=$work" "XDG_CONFIG_HOME=$work/config" "DISPLAY=$DISPLAY" PATH=/nowhere)
trap 'kill $server; dpkg --purge limber >/dev/null 2>&1 || true' EXIT

DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$(readlink -f "$deb")" >"$work/install.log" 2>&1 ||
    { cat "$work/install.log"; exit 1; }
limber=/opt/limber/bin/limber
version=$(basename "$deb" | sed 's/^limber_\([^-]*\)-.*/\1/')
expected=$(LIMBER_AS_BUILT=1 "$here/../../limber" hash rope --frames 10)

check "the command is on the path" test "$(command -v limber)" = /usr/bin/limber
check "--version says $version" test "$("${alone[@]}" $limber --version)" = "limber $version"
check "hash rope --frames 10 is $expected" test "$("${alone[@]}" $limber hash rope --frames 10)" = "$expected"
check "bad input ends with 2" test "$("${alone[@]}" $limber hash nothing >/dev/null 2>&1; echo $?)" = 2
check "files *.limber have their type" grep -q 'application/x-limber:\*.limber' /usr/share/mime/globs
check "a desktop file opens them" grep -q '^MimeType=application/x-limber;' /usr/share/applications/limber-open.desktop
cp -r "$here/../../lessons/04-pin-and-half" "$work/lesson"
check "the window opens ($work/window.png)" pictured window "^Limber" $limber
"${alone[@]}" $limber record jelly --frames 20 --out "$work/jelly.limber"
check "a recording opens by its file ($work/file.png)" pictured file "^Jelly" $limber open "$work/jelly.limber"
check "a lesson opens by its folder ($work/lesson.png)" pictured lesson "^Rope" $limber lesson "$work/lesson"

hello
echo
echo "| | package | hello | hello with a cache |"
echo "| --- | --- | --- | --- |"
echo "| installer, MB | $(size "$deb") | | |"
echo "| folder, MB | $(size /opt/limber) | $(size "$work/hello/hello") | $(size "$work/cached") |"
echo "| of that the runtime, MB | $(size /opt/limber/lib/runtime) | $(size "$work/hello/hello/lib/runtime") | |"
echo "| start to third picture and exit, ms | $(start_time $limber window --first) |" \
    "$(start_time "$work/hello/hello/bin/hello") | $(start_time "$work/cached/bin/hello") |"
echo "| limber --version, ms | $(start_time $limber --version) | | |"
echo

dpkg --purge limber >"$work/remove.log" 2>&1
check "nothing stays in /opt" test ! -e /opt/limber
check "nothing stays on the path" test ! -e /usr/bin/limber
check "no desktop file stays" test -z "$(ls /usr/share/applications | grep limber)"
check "the file type is gone" test -z "$(grep limber /usr/share/mime/globs)"
exit $failed
