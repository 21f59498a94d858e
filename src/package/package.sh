# Makes the packages; `limber` reads this file, whose functions it shares. `package [image|installer|zip|engine]` makes one
# of them, or without a name all; `package try|bare` tries what was made. Everything lands in target/package, named by version and commit.

package_folder=$out/package
package_work=$package_folder/work
package_java=(-Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 -Dprism.forceGPU=true -Dprism.lcdtext=false
    --enable-native-access=javafx.graphics,ALL-UNNAMED "${first_picture_first[@]}" "${little_memory[@]}")
javafx_systems="linux linux-aarch64 win mac mac-aarch64"

# Modules that the class path needs: what jdeps names, what is reached by name (jdk.zipfs opens the lessons in the jar).
runtime_modules=java.base,java.desktop,java.sql,javafx.controls,javafx.fxml,jdk.compiler,jdk.unsupported,jdk.zipfs,jdk.localedata

packages() {
    local what=${1:-all}
    case $what in
        all | image | installer | zip | engine | try | bare) ;;
        *) say "package: '$what' is none of image installer zip engine try bare"; exit 2 ;;
    esac
    [ $# -le 1 ] || { say "package: takes one name"; exit 2; }
    find_jdk
    utf8
    package_build=$(package_build) # once: a commit or an edit meanwhile changes no name
    case $what in
        try) package_try try-deb.sh deb ;;
        bare) package_try try-bare.sh deb zip ;;
    esac
    build "$out"
    mkdir -p "$package_work"
    case $what in image | installer | all) package_image ;; esac
    case $what in installer | all) package_installer ;; esac
    case $what in zip | all) package_zip ;; esac
    case $what in engine | all) package_engine ;; esac
}

