package limber.ui;

import java.util.Locale;
import java.util.ResourceBundle;

/// A language that all words of window and models are there in.
public enum Language implements Named {
    ENGLISH(Locale.ENGLISH, "English"), CHINESE(Locale.CHINESE, "中文");

    private static final ResourceBundle.Control NO_DETOUR = ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final Locale locale;
    private final String title;

    Language(Locale locale, String title) {
        this.locale = locale;
        this.title = title;
    }

    /// That of the machine, English where it is none of these.
    public static Language ofMachine() {
        return Locale.getDefault().getLanguage().equals(CHINESE.locale.getLanguage()) ? CHINESE : ENGLISH;
    }

    public Locale locale() {
        return locale;
    }

    /// Its name in itself.
    String title() {
        return title;
    }

    /// The window's words.
    ResourceBundle words() {
        return ResourceBundle.getBundle("limber.ui.words", locale, NO_DETOUR);
    }
}
