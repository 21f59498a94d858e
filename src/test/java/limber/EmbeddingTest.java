package limber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The program of docs/embedding.md, compiled and run with the engine's jar and nothing else. Its values by hand: cells
/// 0, 0, 0 and 8 become 0, 0, 4, 8 and then 0, 2, 6, 8 and 1, 4, 7, 8.
class EmbeddingTest {
    private static final Path JAR = Path.of("target/limber-engine.jar").toAbsolutePath();

    @TempDir private Path folder;

    private static List<String> blocks() throws IOException {
        Matcher m = Pattern.compile("```(?:java)?\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("docs/embedding.md")));
        return m.results().map(found -> found.group(1)).toList();
    }

    @Test
    void theProgramOfThePageSaysWhatThePageSays() throws Exception {
        Path source = Files.createDirectories(folder.resolve("mine")).resolve("Chain.java");
        Files.writeString(source, blocks().get(0));
        assertEquals("", output("javac", "-g", "-Xlint:-classfile", "-cp", JAR.toString(), source.toString()));
        assertEquals(blocks().get(1), output("java", "-cp", JAR + System.getProperty("path.separator") + folder,
                "mine.Chain"));
    }

    private String output(String tool, String... arguments) throws Exception {
        List<String> command = Stream.concat(
                Stream.of(Path.of(System.getProperty("java.home"), "bin", tool).toString()), Stream.of(arguments))
                .toList();
        Process process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    /// Nothing that a class of the jar mentions is outside of the jar and of Java.
    @Test
    void theJarNeedsNothingButJava() {
        var said = new StringWriter();
        ToolProvider.findFirst("jdeps").orElseThrow().run(new PrintWriter(said), new PrintWriter(said),
                "--multi-release", "base", "--missing-deps", JAR.toString());
        assertEquals("", said.toString());
    }

    @Test
    void everyClassOfTheJarIsLoadedAlone() throws Exception {
        int loaded = 0;
        try (var jar = new JarFile(JAR.toFile());
                var alone = new URLClassLoader(new URL[]{JAR.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            for (String entry : jar.stream().map(JarEntry::getName).filter(n -> n.endsWith(".class")).toList()) {
                if (entry.endsWith("-info.class")) continue;
                String name = entry.substring(0, entry.length() - ".class".length()).replace('/', '.');
                Class<?> one = Class.forName(name, true, alone); // verified, too
                assertSame(alone, one.getClassLoader(), name);
                loaded += one.getDeclaredMethods().length + one.getDeclaredFields().length > 0 ? 1 : 0;
            }
        }
        assertTrue(loaded > 200, loaded + " classes with members");
    }

    @Test
    void theJarHasItsModuleNameAndNothingOfTheProgram() throws IOException {
        try (var jar = new JarFile(JAR.toFile())) {
            assertEquals("limber.engine", jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name"));
            Pattern rooms = Pattern.compile("(META-INF|limber(/(engine|math|expression|ask).*)?)/?.*");
            assertTrue(jar.stream().allMatch(entry -> rooms.matcher(entry.getName()).matches()));
            assertTrue(jar.stream().noneMatch(entry -> entry.getName().matches("limber/(ui|models|cli).*")));
        }
    }
}
