package limber.page;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Chromium without a screen, for the tests of pages and for what measures them. It ends with [#close], and with the
/// JVM at the latest.
///
/// A window takes as long to open as a page, so those of closed tabs are kept for the next ones.
final class Browser implements AutoCloseable {
    /// How long it may take to end, s.
    private static final int PATIENCE = 10;
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    /// What is said where there is none.
    static final String MISSING = "none of " + String.join(", ", NAMES) + " is on the path";
    private static final String BLANK = "about:blank";
    private static final String LISTENING = "DevTools listening on ";
    /// Two pages that the browser opens with each window for suggestions below its address line, which none here has.
    private static final String WITHOUT = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";
    /// The first page of a tab forgets what those of the tab before have kept.
    private static final String FORGET = """
            try {
                if (sessionStorage.getItem('tab') !== '%1$d') localStorage.clear();
                sessionStorage.setItem('tab', '%1$d');
            } catch (e) { }""";
    /// A window's one tab, and the storage of its reader.
    private record Window(String target, String context) {}

    private final Process process;
    private final Path folder;
    private final String address;
    private final DevTools tools;
    private final Deque<Window> free = new ArrayDeque<>();
    private int opened;

    private Browser(Process process, Path folder, String address) {
        this.process = process;
        this.folder = folder;
        this.address = address;
        tools = new DevTools(address);
    }

    /// @throws IllegalStateException with one line where there is no browser
    static Browser start() throws IOException {
        return start("");
    }

    /// As [#start], for pages that compute so briefly that to optimize the engine takes more time than it saves.
    static Browser brief() throws IOException {
        return start(",--liftoff-only");
    }

    private static Browser start(String compiler) throws IOException {
        Path program = program().orElseThrow(() -> new IllegalStateException(MISSING));
        Path folder = Files.createTempDirectory("limber-browser-");
        var command = new ArrayList<>(List.of(program.toString(), "--headless=new", "--no-sandbox", "--disable-gpu",
                "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
                "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
                "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
                "--disable-backgrounding-occluded-windows", "--no-first-run", "--force-prefers-reduced-motion",
                "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,"
                        + "availablePointerTypes=4", // a mouse
                WITHOUT, "--js-flags=--expose-gc" + compiler, "--user-data-dir=" + folder,
                "--remote-debugging-port=0", BLANK));
        Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
        var said = new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        var lines = new StringBuilder();
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            if (line.startsWith(LISTENING)) {
                Thread.ofVirtual().start(() -> said.lines().forEach(_ -> {})); // a full pipe would stop it
                return new Browser(process, folder, line.substring(LISTENING.length()).strip());
            }
            lines.append(line).append('\n');
        }
        throw new IllegalStateException("Chromium does not start: " + lines);
    }

    /// Where the browser is; empty where there is none.
    static Optional<Path> program() {
        return Stream.of(Optional.ofNullable(System.getenv("PATH")).orElse("").split(File.pathSeparator))
                .flatMap(place -> NAMES.stream().map(name -> Path.of(place, name))).filter(Files::isExecutable)
                .findFirst();
    }

    /// A page with storage of its own, which is empty.
    Tab open() {
        Window window = free.isEmpty() ? window() : free.pop();
        var tab = new Tab(new DevTools(page(window.target())), () -> left(window), this::frame, window.context());
        tab.before(FORGET.formatted(++opened));
        return tab;
    }

    private Window window() {
        String context = tools.call("Target.createBrowserContext", Map.of()).get("browserContextId").asString();
        return new Window(tools.call("Target.createTarget", Map.of("url", BLANK, "browserContextId", context))
                .get("targetId").asString(), context);
    }

    /// Leaves the page of a window, which is free then.
    private void left(Window window) {
        var page = new DevTools(page(window.target()));
        page.call("Page.navigate", Map.of("url", BLANK));
        page.close();
        free.push(window);
    }

    /// Another tab of the same reader, with the same storage.
    Tab open(Tab beside) {
        // in a window of its own: a tab that is covered draws nothing
        String target = tools.call("Target.createTarget", Map.of("url", BLANK, "newWindow", true,
                "browserContextId", beside.context())).get("targetId").asString();
        return new Tab(new DevTools(page(target)),
                () -> tools.call("Target.closeTarget", Map.of("targetId", target)), this::frame, beside.context());
    }

    /// A file that a tab has saved.
    ///
    /// @param name what the page calls it
    record Saved(String name, Path file) {}

    /// Has a tab save its files into a folder, under names of the browser's own.
    void saves(Tab tab, Path into) {
        tools.call("Browser.setDownloadBehavior", Map.of("behavior", "allowAndName", "browserContextId",
                tab.context(), "downloadPath", into.toString(), "eventsEnabled", true));
    }

    /// Waits for a file that is saved, and forgets it.
    Saved saved(Path into) {
        for (long from = System.nanoTime(); System.nanoTime() - from < TimeUnit.SECONDS.toNanos(PATIENCE);) {
            for (JsonNode event : tools.events()) {
                JsonNode about = event.get("params");
                if (!about.path("state").asString("").equals("completed")) continue;
                String id = about.get("guid").asString();
                String name = tools.events().stream().map(e -> e.get("params"))
                        .filter(p -> p.has("suggestedFilename") && p.get("guid").asString().equals(id)).findFirst()
                        .orElseThrow().get("suggestedFilename").asString();
                tools.events().clear();
                return new Saved(name, into.resolve(id));
            }
            Thread.onSpinWait();
        }
        throw new AssertionError("no file is saved");
    }

    private String page(String target) {
        return address.replaceFirst("/devtools/.*", "/devtools/page/" + target);
    }

    /// The address of a frame's DevTools; it may take a while to come up.
    private String frame(String end) {
        for (long from = System.nanoTime(); System.nanoTime() - from < TimeUnit.SECONDS.toNanos(PATIENCE);) {
            for (var target : tools.call("Target.getTargets", Map.of()).get("targetInfos"))
                if (target.get("type").asString().equals("iframe") && target.get("url").asString().endsWith(end))
                    return page(target.get("targetId").asString());
            Thread.onSpinWait();
        }
        throw new AssertionError("no frame of " + end + ": " + tools.call("Target.getTargets", Map.of()));
    }

    @Override public void close() throws IOException {
        List<ProcessHandle> helpers = process.descendants().toList(); // they write into the folder until they end
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) process.destroyForcibly().waitFor();
            for (ProcessHandle helper : helpers) ended(helper);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Files.walkFileTree(folder, new Removal());
    }

    private static void ended(ProcessHandle helper) throws InterruptedException {
        try {
            helper.onExit().get(PATIENCE, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException stuck) {
            helper.destroyForcibly();
        }
    }

    /// Removes a folder in which the last files may vanish by themselves.
    private static final class Removal extends SimpleFileVisitor<Path> {
        @Override public FileVisitResult visitFile(Path file, BasicFileAttributes about) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override public FileVisitResult visitFileFailed(Path file, IOException why) throws IOException {
            if (why instanceof NoSuchFileException) return FileVisitResult.CONTINUE;
            throw why;
        }

        @Override public FileVisitResult postVisitDirectory(Path at, @Nullable IOException why) throws IOException {
            if (why != null && !(why instanceof NoSuchFileException)) throw why;
            Files.deleteIfExists(at);
            return FileVisitResult.CONTINUE;
        }
    }
}
