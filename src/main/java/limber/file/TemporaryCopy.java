package limber.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import limber.engine.text.BadInput;

/// Copies of texts in temporary files, which are gone when the program ends: of what can be read only once, such as
/// standard input, and of logs in UTF-16, whose lines are read from their places.
public final class TemporaryCopy {
    private static final String STANDARD = "limber-standard-input-", UTF_8 = "limber-utf-8-";
    private static final int PIECE = 1 << 16;

    private TemporaryCopy() {
    }

    /// A copy of standard input, or of a pipe.
    ///
    /// @param name of the file, by whose ending it is known
    /// @throws BadInput if it has more bytes than `largest`
    public static Path of(InputStream in, long largest, String name) throws IOException {
        Path file = create(STANDARD, name);
        try (OutputStream out = Files.newOutputStream(file)) {
            var piece = new byte[PIECE];
            long taken = 0;
            for (int n; (n = in.read(piece)) >= 0; taken += n) {
                if (taken + n > largest)
                    throw PlainFile.tooLarge(largest).at(PlainFile.name(file));
                out.write(piece, 0, n);
            }
        }
        return file;
    }

    /// Whether a file is a copy of standard input, whose name means nothing to whoever gave it.
    public static boolean isStandard(Path file) {
        Path folder = file.getParent();
        return folder != null && folder.getFileName() != null && folder.getFileName().toString().startsWith(STANDARD);
    }

    /// The file itself where it is not in UTF-16, else a copy in UTF-8.
    ///
    /// @param right what would be, such as `a log`
    /// @throws BadInput if it cannot be read, or is not UTF-16 as its mark says
    public static Path utf8(Path file, long largest, String right) {
        return BadInput.reading(PlainFile.name(file), () -> {
            try (InputStream in = PlainFile.open(file, largest, right)) {
                if (!TextBytes.isUtf16(in.readNBytes(4)))
                    return file;
            } catch (IOException e) {
                throw PlainFile.unreadable(e, right);
            }
            return decoded(file, largest, right);
        });
    }

    private static Path decoded(Path file, long largest, String right) {
        try (Reader in = new InputStreamReader(PlainFile.open(file, largest, right),
                StandardCharsets.UTF_16.newDecoder())) {
            Path copy = create(UTF_8, "text");
            try (Writer out = Files.newBufferedWriter(copy)) {
                in.transferTo(out);
            }
            return copy;
        } catch (CharacterCodingException e) {
            throw new BadInput("is not UTF-16 text, as its mark says; a file saved as UTF-8 would be right");
        } catch (IOException e) {
            throw PlainFile.unreadable(e, right);
        }
    }

    private static Path create(String folder, String name) throws IOException {
        Path inside = Files.createTempDirectory(folder);
        inside.toFile().deleteOnExit();
        Path file = Files.createFile(inside.resolve(name));
        file.toFile().deleteOnExit(); // the last one to be named goes first
        return file;
    }
}
