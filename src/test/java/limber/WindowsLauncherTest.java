package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The Windows launcher `limber.cmd`, read as text, since there is no Windows to run it on; this cannot show that a run
/// would succeed. Jumps lead somewhere, and names that both launchers share are the same in both.
class WindowsLauncherTest {
    private static final Pattern LABEL = Pattern.compile("^:(\\w+)\\s*$");
    private static final Pattern JUMP = Pattern.compile("\\b(?:goto\\s+:?|call\\s+:)(\\w+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern EXIT = Pattern.compile("\\bexit /b(?:\\s+(\\d+))?", Pattern.CASE_INSENSITIVE);

    private String text, shell;
    private List<String> lines;

    @BeforeEach
    void read() throws IOException {
        text = Files.readString(Path.of("limber.cmd"));
        lines = text.lines().filter(line -> !line.toLowerCase().startsWith("rem ")).toList();
        shell = Files.readString(Path.of("limber"));
    }

    /// With bare line feeds cmd.exe misses labels.
    @Test
    void everyLineEndsAsWindowsLinesDo() {
        assertTrue(text.endsWith("\r\n"));
        for (String line : text.split("\n", -1)) assertTrue(line.isEmpty() || line.endsWith("\r"), line);
        assertFalse(text.replace("\r\n", "").contains("\r"));
    }

    /// cmd.exe reads a file in the console's code page.
    @Test
    void everyCharacterIsAscii() {
        assertTrue(text.chars().allMatch(c -> c < 128));
    }

    private Set<String> labels() {
        var labels = new TreeSet<String>();
        for (String line : lines) {
            Matcher label = LABEL.matcher(line);
            if (label.find()) assertTrue(labels.add(label.group(1).toLowerCase()), () -> line + " stands there twice");
        }
        return labels;
    }

    @Test
    void everyJumpLeadsToALabelAndEveryLabelIsReached() {
        var reached = new TreeSet<String>();
        for (String line : lines) {
            Matcher jump = JUMP.matcher(line);
            while (jump.find()) if (!jump.group(1).equalsIgnoreCase("eof")) reached.add(jump.group(1).toLowerCase());
        }
        assertEquals(labels(), reached);
        assertTrue(reached.size() > 8, "jumps are found");
    }

    /// Nothing falls through into a label, except into the loop of `rest`.
    @Test
    void everyPartEndsBeforeTheNextLabel() {
        String before = "";
        for (String line : lines) {
            Matcher label = LABEL.matcher(line);
            if (label.find() && !label.group(1).equals("rest_next"))
                assertTrue(before.matches("(exit /b.*|goto \\w+)"), before + " runs on into " + line);
            if (!line.isBlank()) before = line;
        }
        assertTrue(before.startsWith("exit /b"), "the end of the file");
    }

    @Test
    void bracketsAndQuotesAreClosed() {
        int depth = 0;
        for (String line : lines) {
            String paired = line.replace(":\"=%", ":=%"); // takes quotes out of a variable
            assertEquals(0, paired.chars().filter(c -> c == '"').count() % 2, line);
            String bare = paired.replaceAll("\"[^\"]*\"", "").replaceFirst("^(\\s*)echo .*", "$1echo");
            depth += (int) (bare.chars().filter(c -> c == '(').count() - bare.chars().filter(c -> c == ')').count());
            assertTrue(depth >= 0, line);
        }
        assertEquals(0, depth);
    }

    /// 0 and 1 are what its own parts answer each other.
    @Test
    void theExitCodesAreThoseThatBothHeadersName() {
        Pattern header = Pattern.compile("Exit codes of its own: (.*?)\\.\\s", Pattern.DOTALL);
        Matcher windows = header.matcher(text), unix = header.matcher(shell);
        assertTrue(windows.find() && unix.find());
        assertEquals(unix.group(1), windows.group(1));
        var named = Pattern.compile("(?:^|, )(\\d) ").matcher(windows.group(1)).results().map(m -> m.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        var used = new TreeSet<String>();
        for (String line : lines)
            EXIT.matcher(line).results().map(m -> m.group(1)).filter(code -> code != null && !code.equals("0"))
                    .forEach(used::add);
        assertEquals(named, used);
    }

    /// What the shell's last `case` treats in a way of its own.
    private Set<String> shellCommands(String function) {
        String cases = shell.substring(shell.lastIndexOf("case ${1:-} in"));
        var names = new HashSet<String>();
        for (String line : cases.split("\n")) {
            int end = line.indexOf(')');
            if (end < 0 || line.contains("case ") || !line.matches("\\s+[a-z' |]+\\).*")) continue;
            boolean scenes = function.equals("scene") && line.strip().endsWith(")");
            if (scenes || line.contains("shift; " + function + " "))
                for (String name : line.substring(0, end).split("\\|")) names.add(name.strip());
        }
        return names;
    }

    private Set<String> loop(String before) {
        Matcher loop = Pattern.compile("for %%\\w in \\(([a-z ]+)\\) do " + Pattern.quote(before)).matcher(text);
        assertTrue(loop.find(), before);
        return Set.of(loop.group(1).split(" "));
    }

    @Test
    void theSameCommandsOpenAScene() {
        Set<String> scenes = shellCommands("scene");
        assertTrue(scenes.contains("window") && scenes.contains("render"), scenes::toString);
        assertEquals(new TreeSet<>(scenes), new TreeSet<>(loop("if /i \"%~1\"==\"%%c\" set \"scene=yes\"")));
        assertTrue(text.contains("if \"%~1\"==\"\" set \"scene=yes\""), "and none at all");
    }

    @Test
    void theSameCommandsAreTheLaunchersOwn() {
        var here = new TreeSet<String>();
        for (String line : lines) {
            Matcher own = Pattern.compile("^if /i \"%~1\"==\"(\\w+)\" goto ").matcher(line);
            if (own.find()) here.add(own.group(1));
        }
        var there = new TreeSet<String>();
        for (String function : List.of("tests", "soak", "mutate", "bench", "pictures", "package"))
            there.addAll(shellCommands(function));
        assertEquals(there, here);
        assertEquals(Set.of("test", "soak", "mutate", "bench", "pictures", "package"), here);
    }

    @Test
    void theSamePackagesAreMutated() {
        Matcher rooms = Pattern.compile("printf '%s ' (engine [a-z ]+)\n").matcher(shell);
        assertTrue(rooms.find());
        assertTrue(text.contains("set \"known=" + rooms.group(1) + "\""));
        assertTrue(shell.contains("\"$root\"/src/main/java/limber/models/*/"));
        assertTrue(text.contains("\"%root%\\src\\main\\java\\limber\\models\\*\""));
    }

    /// Flags of a scene and of a command without one, but for those that only make the start faster on the other side.
    @Test
    void javaGetsTheSameFlags() {
        var windows = lines.stream().filter(line -> line.contains("limber.cli.Main")).map(WindowsLauncherTest::flags)
                .toList();
        assertEquals(2, windows.size());
        assertEquals(Set.of("-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8", "-cp"), windows.get(0));
        assertEquals(Set.of("-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8", "--module-path", "--add-modules",
                "-cp", "-Dprism.forceGPU=true", "--enable-native-access=javafx.graphics,ALL-UNNAMED"), windows.get(1));
        for (String flag : windows.get(1)) assertTrue(shell.contains(flag), flag);
        for (String line : lines)
            if (line.contains("java.exe\" ")) {
                List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
                int options = words.indexOf("%LIMBER_JAVA_OPTS%"), main =
                        words.indexOf(words.stream().filter(w -> w.startsWith("limber.")).findFirst().orElseThrow());
                assertEquals(main, options + 1, "options come last before the main class");
            }
    }

    private static Set<String> flags(String line) {
        return Stream.of(line.substring(0, line.indexOf("limber.cli.Main")).split(" "))
                .filter(word -> word.startsWith("-")).collect(Collectors.toSet());
    }

    /// Files whose change makes a build stale, in the shell and in the one line of PowerShell.
    @Test
    void theSameSourcesMakeABuildStale() {
        Matcher unix = Pattern.compile("sources=\"([a-z ./]+)\"").matcher(shell),
                more = Pattern.compile("sources=\"\\$sources ([a-z/]+)\"").matcher(shell);
        assertTrue(unix.find() && more.find());
        var expected = new TreeSet<>(Set.of(unix.group(1).split(" ")));
        expected.add(more.group(1));
        Matcher windows = Pattern.compile("\\$s=('[^|]*') \\|").matcher(text);
        assertTrue(windows.find());
        var here = Stream.of(windows.group(1).split(",")).map(s -> s.replace("'", "").replace('\\', '/'))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(expected, here);
    }
}