# package_try SCRIPT TYPE…: the script with the newest package of each type takes the place of this one.
package_try() {
    local script=$1 type made files=()
    shift
    for type in "$@"; do
        made=$(ls -t "$package_folder"/*."$type" 2>/dev/null | head -n 1)
        [ -n "$made" ] || { say "package: there is no .$type yet: make it with  ./limber package"; exit 2; }
        files+=("$made")
    done
    JDK=$jdk OUT=$out exec bash "$root/src/package/$script" "${files[@]}"
}

# ---- names ---------------------------------------------------------------------------------------------------------

# The version of the project is the first in pom.xml.
package_version() { sed -n 's|^  <version>\(.*\)</version>$|\1|p' "$root/pom.xml" | head -n 1; }

# The day and the name of the commit; what is not committed shows.
package_build() {
    local commit
    commit=$(git -C "$root" log -1 --format=%cd.%h --date=format:%Y%m%d 2>/dev/null) || { echo 0; return; }
    [ -z "$(git -C "$root" status --porcelain 2>/dev/null)" ] || commit=$commit.changed
    printf '%s\n' "$commit"
}

package_time() { git -C "$root" log -1 --format=%ct 2>/dev/null || echo 1577836800; }

package_system() {
    local machine
    case $(uname -m) in
        x86_64 | amd64) machine=x64 ;;
        aarch64 | arm64) machine=arm64 ;;
        *) machine=$(uname -m) ;;
    esac
    case $system in
        Linux) echo "linux-$machine" ;;
        Darwin) echo "macos-$machine" ;;
        *) echo "windows-$machine" ;;
    esac
}

image_name() { echo "limber-$(package_version)+$package_build-$(package_system)"; }

# ---- image ---------------------------------------------------------------------------------------------------------

# or_stop LOG COMMAND…: what the command says is shown only if it fails.
or_stop() {
    local log=$package_work/$1.log
    shift
    "$@" >"$log" 2>&1 && return
    cat "$log" >&2
    say "package: $(basename "$1") failed"
    exit 1
}

package_image() {
    local image icon
    image=$package_folder/$(image_name)
    say "making $(basename "$image")"
    rm -rf "$package_folder"/limber-*-"$(package_system)" "$package_work"/{runtime,libs,image}
    or_stop jlink "$jdk/bin/jlink" --module-path "$out/lib/javafx" --add-modules "$runtime_modules" \
        --include-locales en,zh --strip-debug --no-header-files --no-man-pages --output "$package_work/runtime"
    mkdir -p "$package_work/libs"
    cp -p "$out/limber.jar" "$out"/lib/*.jar "$root"/{LICENSE,THIRD-PARTY.md} "$package_work/libs"
    cp -p "$root"/src/package/linux/*.{desktop,xml} "$package_work/libs"
    case $system in
        Linux) icon=(--icon "$root/src/package/limber.png") ;;
        Darwin) icon=() ;;
        *) icon=(--win-console) ;;
    esac
    or_stop image "$jdk/bin/jpackage" --type app-image --name limber --app-version "$(package_version)" \
        --runtime-image "$package_work/runtime" --input "$package_work/libs" --main-jar limber.jar \
        --main-class limber.cli.Main --java-options "${package_java[*]}" ${icon[@]+"${icon[@]}"} \
        --dest "$package_work/image"
    mv "$package_work"/image/* "$image"
    train_image "$image"
}

image_program() { ls -d "$1"/bin/limber "$1"/Contents/MacOS/limber "$1"/limber.exe 2>/dev/null | head -n 1; }

# The cache is made by the runtime in the image and from the jars in it: it refuses others.
train_image() {
    local config folder
    config=$(ls "$1"/lib/app/limber.cfg "$1"/Contents/app/limber.cfg "$1"/app/limber.cfg 2>/dev/null | head -n 1)
    folder=$(dirname "$config")
    (
        need_display
        export JAVA_TOOL_OPTIONS="-XX:AOTCacheOutput=$folder/limber.aot"
        or_stop train "$(image_program "$1")" window --train
    ) || exit 1
    [ -f "$folder/limber.aot" ] || { cat "$package_work/train.log" >&2; say "package: no cache was made"; exit 1; }
    # shellcheck disable=SC2016 # the program itself expands it
    printf 'java-options=%s\n' '-XX:AOTCache=$APPDIR/limber.aot' '-Xlog:aot*=off' '-Xlog:cds*=off' >>"$config"
}

# ---- installer -----------------------------------------------------------------------------------------------------

package_installer() {
    local type build options
    build=$package_build
    case $system in
        Linux)
            type=deb
            need_packages fakeroot
            have dpkg-deb && have fakeroot || lack "needs dpkg-deb and fakeroot: apt-get install -y fakeroot"
            options=(--linux-package-name limber --linux-app-release "$build" --linux-app-category education
                --linux-deb-maintainer nobody@localhost
                --linux-package-deps "libgl1, libgtk-3-0, libxxf86vm1" --resource-dir "$root/src/package/linux")
            ;;
        Darwin) type=dmg options=(--mac-package-identifier limber) ;; # untested
        *) type=msi options=(--win-menu --win-shortcut --win-dir-chooser) ;; # untested
    esac
    say "making the installer (.$type)"
    rm -f "$package_folder"/*."$type"
    or_stop installer "$jdk/bin/jpackage" --type "$type" --name limber --app-version "$(package_version)" \
        --app-image "$package_folder/$(image_name)" --description "A step debugger for deformation" \
        --license-file "$root/LICENSE" \
        "${options[@]}" --dest "$package_folder"
}

# ---- zip -----------------------------------------------------------------------------------------------------------

package_zip() {
    local name folder classifier
    name=limber-$(package_version)+$package_build
    folder=$package_work/zip/$name
    say "making $name.zip"
    rm -rf "$package_work/zip"
    mkdir -p "$folder/lib"
    for classifier in $javafx_systems; do
        or_stop "javafx-$classifier" maven -q \
            org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy-dependencies \
            -Dclassifier="$classifier" -Dtype=jar -DincludeGroupIds=org.openjfx -DincludeScope=runtime \
            -DoutputDirectory="$folder/javafx/$classifier"
    done
    cp "$out/limber.jar" "$root"/{LICENSE,THIRD-PARTY.md} "$root"/src/package/portable/* "$folder"
    cp "$out"/lib/*.jar "$folder/lib"
    rm -f "$package_folder"/limber-*.zip
    or_stop zip "$jdk/bin/java" "$root/src/package/Zip.java" "$folder" "$package_folder/$name.zip" "$(package_time)"
}

# ---- engine --------------------------------------------------------------------------------------------------------

# The three jars of docs/embedding.md; what belongs to the engine is what the build put into its sources.
package_engine() {
    local folder=$package_work/engine part
    say "making limber-engine.jar, its sources and its documentation"
    rm -rf "$folder"
    mkdir -p "$folder/sources" "$folder/javadoc"
    for part in "" -sources; do cp "$out/limber-engine$part.jar" "$package_folder"; done
    (cd "$folder/sources" && or_stop unpack "$jdk/bin/jar" --extract --file "$out/limber-engine-sources.jar")
    or_stop javadoc "$jdk/bin/javadoc" -quiet -encoding UTF-8 -charset UTF-8 -Xdoclint:all,-missing -Werror -notimestamp --no-fonts \
        -windowtitle "limber.engine" -doctitle "limber.engine" --class-path "$(ls "$out"/lib/jspecify-*.jar)" -d "$folder/javadoc" \
        $(find "$folder/sources" -name '*.java')
    or_stop jar "$jdk/bin/jar" --create --file "$package_folder/limber-engine-javadoc.jar" -C "$folder/javadoc" .
}
