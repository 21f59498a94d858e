package limber.ui;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.UnaryOperator;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.presentation.words.Language;

/// A switch for robot tests that makes all words of the window and of the models longer, as another language may.
///
/// `./limber test NAME -Dlimber.texts=doubled` says every text twice, `-Dlimber.texts=long` adds a long word. The
/// stretched bundles are put into the cache of [ResourceBundle] before the real ones are requested.
enum StretchedTexts {
    DOUBLED(text -> text + " " + plain(text)), LONG(text -> text + " Donaudampfschifffahrtsgesellschaft");

    private static final String PLACEHOLDERS = "%(\\d+\\$)?[-#+ 0,(]*\\d*(\\.\\d+)?[a-zA-Z%]|\\{[^}]*\\}";

    private final UnaryOperator<String> stretch;
    /// Kept, since the cache forgets what nobody holds.
    private final List<ResourceBundle> held = new ArrayList<>();

    StretchedTexts(UnaryOperator<String> stretch) {
        this.stretch = stretch;
    }

    /// A text without the places for values, which may be there only once.
    private static String plain(String text) {
        return text.replaceAll(PLACEHOLDERS, "");
    }

    /// What `-Dlimber.texts` says, if it says anything.
    static void ifAsked() {
        String asked = System.getProperty("limber.texts");
        if (asked != null) valueOf(asked.toUpperCase(Locale.ROOT)).begin();
    }

    /// All words are stretched from now on.
    void begin() {
        ResourceBundle.clearCache(StretchedTexts.class.getClassLoader());
        var stretching = new Stretching();
        for (Language language : Language.values()) {
            hold("limber.presentation.words.words", language.locale(), stretching);
            for (Model model : Catalog.MODELS)
                for (String name : List.of("words", "captions"))
                    hold(model.getClass().getPackageName() + "." + name, language.locale(), stretching);
        }
    }

    private void hold(String bundle, Locale locale, ResourceBundle.Control control) {
        ResourceBundle found = ResourceBundle.getBundle(bundle, locale, StretchedTexts.class.getClassLoader(), control);
        held.add(found);
    }

    /// Words are as they were.
    void end() {
        held.clear();
        ResourceBundle.clearCache(StretchedTexts.class.getClassLoader());
    }

    /// Reads bundles and stretches what they say.
    private final class Stretching extends ResourceBundle.Control {
        @Override public List<String> getFormats(String base) {
            return FORMAT_PROPERTIES;
        }

        @Override public Locale getFallbackLocale(String base, Locale locale) {
            return null;
        }

        @Override public ResourceBundle newBundle(String base, Locale locale, String format, ClassLoader loader,
                boolean reload) throws IllegalAccessException, InstantiationException, IOException {
            ResourceBundle real = super.newBundle(base, locale, format, loader, reload);
            return real == null ? null : new Stretched(real, locale);
        }
    }

    private final class Stretched extends ResourceBundle {
        private final ResourceBundle real;
        private final Locale locale;

        Stretched(ResourceBundle real, Locale locale) {
            this.real = real;
            this.locale = locale;
        }

        @Override public Locale getLocale() {
            return locale;
        }

        @Override protected Object handleGetObject(String key) {
            return real.containsKey(key) ? stretch.apply(real.getString(key)) : null;
        }

        @Override public Enumeration<String> getKeys() {
            return Collections.enumeration(real.keySet());
        }
    }
}
