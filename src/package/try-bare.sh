#!/usr/bin/env bash
# Tries the .deb and the zip in a bare Debian: a folder with the smallest system, without Java, fonts or a desktop.
# Installs, runs commands, opens the window and a moment by its file, removes; then the zip with this machine's JDK.
# Usage, as root: ./limber package bare, or  JDK=… OUT=target try-bare.sh FILE.deb FILE.zip. Exit code 1: something was
# not right. The system comes from the same place as this machine's own packages.
set -euo pipefail

deb=$(readlink -f "$1")
zip=$(readlink -f "$2")
work=$OUT/package/bare
bare=$work/root
failed=0

check() {
    local what=$1
    shift
    if "$@"; then echo "ok: $what"; else echo "FAILED: $what"; failed=1; fi
}

inside=(chroot "$bare" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive)
inside() { "${inside[@]}" "$@"; }

# pictured NAME COMMAND…: the command's window, as a picture of many colours, three seconds after it has them. A machine
# with other work may take a minute.
pictured() {
    local name=$1 n process
    shift
    rm -f "$work/$name.png"
    "${inside[@]}" "DISPLAY=$DISPLAY" timeout 70 "$@" >"$work/$name.log" 2>&1 &
    process=$!
    for n in $(seq 60); do
        sleep 1
        import -window root "$work/$name.png"
        [ "$(identify -format %k "$work/$name.png")" -le 1000 ] || break
    done
    [ "$n" = 60 ] || { sleep 3; import -window root "$work/$name.png"; }
    kill "$process" 2>/dev/null || true
    wait "$process" || true
    cat "$work/$name.log"
    [ ! -s "$work/$name.log" ] && [ "$(identify -format %k "$work/$name.png")" -gt 1000 ]
}

end() {
    kill "$server" 2>/dev/null || true
    umount --lazy "$bare/usr/lib/jvm/"* "$bare/proc" "$bare/dev" 2>/dev/null || true # something may still run there
}

[ "$(id -u)" = 0 ] || { echo "try-bare.sh: a bare system needs root" >&2; exit 3; }
command -v debootstrap >/dev/null || { echo "try-bare.sh: apt-get install -y debootstrap" >&2; exit 3; }
exec 7< <(exec Xvfb -displayfd 1 -screen 0 1280x720x24 -nolisten tcp 2>/dev/null)
server=$!
trap end EXIT
read -r number <&7
export DISPLAY=:$number

rm -rf --one-file-system "$work" # never what is mounted there
mkdir -p "$work"
site=$(apt-get indextargets --format '$(SITE)' | grep -v security | head -n 1)
debootstrap --variant=minbase "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$bare" "$site" >"$work/debootstrap.log"
mount -t proc none "$bare/proc"
mount --bind /dev "$bare/dev"
before=$(inside dpkg-query -W | wc -l)
cp "$deb" "$bare/limber.deb"
check "no Java in the bare system" test ! -e "$bare/usr/lib/jvm"
check "apt installs the .deb with what it needs" \
    inside apt-get install -y -qq --no-install-recommends /limber.deb >"$work/install.log" 2>&1
echo "packages: $before, then $(inside dpkg-query -W | wc -l)"

expected=$(LIMBER_AS_BUILT=1 "$(dirname "${BASH_SOURCE[0]}")/../../limber" hash rope --frames 10)
check "hash rope --frames 10 is $expected" test "$(inside limber hash rope --frames 10)" = "$expected"
inside limber record jelly --frames 30 --out /root/jelly.limber
check "a recording made there is verified there" inside limber replay /root/jelly.limber --verify
check "the window opens ($work/window.png)" pictured window limber
check "a file opens by the command of the desktop file ($work/file.png)" pictured file limber open /root/jelly.limber
inside apt-get purge -y -qq limber >"$work/purge.log" 2>&1
check "nothing stays in /opt" test ! -e "$bare/opt/limber"

inside mkdir -p "/usr/lib/jvm/$(basename "$JDK")"
mount --bind -r "$JDK" "$bare/usr/lib/jvm/$(basename "$JDK")"
unzip -q "$zip" -d "$bare/srv"
mv "$bare"/srv/limber-* "$bare/srv/limber"
check "the zip says the same hash" test "$(inside /srv/limber/limber hash rope --frames 10)" = "$expected"
check "the zip's window opens ($work/zip.png)" pictured zip /srv/limber/limber
exit $failed
