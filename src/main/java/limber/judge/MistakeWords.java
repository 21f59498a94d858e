package limber.judge;

import java.util.ResourceBundle;
import limber.engine.settings.NumberText;

/// The sentences about what programs do wrong.
public final class MistakeWords {
    private static final int DIGITS = 4;

    private MistakeWords() {}

    /// What a program computes, such as `each correction times 0.9`.
    ///
    /// @param value a word, or a number, of which a sentence has a few digits
    public static String text(ResourceBundle words, String name, String value) {
        String word = "mistake." + name + "." + value;
        return words.containsKey(word) ? words.getString(word)
                : words.getString("mistake." + name).formatted(NumberText.shown(Double.parseDouble(value), DIGITS));
    }
}
