package limber.presentation.words;

import java.util.Locale;
import java.util.ResourceBundle;
import limber.engine.platform.Platform;

/// A language in which all words of the window and the models exist.
public enum Language implements NamedChoice {
    ENGLISH(Locale.ENGLISH, "English"), CHINESE(Locale.CHINESE, "中文");

    private final Locale locale;
    private final String title;

    Language(Locale locale, String title) {
        this.locale = locale;
        this.title = title;
    }

    /// The system's language; English where it is none of these.
    public static Language ofMachine() {
        return Locale.getDefault().getLanguage().equals(CHINESE.locale.getLanguage()) ? CHINESE : ENGLISH;
    }

    public Locale locale() {
        return locale;
    }

    /// Its name in the language itself.
    public String title() {
        return title;
    }

    /// The window's words.
    public ResourceBundle words() {
        return Platform.here().words("limber.presentation.words.words", locale, Language.class.getClassLoader());
    }
}
