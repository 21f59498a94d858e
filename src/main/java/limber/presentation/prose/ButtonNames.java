package limber.presentation.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The keys in a text for which the transport has a button. Where there is no keyboard, the button's picture stands for
/// the key: "press Space" is "press ▶" there.
public final class ButtonNames {
    /// A button of the transport.
    public enum Button {
        PLAY("play"), STEP("forward"), BACK("back"), START("page.start"), UNDO("undo");

        private final String word;

        Button(String word) {
            this.word = word;
        }

        /// The key of its name among the words of the window.
        public String word() {
            return word;
        }
    }

    /// A piece of a text.
    ///
    /// @param button whose key it is; empty for other words
    public record Piece(String text, Optional<Button> button) {}

    /// An arrow is a key where it stands alone, or behind a word that asks for a press; elsewhere it may lead from one
    /// thing to another.
    private static final Pattern KEYS = Pattern.compile("(?<![\\p{L}])Space(?![\\p{L}])|the space bar|空格键|^[→←R]$"
            + "|(?<=[Pp]ress |[Ww]ith |[Tt]hen |按 |用 |按|用|次 |次)[→←]"
            + "|^Home$|(?<=[Pp]ress |按 |按)Home(?![A-Za-z])|Ctrl\\+Z");

    private ButtonNames() {}

    /// Splits a text into keys and what is between them.
    public static List<Piece> pieces(String text) {
        var pieces = new ArrayList<Piece>();
        Matcher key = KEYS.matcher(text);
        int end = 0;
        while (key.find()) {
            if (key.start() > end) pieces.add(new Piece(text.substring(end, key.start()), Optional.empty()));
            pieces.add(new Piece(key.group(), Optional.of(button(key.group()))));
            end = key.end();
        }
        if (end < text.length()) pieces.add(new Piece(text.substring(end), Optional.empty()));
        return pieces;
    }

    private static Button button(String key) {
        return switch (key) {
            case "→" -> Button.STEP;
            case "←" -> Button.BACK;
            case "R", "Home" -> Button.START;
            case "Ctrl+Z" -> Button.UNDO;
            default -> Button.PLAY;
        };
    }
}
