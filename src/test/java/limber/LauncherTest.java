package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The launcher, copied into a stand-in project on a stand-in machine: the folder `fakes` comes first on its path, and
/// its JDK is a script that prints its arguments.
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {

    private static final String WINDOW = "libgl1 libgtk-3-0 libxtst6 libxxf86vm1";
    private static final String PRIVATE = WINDOW + " xvfb xauth libgl1-mesa-dri fonts-noto-cjk";

    @TempDir Path machine;

    private Path project;
    private final Map<String, String> environment = new HashMap<>();

    record Outcome(int code, String out, String err) {}

    @BeforeEach
    void madeUpMachine() throws IOException {
        project = Files.createDirectories(machine.resolve("project"));
        Files.copy(Path.of("limber"), project.resolve("limber"));
        assertTrue(project.resolve("limber").toFile().setExecutable(true));
        Files.writeString(project.resolve("pom.xml"), "");
        Files.createDirectories(project.resolve("target"));
        Files.writeString(project.resolve("target/limber.jar"), "");
        Files.writeString(project.resolve("target/.limber-built"), "");
        Files.writeString(project.resolve("target/engine.stamp"), "");

        Path jdk = Files.createDirectories(machine.resolve("jvms/jdk-25"));
        Files.writeString(jdk.resolve("release"), "IMPLEMENTOR=\"Nobody\"\nJAVA_VERSION=\"25.0.1\"\n");
        script(jdk.resolve("bin/javac"), "");
        script(jdk.resolve("bin/java"), "pwd; printf '%s\\n' \"$@\"; exit ${FAKE_EXIT:-0}");

        fake("java", "exit 9");
        fake("uname", "echo Linux");
        fake("id", "echo 1000");
        fake("apt-get", "echo apt-get \"$@\" >>" + machine.resolve("apt"));
        installed(PRIVATE + " xdotool imagemagick");
        fake("google-chrome", "");
        environment.put("PATH", machine.resolve("fakes") + ":/usr/bin:/bin");
        environment.put("HOME", machine.toString());
        environment.put("LIMBER_CACHE", "none");
        environment.put("LIMBER_JVMS", machine.resolve("jvms").toString());
    }

    @Test
    void withoutAJdk25OneLineSaysWhatIsNeeded() throws Exception {
        Files.writeString(machine.resolve("jvms/jdk-25/release"), "JAVA_VERSION=\"17.0.15\"\n");
        Outcome run = limber("models");
        assertEquals(3, run.code());
        assertEquals("", run.out());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("JDK 25"), run.err());
    }

    @Test
    void anOldJavaHomeIsPassedOver() throws Exception {
        Path old = machine.resolve("old");
        script(old.resolve("bin/java"), "echo old");
        script(old.resolve("bin/javac"), "");
        Files.writeString(old.resolve("release"), "JAVA_VERSION=\"17.0.15\"\n");
        environment.put("JAVA_HOME", old.toString());
        assertTrue(limber("models").out().endsWith("limber.cli.Main\nmodels\n"));
    }

    @Test
    void aChosenJavaThatIsTooOldIsRefused() throws Exception {
        environment.put("LIMBER_JAVA_HOME", machine.resolve("nowhere").toString());
        Outcome run = limber("models");
        assertEquals(3, run.code());
        assertTrue(run.err().contains("nowhere is not a JDK 25"), run.err());
    }

    @Test
    void worksThroughASymlinkFromAnotherFolder() throws Exception {
        Path elsewhere = Files.createDirectories(machine.resolve("else where"));
        Path link = Files.createSymbolicLink(machine.resolve("link"), Path.of("project/limber"));
        Files.createSymbolicLink(elsewhere.resolve("again"), link);
        Outcome run = run(elsewhere, List.of("./again", "mesh", "a b"));
        assertEquals(0, run.code(), run.err());
        assertEquals(elsewhere.toRealPath().toString(), run.out().lines().findFirst().orElseThrow());
        assertTrue(run.out().contains(project.toRealPath() + "/target/limber.jar:"), run.out());
        assertTrue(run.out().endsWith("limber.cli.Main\nmesh\na b\n"), run.out());
    }

    @Test
    void theExitCodeIsJavas() throws Exception {
        environment.put("FAKE_EXIT", "2");
        assertEquals(2, limber("nonsense").code());
    }

    @Test
    void optionsForJavaComeBeforeTheMainClass() throws Exception {
        environment.put("LIMBER_JAVA_OPTS", "-Xint -Da=b");
        assertTrue(limber("hash", "rope").out().endsWith("-Xint\n-Da=b\nlimber.cli.Main\nhash\nrope\n"));
    }

    @Test
    void modelsAnswersThroughTheLauncher() throws Exception {
        packTheClassPath();
        environment.put("LIMBER_JAVA_HOME", System.getProperty("java.home"));
        Outcome run = limber("models");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("rope"), run.out());
        assertEquals("", run.err());
    }

    @Test
    void nothingIsBuiltWhileTheJarIsNewer() throws Exception {
        fake("mvn", "echo built >>" + machine.resolve("mvn"));
        assertEquals(0, limber("models").code());
        assertFalse(Files.exists(machine.resolve("mvn")));
    }

    @Test
    void aNewerSourceIsBuiltOnce() throws Exception {
        fake("mvn", "echo \"$JAVA_HOME $*\" >>" + machine.resolve("mvn"));
        changed(Files.writeString(Files.createDirectories(project.resolve("src/main")).resolve("A.java"), ""), -1);
        changed(project.resolve("target/.limber-built"), -2);
        Outcome first = limber("models");
        Outcome second = limber("models");
        assertTrue(first.err().contains("building Limber"), first.err());
        assertEquals("", second.err());
        List<String> calls = Files.readAllLines(machine.resolve("mvn"));
        assertEquals(1, calls.size());
        assertTrue(calls.getFirst().startsWith(machine.resolve("jvms/jdk-25") + " "), calls.getFirst());
    }

    @Test
    void aFailedBuildShowsWhatMavenSaidAndStops() throws Exception {
        fake("mvn", "echo 'A.java: missing semicolon'; exit 1");
        Files.delete(project.resolve("target/limber.jar"));
        Outcome run = limber("models");
        assertEquals(1, run.code());
        assertEquals("", run.out());
        assertTrue(run.err().contains("missing semicolon"), run.err());
    }

    @Test
    void failedTestsEndWithOne() throws Exception {
        fake("mvn", "echo \"$*\"; echo 'Tests run: 3, Failures: 1'; exit 7");
        Outcome run = limber("test", "-Dtest=Rope*");
        assertEquals(1, run.code());
        assertTrue(run.out().contains(" test -Dstyle.color=never -Dtest=Rope*\n"), run.out());
        assertTrue(run.out().endsWith("Tests run: 3, Failures: 1\n"), run.out());
    }

    @Test
    void mutateRunsOncePerPackage() throws Exception {
        fake("mvn", "echo \"$*\"");
        Set<String> models = Set.of("models.cloth", "models.rope");
        for (String model : models)
            Files.createDirectories(project.resolve("src/main/java/limber/" + model.replace('.', '/')));
        Outcome two = limber("mutate", "math", "rope");
        assertEquals(0, two.code(), two.err());
        assertEquals(List.of("math", "models.rope"), mutated(two));
        List<String> all = mutated(limber("mutate"));
        assertEquals(models, all.stream().filter(name -> name.startsWith("models.")).collect(Collectors.toSet()),
                "every model that there is");
        for (String name : all)
            assertTrue(models.contains(name) || Files.isDirectory(Path.of("src/main/java/limber", name)), name);
        fake("mvn", "exit 1");
        assertEquals(1, limber("mutate", "math").code());
    }

    private static List<String> mutated(Outcome run) {
        String goal = " -Pmutate test-compile org.pitest:pitest-maven:mutationCoverage -Dmutated=";
        return run.out().lines().filter(line -> line.contains(goal))
                .map(line -> line.substring(line.indexOf(goal) + goal.length()).split(" ")[0]).toList();
    }

    @Test
    void mutateRefusesAPackageThatHasNone() throws Exception {
        Outcome run = limber("mutate", "math", "ui");
        assertEquals(2, run.code());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("limber: mutate: 'ui' is none of engine math "), run.err());
    }

    @Test
    void aTestIsChosenByItsNameWhateverItsTags() throws Exception {
        fake("mvn", "echo \"$*\"");
        assertTrue(limber("test", "RodTest#aName", "-o").out()
                .endsWith(
                        " test -Dstyle.color=never -Dtest=RodTest#aName -DexcludedGroups= -o\n"));
    }

    @Test
    void fastLeavesOutWhatNeedsADisplayAndItsPackages() throws Exception {
        fake("mvn", "echo \"$*\"");
        installed("");
        Outcome run = limber("test", "fast");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().endsWith(
                " test -Dstyle.color=never -Dpage.engine=later -Dtest.pixels.skip=true "
                        + "-DexcludedGroups=window,soak,long,wide\n"),
                run.out());
    }

    @Test
    void allLeavesOutOnlyTheLongOnes() throws Exception {
        fake("mvn", "echo \"$*\"");
        assertTrue(limber("test", "all", "-o").out().endsWith(" -DexcludedGroups=soak,long -o\n"));
        assertTrue(limber("test", "long").out().endsWith(" -Dsample.all=true -DexcludedGroups=soak\n"));
    }

    /// A path to what the launcher uses of the system, and to no browser.
    private void noBrowser() throws IOException {
        Files.delete(machine.resolve("fakes/google-chrome"));
        for (String tool : List.of("bash", "cat", "dirname", "find", "flock", "grep", "head", "ls", "mkdir", "mktemp",
                "mv", "readlink", "rm", "touch", "env"))
            fake(tool, "exec \"$(PATH=/usr/bin:/bin command -v " + tool + ")\" \"$@\"");
        environment.put("PATH", machine.resolve("fakes").toString());
    }

    /// As on Ubuntu, whose packages have none.
    @Test
    void withoutABrowserTheTestsRunAndALineSaysWhichDoNot() throws Exception {
        noBrowser();
        fake("mvn", "echo \"$*\"");
        fake("id", "echo 0");
        fake("apt-cache", "exit 100");
        Outcome run = limber("test");
        assertEquals(0, run.code(), run.err());
        assertEquals("limber: the tests of pages are not run here: none of chromium chromium-browser google-chrome is "
                + "on the path\n", run.err());
    }

    @Test
    void aBrowserIsInstalledWhereThePackagesHaveOne() throws Exception {
        noBrowser();
        fake("mvn", "echo \"$*\"");
        fake("id", "echo 0");
        fake("apt-cache", "");
        assertEquals(0, limber("test").code());
        assertTrue(Files.readString(machine.resolve("apt")).endsWith("--no-install-recommends chromium\n"));
    }

    @Test
    void testingBuildsOnceAndWhatPassedIsBuilt() throws Exception {
        fake("mvn", "echo built >>" + machine.resolve("mvn"));
        Files.delete(project.resolve("target/.limber-built"));
        assertEquals(0, limber("test").code());
        assertEquals(0, limber("models").code());
        assertEquals(List.of("built"), Files.readAllLines(machine.resolve("mvn")));
    }

    /// The quick tests delete an engine that is out of date.
    @Test
    void withoutAnEngineForPagesTheNextCommandBuilds() throws Exception {
        fake("mvn", "echo built >>" + machine.resolve("mvn") + "; rm -f " + project.resolve("target/engine.stamp"));
        assertEquals(0, limber("test").code());
        fake("mvn", "echo built >>" + machine.resolve("mvn") + "; touch " + project.resolve("target/engine.stamp"));
        assertEquals(0, limber("models").code());
        assertEquals(0, limber("models").code());
        assertEquals(List.of("built", "built"), Files.readAllLines(machine.resolve("mvn")));
    }

    @Test
    void soakPrintsTheSeedItTakesBeforeAnythingElse() throws Exception {
        fake("mvn", "echo \"$*\"");
        Outcome run = limber("soak", "--minutes", "2");
        Matcher first = Pattern.compile("soak: --minutes 2 --seed (\\d+)\n").matcher(run.out());
        assertTrue(first.lookingAt(), run.out());
        assertTrue(run.out().endsWith(
                " test -Dstyle.color=never -Dtest.pixels=soak -Dtest.others.skip=true -DexcludedGroups= -Dtest.forks=1 "
                        + "-Dtest.drawing=2 -Dtest.mesa=+GL_ARB_multisample "
                        + "-Dtest.compiler=-XX:Tier4InvocationThreshold=50000 "
                        + "-XX:Tier4MinInvocationThreshold=6000 -XX:Tier4CompileThreshold=150000 "
                        + "-XX:Tier4BackEdgeThreshold=400000 -XX:+IgnoreUnrecognizedVMOptions "
                        + "-XX:+UnlockDiagnosticVMOptions -XX:-AOTReplayTraining -Dsoak.minutes=2 -Dsoak.seed="
                        + first.group(1) + "\n"),
                run.out());
        assertTrue(limber("soak", "--seed=7").out().contains(" -Dsoak.minutes=5 -Dsoak.seed=7\n"));
    }

    @Test
    void soakRefusesWhatIsNoNumber() throws Exception {
        for (String[] wrong : new String[][]{{"--minutes", "many"}, {"--seed"}, {"--sed", "1"}}) {
            Outcome run = limber(Stream.concat(Stream.of("soak"), Stream.of(wrong)).toArray(String[]::new));
            assertEquals(2, run.code());
            assertEquals(1, run.err().lines().count(), run.err());
        }
    }

    @Test
    void aFailedSoakEndsWithOne() throws Exception {
        fake("mvn", "exit 7");
        assertEquals(1, limber("soak").code());
    }

    @Test
    void helpOfTheLaunchersOwnCommandsRunsNone() throws Exception {
        fake("mvn", "exit 7");
        for (String command : List.of("test", "soak", "mutate", "bench", "pictures", "package"))
            assertTrue(limber(command, "--help").out().endsWith("limber.cli.Main\n" + command + "\n--help\n"), command);
    }

    @Test
    void missingPackagesYieldOneCommandForAnOrdinaryUser() throws Exception {
        installed("libgtk-3-0t64 libxtst6 libxxf86vm1 xauth libgl1-mesa-dri fonts-noto-cjk");
        Outcome run = limber("render", "rope");
        assertEquals(3, run.code());
        assertEquals("limber: system packages are missing: sudo apt-get install -y libgl1 xvfb\n", run.err());
        assertFalse(Files.exists(machine.resolve("apt")));
    }

    @Test
    void aRealDisplayNeedsNoPrivateOne() throws Exception {
        installed(WINDOW);
        environment.put("DISPLAY", ":5");
        Outcome run = limber();
        assertEquals(0, run.code(), run.err());
        assertEquals("", run.err());
        assertTrue(run.out().contains("--add-modules\njavafx.controls,javafx.fxml\n"), run.out());
        assertTrue(run.out().endsWith("limber.cli.Main\n"), run.out());
    }

    @Test
    void missingPackagesAreInstalledByRoot() throws Exception {
        lacksOnePackageAsRoot();
        Outcome run = limber();
        assertEquals(0, run.code(), run.err());
        assertEquals("limber: installing libxxf86vm1 (LIMBER_INSTALL=no prevents it)\n", run.err());
        assertEquals(INSTALLED, Files.readAllLines(machine.resolve("apt")));
    }

    private static final List<String> INSTALLED =
            List.of("apt-get update -qq", "apt-get install -y -qq --no-install-recommends libxxf86vm1");

    private void lacksOnePackageAsRoot() throws IOException {
        fake("id", "echo 0");
        installed("libgl1 libgtk-3-0 libxtst6");
        environment.put("DISPLAY", ":5");
    }

    @Test
    void aScriptSaysWhetherRootInstalls() throws Exception {
        lacksOnePackageAsRoot();
        environment.put("LIMBER_INSTALL", "no");
        Outcome no = limber();
        assertEquals(3, no.code());
        assertEquals("limber: system packages are missing: apt-get install -y libxxf86vm1\n", no.err());
        environment.put("LIMBER_INSTALL", "maybe\u001b[31m");
        Outcome neither = limber();
        assertEquals(2, neither.code());
        assertEquals("limber: LIMBER_INSTALL=maybe?[31m is neither yes nor no\n", neither.err());
        assertFalse(Files.exists(machine.resolve("apt")));
        environment.put("LIMBER_INSTALL", "yes");
        Outcome yes = limber();
        assertEquals(0, yes.code());
        assertEquals("limber: installing libxxf86vm1\n", yes.err());
        assertEquals(INSTALLED, Files.readAllLines(machine.resolve("apt")));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void mavenIsInstalledOnlyIfItMayBe() throws Exception {
        fake("id", "echo 0");
        environment.put("LIMBER_INSTALL", "no");
        for (String tool : List.of("bash", "dirname", "basename", "grep", "ls", "find", "mkdir", "flock", "touch"))
            fake(tool, "exec /usr/bin/" + tool + " \"$@\"");
        environment.put("PATH", machine.resolve("fakes").toString());
        Files.delete(project.resolve("target/limber.jar"));
        Outcome run = limber("models");
        assertEquals(3, run.code(), run.err());
        assertEquals("limber: system packages are missing: apt-get install -y maven\n", run.err());
    }

    /// `script` makes a terminal. The second is a long one, so that a busy machine does not miss it. Who runs tests in
    /// the background has Ctrl+C ignored in all that they start; `env` has it heard again.
    @Test
    @EnabledOnOs(OS.LINUX)
    void atATerminalThereIsASecondToSayNo() throws Exception {
        assumeTrue(Files.exists(Path.of("/usr/bin/script")));
        lacksOnePackageAsRoot();
        Path slept = machine.resolve("slept");
        fake("sleep", "echo \"$1\" >" + slept + "; exec /bin/sleep 20");
        var builder = new ProcessBuilder("/usr/bin/env", "--default-signal=INT", "/usr/bin/script", "-qfec",
                "project/limber", "/dev/null").directory(machine.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        String said = process.inputReader().readLine();
        for (int n = 0; n < 1000 && !Files.exists(slept); n++) Thread.sleep(10);
        process.outputWriter().append('\u0003').flush();
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        assertEquals("limber: installing as root, in a second: libxxf86vm1 "
                + "(Ctrl+C stops it; LIMBER_INSTALL=no always does)", said);
        assertEquals(List.of("1"), Files.readAllLines(slept));
        assertFalse(Files.exists(machine.resolve("apt")));
    }

    /// Xvfb itself, as the launcher starts it. A program without the cookie is any program of another user.
    @Test
    @EnabledOnOs(OS.LINUX)
    void thePrivateDisplayTakesNobodyWithoutItsCookie() throws Exception {
        assumeTrue(Stream.of("Xvfb", "xauth", "xdotool").allMatch(p -> Files.exists(Path.of("/usr/bin", p))));
        script(machine.resolve("jvms/jdk-25/bin/java"), "xdotool getdisplaygeometry; "
                + "XAUTHORITY=/dev/null xdotool getdisplaygeometry >/dev/null 2>&1 || echo refused; "
                + "stat -c %a \"$XAUTHORITY\"; dirname \"$XAUTHORITY\"");
        List<String> said = limber("render", "rope").out().lines().toList();
        assertEquals(List.of("1920 1200", "refused", "600"), said.subList(0, 3));
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (Files.exists(Path.of(said.get(3))) && System.nanoTime() < end) Thread.sleep(20);
        assertFalse(Files.exists(Path.of(said.get(3))), "the cookie goes with the display");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void withoutADisplayTheWindowBecomesAGallery() throws Exception {
        fake("Xvfb", "echo $$ >" + machine.resolve("server") + "; echo 4321 >&3; exec sleep 60 3>&-");
        script(machine.resolve("jvms/jdk-25/bin/java"), "echo \"DISPLAY=$DISPLAY\"; printf '%s\\n' \"$@\"; exit 5");
        Outcome run = limber();
        assertEquals(5, run.code(), run.err());
        assertTrue(run.err().startsWith("limber: no display here: "), run.err());
        assertTrue(run.out().startsWith("DISPLAY=:4321\n"), run.out());
        String gallery = project.toRealPath() + "/target/gallery";
        assertTrue(run.out().endsWith("limber.cli.Main\ngallery\n--out\n" + gallery + "\n"), run.out());
        assertEnds(Long.parseLong(Files.readString(machine.resolve("server")).strip()));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aServerThatDoesNotStartIsReported() throws Exception {
        fake("Xvfb", "exit 1");
        Outcome run = limber("render", "rope");
        assertEquals(3, run.code());
        assertTrue(run.err().contains("Xvfb does not start"), run.err());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theFirstWindowOfABuildLeavesACacheForTheNext() throws Exception {
        environment.remove("LIMBER_CACHE");
        environment.put("DISPLAY", ":5");
        changed(project.resolve("target/limber.jar"), -1);
        fake("Xvfb", "echo 4321 >&3; exec sleep 60 3>&-");
        script(machine.resolve("jvms/jdk-25/bin/java"), "echo \"$DISPLAY $*\" >>" + machine.resolve("java")
                + "; for a in \"$@\"; do case $a in -XX:AOTCacheOutput=*) echo >\"${a#*=}\" ;; esac; done");
        assertEquals(0, limber().code());
        Path cache = project.toRealPath().resolve("target/limber.aot");
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (!Files.exists(cache) && System.nanoTime() < end) Thread.sleep(20);
        assertEquals(0, limber().code());
        List<String> runs = Files.readAllLines(machine.resolve("java"));
        assertEquals(3, runs.size(), runs::toString);
        assertTrue(runs.get(0).startsWith(":5 ") && runs.get(0).endsWith(" limber.cli.Main")
                && !runs.get(0).contains("AOTCache"), runs.get(0));
        assertTrue(runs.get(1).startsWith(":4321 ") && runs.get(1).endsWith(" limber.cli.Main window --train"),
                runs.get(1));
        assertTrue(runs.get(2).contains("-XX:AOTCache=" + cache), runs.get(2));
    }

    private static void assertEnds(long process) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2);
        while (ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false) && System.nanoTime() < end) {
            Thread.sleep(20);
        }
        assertFalse(ProcessHandle.of(process).map(ProcessHandle::isAlive).orElse(false), "Xvfb is still running");
    }

    private Outcome limber(String... arguments) throws Exception {
        return run(machine, Stream.concat(Stream.of("project/limber"), Stream.of(arguments)).toList());
    }

    private Outcome run(Path folder, List<String> command) throws Exception {
        Path out = machine.resolve("out");
        Path err = machine.resolve("err");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the launcher hangs: " + Files.readString(err));
        }
        return new Outcome(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    private void fake(String name, String body) throws IOException {
        script(machine.resolve("fakes").resolve(name), body);
    }

    private static void script(Path file, String body) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + body + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    private void installed(String packages) throws IOException {
        fake("dpkg-query", "for p in " + packages + "; do printf 'installed:%s ' $p; done");
    }

    private static void changed(Path file, int minutes) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(60L * minutes)));
    }

    /// A jar that holds nothing but a class path: the one of this test.
    private void packTheClassPath() throws IOException {
        String path = Stream.of(System.getProperty("java.class.path").split(":"))
                .map(entry -> Path.of(entry).toUri().toString())
                .collect(Collectors.joining(" "));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, path);
        OutputStream jar = Files.newOutputStream(project.resolve("target/limber.jar"));
        new JarOutputStream(jar, manifest).close();
    }
}
