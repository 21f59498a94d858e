package limber.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import limber.engine.text.BadInput;

/// A reader of files that strangers name: plain files only, since a device or a pipe has no end, and never more of one
/// than its limit. All texts that the program reads are decoded here. Complaints are without the file's name, which the
/// caller puts in front.
public final class PlainFile {
    private static final long MEGABYTE = 1L << 20;
    /// Characters of a path in a message; a longer one names no file.
    private static final int MOST_NAMED = 500;
    private static final String STANDARD = "standard input";

    private PlainFile() {}

    /// The whole file.
    ///
    /// @param largest bytes that it may have, below 2³¹ − 8
    /// @param right what would be, such as `an OBJ file`
    /// @throws BadInput if it is not there, is no plain file, is larger, or cannot be read
    public static byte[] bytes(Path file, long largest, String right) {
        try (InputStream in = open(file, largest, right)) {
            byte[] bytes = in.readNBytes((int) largest + 1); // it may have grown since its size was read
            if (bytes.length > largest) throw tooLarge(largest);
            return bytes;
        } catch (IOException e) {
            throw unreadable(e, right);
        }
    }

    /// The whole of a text file, without a mark of byte order.
    ///
    /// @throws BadInput as for [#bytes] and [#decode], with the file's name in front
    public static String text(Path file, long largest, String right) {
        return decode(name(file), BadInput.reading(name(file), () -> bytes(file, largest, right)));
    }

    /// A text in UTF-8, or in UTF-16 with its mark of byte order, without the mark.
    ///
    /// @param file how complaints call it
    /// @throws BadInput with what it is otherwise, or the line and column of the first byte that is no text
    public static String decode(String file, byte[] bytes) {
        return new TextBytes(file, bytes).text();
    }

    /// The beginning of a text in UTF-8 or UTF-16, without the mark; what is no text is replaced.
    public static String beginning(byte[] bytes) {
        return unmarked(new String(bytes, TextBytes.isUtf16(bytes) ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8));
    }

    /// The text without the mark of byte order with which editors on Windows begin a file.
    public static String unmarked(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    /// The same for who reads it piece by piece, and counts: it may have grown since its size was read.
    public static InputStream open(Path file, long largest, String right) {
        try {
            var attributes = Files.readAttributes(file, BasicFileAttributes.class);
            if (attributes.isDirectory()) throw new BadInput("is a folder; " + right + " would be right");
            if (!attributes.isRegularFile())
                throw new BadInput("is a device or a pipe; " + right + " would be right");
            if (attributes.size() > largest) throw tooLarge(largest);
            return Files.newInputStream(file);
        } catch (IOException e) {
            throw unreadable(e, right);
        }
    }

    /// What a message calls a file: its path, cut where it is too long.
    public static String name(Path file) {
        if (TemporaryCopy.isStandard(file)) return STANDARD;
        String path = file.toString();
        return path.length() <= MOST_NAMED ? path : path.substring(0, MOST_NAMED) + "…";
    }

    /// @param largest bytes that it may have
    public static BadInput tooLarge(long largest) {
        return new BadInput("has more than " + (largest < MEGABYTE ? largest + " bytes" : largest / MEGABYTE + " MB")
                + "; a smaller file would be right");
    }

    /// @param right what would be
    public static BadInput unreadable(IOException e, String right) {
        if (e instanceof NoSuchFileException) return new BadInput("does not exist; " + right + " would be right");
        String reason = e instanceof AccessDeniedException ? "permission denied"
                : e instanceof FileSystemException f && f.getReason() != null ? f.getReason() : e.getMessage();
        return new BadInput("cannot be read: " + reason + "; " + right + " that can be read would be right");
    }
}
