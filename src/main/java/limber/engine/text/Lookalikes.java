package limber.engine.text;

import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.platform.Platform;

/// The plain characters that are meant by others which look like them: a minus pasted from a PDF, a quotation mark of
/// a word processor, the wide forms of a Chinese keyboard.
public final class Lookalikes {
    private static final String MINUS = "‐‑‒–—−", SINGLE = "‘’‚′", DOUBLE = "“”„″";

    private Lookalikes() {}

    /// The text in plain characters, without the blanks around it.
    public static String plain(String text) {
        return Platform.here().plain(text).codePoints().mapToObj(Lookalikes::sign)
                .collect(Collectors.joining()).strip();
    }

    /// The sign of ASCII that a character stands for; empty if it stands for none, or is it.
    public static Optional<String> of(int character) {
        String plain = plain(text(character));
        return character < 128 || plain.length() != 1 || plain.charAt(0) >= 128 ? Optional.empty() : Optional.of(plain);
    }

    private static String text(int character) {
        return new String(Character.toChars(character));
    }

    private static String sign(int c) {
        if (MINUS.indexOf(c) >= 0) return "-";
        if (SINGLE.indexOf(c) >= 0) return "'";
        return DOUBLE.indexOf(c) >= 0 ? "\"" : text(c);
    }
}
