package limber.ui.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.engine.text.BadInput;
import limber.file.WholeFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// MP4 films, made by a script in the place of `ffmpeg` that keeps what it was given.
@DisabledOnOs(OS.WINDOWS)
class Mp4Test {
    private static final int[] FIRST = {0x010203, 0xff8000, 0, 0xffffff}, SECOND = {0xa0b0c0, 1, 2, 3};

    @TempDir Path folder;
    private Path given;

    @BeforeEach
    void nothingGiven() {
        given = folder.resolve("given");
    }

    /// @param end what it does when it has been given everything
    private String program(String end) throws IOException {
        Path script = Files.writeString(folder.resolve("ffmpeg"), "#!/bin/sh\nprintf '%s\\n' \"$@\" > " + given
                + ".args\nfor film; do :; done\n" + end + "\n");
        assertTrue(script.toFile().setExecutable(true));
        return script.toString();
    }

    private List<String> arguments() throws IOException {
        return Files.readAllLines(Path.of(given + ".args"));
    }

    /// The folder that the film was made in.
    private Path workplace() throws IOException {
        return Path.of(arguments().getLast()).getParent();
    }

    @Test
    void theProgramGetsEveryPixelAsThreeBytes() throws IOException {
        var film = new ByteArrayOutputStream();
        try (var mp4 = new Mp4(program("cat > " + given + ".rgb; printf film > \"$film\""), 12.5)) {
            mp4.picture(FIRST, 2, 2);
            mp4.picture(SECOND, 2, 2);
            mp4.write(film);
        }
        assertArrayEquals(new byte[]{1, 2, 3, (byte) 0xff, (byte) 0x80, 0, 0, 0, 0, (byte) 0xff, (byte) 0xff,
            (byte) 0xff, (byte) 0xa0, (byte) 0xb0, (byte) 0xc0, 0, 0, 1, 0, 0, 2, 0, 0, 3},
                Files.readAllBytes(Path.of(given + ".rgb")));
        assertEquals("film", film.toString());
        assertFalse(Files.exists(workplace()), "its folder is gone");
    }

    @Test
    void theProgramIsToldSizeAndSpeedAndTheFormatThatEveryPlayerKnows() throws IOException {
        try (var mp4 = new Mp4(program("cat > /dev/null; : > \"$film\""), 12.5)) {
            mp4.picture(FIRST, 2, 2);
            mp4.write(new ByteArrayOutputStream());
        }
        String told = String.join(" ", arguments());
        for (String part : List.of("-f rawvideo -pix_fmt rgb24 -s 2x2 -r 12.5000 -i -", "-c:v libx264 -pix_fmt yuv420p",
                "-movflags +faststart"))
            assertTrue(told.contains(part), told);
    }

    @Test
    void whatAFailingProgramSaysIsSaidInOneLine() throws IOException {
        Path out = folder.resolve("out.mp4");
        try (var mp4 = new Mp4(program("cat > /dev/null; printf 'unknown\\nencoder' >&2; exit 1"), 5)) {
            mp4.picture(FIRST, 2, 2);
            var bad = assertThrows(BadInput.class, () -> WholeFile.write(out, mp4::write));
            assertEquals("ffmpeg failed: unknown encoder", bad.getMessage());
        }
        assertFalse(Files.exists(out));
        assertFalse(Files.exists(workplace()));
    }

    /// A pipe holds some pictures, then breaks.
    @Test
    void aProgramThatEndsAtOnceIsAFailureToo() throws IOException {
        try (var mp4 = new Mp4(program("echo no room >&2; exit 1"), 5)) {
            var picture = new int[512 * 512];
            var bad = assertThrows(BadInput.class, () -> {
                for (int i = 0; i < 4; i++) mp4.picture(picture, 512, 512);
            });
            assertEquals("ffmpeg failed: no room", bad.getMessage());
        }
        assertFalse(Files.exists(workplace()));
    }

    @Test
    void aFilmThatIsGivenUpLeavesNothing() throws IOException {
        try (var mp4 = new Mp4(program(": > \"$film\"; exec cat > /dev/null"), 5)) {
            mp4.picture(FIRST, 2, 2);
            mp4.picture(SECOND, 2, 2);
            awaitArguments();
        }
        assertFalse(Files.exists(workplace()));
    }

    private void awaitArguments() throws IOException {
        while (!Files.exists(Path.of(given + ".args")) || arguments().isEmpty()) Thread.onSpinWait();
    }

    @Test
    void aProgramThatIsNotThereIsNot() throws IOException {
        assertFalse(Mp4.isThere(folder.resolve("none").toString()));
        assertTrue(Mp4.isThere(program("exit 0")));
        assertFalse(Mp4.isThere(program("exit 1")));
    }
}
