package limber.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import limber.cli.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutputTest {
    @TempDir Path folder;

    @Test
    void aFileHoldsWhatStandardOutputWould() throws IOException {
        Path file = folder.resolve("a b.csv");
        assertEquals("", trace(file, "--frames", "5").succeeded().out());
        assertEquals(Outcome.line("trace rope --frames 5").out(), Files.readString(file));
        assertEquals(List.of("a b.csv"), names());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "/dev/stdout", "/dev/fd/1"})
    void aNameOfStandardOutputIsStandardOutput(String name) {
        assertEquals(Outcome.line("trace rope --frames 2").out(),
                Outcome.of("trace", "rope", "--frames", "2", "--out", name).succeeded().out());
        assertEquals(Outcome.line("mesh rope --frame 2").out(),
                Outcome.of("mesh", "rope", "--frame", "2", "--out", name).succeeded().out());
        assertFalse(Files.exists(Path.of("-")));
    }

    @Test
    void aFileIsReplacedWhole() throws IOException {
        Path file = Files.writeString(folder.resolve("x.csv"), "old");
        trace(file, "--frames", "5").succeeded();
        assertTrue(Files.readString(file).startsWith("frame,"));
    }

    @Test
    void aRunThatDivergesLeavesNoFileAndKeepsAnOldOne() throws IOException {
        Path old = Files.writeString(folder.resolve("old.csv"), "old");
        for (Path file : List.of(old, folder.resolve("new.csv")))
            trace(file, "--frames", "100", "--set", "damping=200").complained(1, "frames up to");
        assertEquals("old", Files.readString(old));
        assertEquals(List.of("old.csv"), names());
    }

    @Test
    void badInputLeavesNoFile() throws IOException {
        trace(folder.resolve("x.csv"), "--frames", "5", "--set", "segments=0").complained(2, "rope.segments");
        assertEquals(List.of(), names());
    }

    @Test
    void aPathThatCannotBeWrittenIsOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        trace(file.resolve("x.csv"), "--frames", "5").complained(2,
                "file is not a folder; an existing folder would be right");
        trace(folder.resolve("none/x.csv"), "--frames", "5").complained(2, "none does not exist");
        trace(folder, "--frames", "5").complained(2, "is a folder; a file in it would be right");
        assertEquals(List.of("file"), names());
    }

    @Test
    void aLinkThatLeadsNowhereYetIsWrittenThrough() throws IOException {
        Path target = folder.resolve("target.csv"),
                link = Files.createSymbolicLink(folder.resolve("link.csv"), target);
        trace(link, "--frames", "1").succeeded();
        assertTrue(Files.isSymbolicLink(link) && Files.readString(target).startsWith("frame,"));
        Path lost = Files.createSymbolicLink(folder.resolve("lost.csv"), folder.resolve("none/x.csv"));
        trace(lost, "--frames", "1").complained(2, "none does not exist");
        Path circle = folder.resolve("circle.csv");
        Files.createSymbolicLink(circle, circle);
        trace(circle, "--frames", "1").complained(2, "circle.csv: cannot be written: its links lead in a circle");
    }

    @Test
    void aLinkIsWrittenThrough() throws IOException {
        Path target = Files.writeString(folder.resolve("target.csv"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), target);
        trace(link, "--frames", "1").succeeded();
        assertTrue(Files.isSymbolicLink(link));
        assertTrue(Files.readString(target).startsWith("frame,"));
    }

    @Test
    void aDeviceStaysADevice() {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device));
        trace(device, "--frames", "1").succeeded();
        assertFalse(Files.isRegularFile(device));
    }

    private static Outcome trace(Path file, String... more) {
        return Outcome.of(Stream.concat(Stream.of("trace", "rope", "--out", file.toString()), Stream.of(more))
                .toArray(String[]::new));
    }

    private List<String> names() throws IOException {
        try (var files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }
}
