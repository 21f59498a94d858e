package limber.ui.preferences;

import java.util.Arrays;
import java.util.List;
import limber.presentation.words.NamedChoice;

/// The size of the window's text, of which the theme's own is 100 %.
public enum TextSize implements NamedChoice {
    USUAL(100), LARGE(115), LARGER(130), LARGEST(150);

    private final int percent;

    TextSize(int percent) {
        this.percent = percent;
    }

    public int percent() {
        return percent;
    }

    /// The next larger size; the largest one itself.
    public TextSize larger() {
        return values()[Math.min(ordinal() + 1, values().length - 1)];
    }

    /// The next smaller size; the usual one itself.
    public TextSize smaller() {
        return values()[Math.max(ordinal() - 1, 0)];
    }

    /// The percentages of this size and of the smaller ones, the largest first.
    public List<Integer> downwards() {
        return Arrays.stream(values()).limit(ordinal() + 1).map(TextSize::percent).toList().reversed();
    }
}
