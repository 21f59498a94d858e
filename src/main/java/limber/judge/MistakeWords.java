package limber.judge;

import java.util.ResourceBundle;

/// The sentences about what programs do wrong.
public final class MistakeWords {
    private MistakeWords() {}

    /// What a program computes, such as `each correction times 0.9`.
    ///
    /// @param value a word, or a number
    public static String text(ResourceBundle words, String name, String value) {
        String word = "mistake." + name + "." + value;
        return words.containsKey(word) ? words.getString(word) : words.getString("mistake." + name).formatted(value);
    }
}
