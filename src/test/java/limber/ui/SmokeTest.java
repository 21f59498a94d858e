package limber.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import limber.OpensWindow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The real window, opened through the launcher on a private display and tested by pixels alone. Needs the jar, xdotool
/// and imagemagick, which `./limber test` provides.
@EnabledOnOs(OS.LINUX)
@OpensWindow
@Tag("wide")
@Tag("pixels")
class SmokeTest {
    /// The middle of the viewport, whatever stands around it.
    private static final int X = 320, Y = 110, WIDTH = 600, HEIGHT = 400;

    private final long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(200);
    private final Deque<Process> started = new ArrayDeque<>();
    @TempDir Path folder;
    private int display = -1;
    private String window = "";
    private Process limber;
    private int again;

    @BeforeEach
    void privateDisplay() throws Exception {
        assumeTrue(Files.exists(Path.of("target/limber.jar")), "no target/limber.jar: ./limber test builds it first");
        for (String tool : List.of("Xvfb", "xdotool", "import")) assumeTrue(onPath(tool), "this machine lacks " + tool);
        Process server = start(
                new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
                        .redirectError(ProcessBuilder.Redirect.DISCARD));
        BufferedReader number = new BufferedReader(
                new InputStreamReader(server.getInputStream(), StandardCharsets.US_ASCII));
        display = Integer.parseInt(number.readLine());
    }

    @AfterEach
    void endAll() throws InterruptedException {
        while (!started.isEmpty()) {
            Process process = started.pop(); // the display, started first, ends last
            process.destroyForcibly();
            process.waitFor(5, TimeUnit.SECONDS);
        }
    }

    @Test
    @Timeout(210)
    void aHandOpensASceneThatMovesAndClosesTheWindow() throws Exception {
        openContents();
        until("the rope's tab", () -> {
            if (errors().contains("SCENE3D")) openAnew();
            hand("mousemove", "485", "180", "click", "1"); // its picture; nothing is there before the first layout
            Thread.sleep(300);
            return named("Rope – Limber");
        });

        // about 4,900 colours with shading; the overlays alone make 1,400, and a window without its view one
        until("a picture in 3D", () -> Arrays.stream(look()).distinct().count() > 2500);
        untilItMoves(); // a free scene moves at once

        CloseButton.press(display, Integer.parseInt(window));
        assertTrue(limber.waitFor(left(), TimeUnit.NANOSECONDS), "the window is closed but Java goes on");
        assertEquals("", errors());
        assertEquals(0, limber.exitValue());
    }

    private void openContents() throws Exception {
        limber = open();
        until("the window", () -> named("Limber"));
        hand("windowfocus", "--sync", window);
    }

    /// Beside other tests the display's OpenGL now and then does not start, and Limber then shows its contents without
    /// pictures; who sees that opens it once more.
    private void openAnew() throws Exception {
        assertTrue(again++ < 2, "three windows without 3D\n" + errors());
        limber.destroyForcibly().waitFor();
        openContents();
    }

    /// Whether there is a window of this name; it is the one that a hand uses from now on.
    private boolean named(String name) throws Exception {
        if (!limber.isAlive()) fail("exit code " + limber.exitValue() + "\n" + errors());
        String found = hand("search", "--onlyvisible", "--name", "^" + name + "$").lines().findFirst().orElse("");
        if (!found.isEmpty()) window = found;
        return !found.isEmpty();
    }

    private Process open() throws IOException {
        var builder = new ProcessBuilder("./limber").redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().put("LIMBER_JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("MESA_EXTENSION_OVERRIDE"); // with smooth edges, as a user has them
        builder.environment().put("LIMBER_AS_BUILT", "1");
        builder.environment().put("LIMBER_SETTINGS", folder.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().keySet()
                .removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "JAVA_OPTS", "LIMBER_JAVA_OPTS"));
        return start(builder);
    }

    private Process start(ProcessBuilder builder) throws IOException {
        if (display >= 0) builder.environment().put("DISPLAY", ":" + display);
        Process process = builder.redirectInput(Path.of("/dev/null").toFile()).start();
        started.push(process);
        return process;
    }

    /// Without what GTK prints where JavaFX makes its drawing context while GTK waits for an answer of the display.
    private String errors() throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve("err"))) {
            return lines.filter(line -> !line.isEmpty() && !line.contains("XSetErrorHandler() called with a GDK error"))
                    .collect(Collectors.joining("\n"));
        }
    }

    private String hand(String... words) throws Exception {
        return new String(output(Stream.concat(Stream.of("xdotool"), Stream.of(words)).toList()),
                StandardCharsets.UTF_8);
    }

    private int[] look() throws Exception {
        byte[] png = output(List.of("import", "-window", "root", "-crop", WIDTH + "x" + HEIGHT + "+" + X + "+" + Y,
                "+repage", "png:-"));
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
        return picture.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
    }

    private byte[] output(List<String> command) throws Exception {
        Process process = start(new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD));
        byte[] said = process.getInputStream().readAllBytes();
        process.waitFor();
        started.remove(process);
        return said;
    }

    private void untilItMoves() throws Exception {
        int[] before = look();
        until("another picture", () -> !Arrays.equals(before, look()));
    }

    private void until(String what, Callable<Boolean> condition) throws Exception {
        while (!condition.call()) {
            if (left() <= 0) fail("waited in vain for " + what + "\n" + errors());
            Thread.sleep(30);
        }
    }

    private long left() {
        return end - System.nanoTime();
    }

    private static boolean onPath(String tool) {
        return Stream.of(System.getenv("PATH").split(":")).anyMatch(place -> Files.isExecutable(Path.of(place, tool)));
    }
}
