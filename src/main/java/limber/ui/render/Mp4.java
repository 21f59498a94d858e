package limber.ui.render;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import limber.engine.text.BadInput;

/// An MP4 film, made by the program `ffmpeg` of this machine, which gets the pictures through a pipe.
final class Mp4 implements Film.Sink, AutoCloseable {
    static final String PROGRAM = "ffmpeg";
    private static final int LAST_WORDS = 300;

    private final String program;
    private final double perSecond;
    private final Path folder, file, said;
    private Process process;
    private OutputStream pipe;
    private byte[] row;

    /// @param program its name on the path, or its file
    /// @throws BadInput if it does not start
    Mp4(String program, double perSecond) throws IOException {
        this.program = program;
        this.perSecond = perSecond;
        folder = Files.createTempDirectory("limber-film");
        file = folder.resolve("film.mp4");
        said = folder.resolve("said.txt");
    }

    /// Whether a program can be started.
    static boolean isThere(String program) {
        try {
            Process asked = new ProcessBuilder(program, "-version").redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
            return asked.waitFor() == 0;
        } catch (IOException e) {
            return false; // it is not there
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override public void picture(int[] rgb, int width, int height) {
        try {
            if (process == null) begin(width, height);
            for (int y = 0, i = 0; y < height; y++) {
                for (int x = 0; x < width; x++, i++)
                    for (int c = 0; c < 3; c++) row[3 * x + c] = (byte) (rgb[i] >> 16 - 8 * c);
                pipe.write(row);
            }
        } catch (IOException e) {
            throw failed();
        }
    }

    /// H.264 in 4:2:0 needs even sizes; every player knows it.
    private void begin(int width, int height) throws IOException {
        row = new byte[3 * width];
        process = new ProcessBuilder(List.of(program, "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24",
                "-s", width + "x" + height, "-r", String.format(Locale.ROOT, "%.6g", perSecond), "-i", "-", "-an",
                "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-movflags",
                "+faststart", file.toString())).redirectErrorStream(true).redirectOutput(said.toFile()).start();
        pipe = process.getOutputStream();
    }

    /// Ends the film and copies it.
    ///
    /// @throws BadInput if the program failed, with what it said
    void write(OutputStream to) throws IOException {
        try {
            pipe.close();
        } catch (IOException e) {
            throw failed(); // it ended before it had all
        }
        if (ended() != 0) throw failed();
        Files.copy(file, to);
    }

    private int ended() {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    private BadInput failed() {
        if (process != null) ended(); // it has said all then
        try {
            String words = Files.readString(said, StandardCharsets.UTF_8).strip().replaceAll("\\s+", " ");
            return new BadInput(PROGRAM + " failed" + (words.isEmpty() ? ""
                    : ": " + words.substring(0, Math.min(LAST_WORDS, words.length()))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override public void close() throws IOException {
        if (process != null) {
            process.destroyForcibly();
            ended();
        }
        for (Path left : List.of(file, said, folder)) Files.deleteIfExists(left);
    }
}
