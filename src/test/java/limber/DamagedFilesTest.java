package limber;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import limber.engine.BadInput;
import limber.engine.Model;
import limber.input.InputsFile;
import limber.lesson.Folder;
import limber.lesson.LessonReader;
import limber.mesh.ObjReader;
import limber.models.Catalog;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.PreferencesFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files of every kind that Limber reads, damaged at random: each is taken, or refused with one clear line, and soon.
///
/// `-Dsoak.minutes=M` says for how long, half of it here, and `-Dsoak.seed=S` which damage it is.
class DamagedFilesTest {
    private static final long SEED = Long.getLong("soak.seed", 2026);
    /// Of each of the four kinds.
    private static final long NANOS = TimeUnit.MINUTES.toNanos(Integer.getInteger("soak.minutes", 5)) / 8;
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final int LONGEST = 2500;

    @TempDir Path folder;

    /// Reads a file.
    private interface Reader {
        /// @return what is said against it
        List<String> read(Path file) throws IOException;
    }

    private void damaged(List<byte[]> files, String name, Reader reader) throws IOException {
        Path file = folder.resolve(name);
        var random = new SplittableRandom(SEED);
        int tried = 0, refused = 0;
        for (long end = System.nanoTime() + NANOS; System.nanoTime() < end; tried++) {
            var damage = new Damage(random.nextLong());
            Files.write(file, damage.of(files.get(tried % files.size())));
            if (!complaints(reader, file, damage).isEmpty()) refused++;
        }
        System.out.printf("seed %d: %d damaged files %s, %d refused%n", SEED, tried, name, refused);
        assertTrue(refused > 0 && refused < tried, refused + " of " + tried + " were refused");
    }

    private static List<String> complaints(Reader reader, Path file, Damage damage) throws IOException {
        String what = damage + ":\n" + new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        List<String> said = assertTimeoutPreemptively(SOON, () -> {
            try {
                return reader.read(file);
            } catch (BadInput e) {
                return List.of(e.getMessage());
            } catch (RuntimeException | Error e) {
                throw new AssertionError(e + " for " + what, e);
            }
        }, what);
        for (String line : said) {
            assertFalse(line.isBlank(), what);
            assertEquals(1, line.lines().count(), () -> line + " for " + what);
            assertTrue(line.length() < LONGEST, () -> line + " for " + what);
        }
        return said;
    }

    @Test
    @Tag("soak") void lessons() throws IOException {
        var lessons = new ArrayList<byte[]>();
        try (Stream<Path> folders = Files.list(Path.of("lessons"))) {
            for (Path lesson : folders.sorted().toList())
                if (Files.exists(lesson.resolve("lesson.md")))
                    lessons.add(Files.readAllBytes(lesson.resolve("lesson.md")));
        }
        damaged(lessons, "lesson.md", file -> {
            LessonReader.Read read = LessonReader.read(Folder.of(file.getParent()));
            assertEquals(read.lesson().isEmpty(), !read.faults().isEmpty());
            return read.faults();
        });
    }

    @Test
    @Tag("soak") void meshes() throws IOException {
        String cube = """
                # a cube with all that a file may have
                o cube
                v -1 -1 -1
                v 1 -1 -1
                v 1 1 -1
                v -1 1 -1
                v -1 -1 1
                v 1 -1 1.5e-1
                v 1 1 1
                v -1 1 1
                vt 0 0
                vt 1 0
                vt 1 1
                vn 0 0 1
                f 1/1/1 2/2/1 3/3/1 4/1/1
                f 5//1 6//1 7//1 8//1
                f 1/1 2/2 6/3
                f -8 -7 -6 -5 -4
                f 2 3 7 6
                """;
        damaged(List.of(cube.getBytes(StandardCharsets.UTF_8)), "mesh.obj", file -> {
            ObjReader.read(file);
            return List.of();
        });
    }

    @Test
    @Tag("soak") void inputs() throws IOException {
        Model rope = Catalog.model("rope");
        String inputs = """
                [{"frame":10,"set":{"gravity":[0,-1,0.5], "iterations":4}},
                 {"frame":12,"move":"end","to":[3,1,0]},
                 {"frame":12,"move":"particle:4","to":[0,-0.0,1e-3]},
                 {"frame":20,"do":"release","particle":4},
                 {"frame":20,"do":"retract"}]""";
        damaged(List.of(inputs.getBytes(StandardCharsets.UTF_8)), "inputs.json", file -> {
            InputsFile.read(file, rope, rope.defaults());
            return List.of();
        });
    }

    @Test
    @Tag("soak") void preferences() throws IOException {
        PreferencesFile stored = PreferencesFile.ofUser(Map.of("LIMBER_SETTINGS", folder.toString()), "Linux");
        String settings = """
                version=1
                level=inspect
                theme=dark
                language=english
                motion=false
                window=10.0,20.5,1300.0,800.0
                student=Ada
                hints=drag
                panes.step=plots
                """;
        byte[] file = settings.getBytes(StandardCharsets.UTF_8);
        Files.write(stored.path(), file);
        assertEquals(Optional.empty(), stored.read(new Preferences()), "it is right before it is damaged");
        damaged(List.of(file), stored.path().getFileName().toString(),
                _ -> stored.read(new Preferences()).stream().toList());
    }

    /// A run can be repeated, and files differ.
    @Test void theSameSeedDoesTheSameDamage() {
        byte[] file = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n".getBytes(StandardCharsets.UTF_8);
        var seen = new HashSet<String>();
        for (long seed = 0; seed < 100; seed++) {
            byte[] damaged = new Damage(seed).of(file);
            assertArrayEquals(damaged, new Damage(seed).of(file));
            seen.add(new String(damaged, StandardCharsets.ISO_8859_1));
        }
        assertTrue(seen.size() > 70, seen.size() + " different files of 100");
    }
}
